import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { labels } from '@stagedoor/rules/messages/labels';
import { requestMessages } from '@stagedoor/rules/messages/requests';
import { Alert } from '@stagedoor/ui/alert';
import { DialogLink } from '../../parts/history/history-link.tsx';
import { detailsAddress } from './request-paths.ts';

interface NothingLeftProps {
  request: SeriesRequest;
  eventRequest: EventRequest;
}

/** DIALOG-07: with every line at 0 the request is to be deleted instead. */
export function NothingLeft({ request, eventRequest }: NothingLeftProps) {
  return (
    <Alert
      tone="warning"
      role="alert"
      title={requestMessages.nothingLeft}
      actions={
        <DialogLink address={detailsAddress(request, eventRequest, 'delete')}>
          {labels.deleteRequest}
        </DialogLink>
      }
    />
  );
}
