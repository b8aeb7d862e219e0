import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { labels } from '@stagedoor/rules/messages/labels';
import { requestMessages } from '@stagedoor/rules/messages/requests';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { Button } from '@stagedoor/ui/button';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Dialog } from '@stagedoor/ui/dialog';
import { DialogLink } from '../../parts/history/history-link.tsx';
import { ON_PLAN } from './series-actions.tsx';

interface PlanGainedProps {
  request: SeriesRequest;
  onClose: () => void;
}

/** DIALOG-09: the edit made the plan available. */
export function PlanGained({ request, onClose }: PlanGainedProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={requestMessages.updated}
      description={requestMessages.planNowAvailable}
      actions={
        <>
          <Button look="lined" onClick={onClose}>
            {shellMessages.dismiss}
          </Button>
          <ButtonLink
            render={
              <DialogLink
                address={{ type: 'requests', id: request.number, view: 'edit-billing' }}
                hash={ON_PLAN}
              />
            }
          >
            {labels.managePayment}
          </ButtonLink>
        </>
      }
    />
  );
}
