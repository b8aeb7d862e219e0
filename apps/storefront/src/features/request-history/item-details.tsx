import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import { labels } from '@stagedoor/rules/messages/labels';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { formatUsd } from '@stagedoor/rules/money';
import { isProcessed } from '@stagedoor/rules/request-status';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Dialog } from '@stagedoor/ui/dialog';
import { Stack } from '@stagedoor/ui/stack';
import { Totals } from '@stagedoor/ui/totals';
import { DialogLink } from '../../parts/history/history-link.tsx';
import { Link } from '../../parts/link.tsx';
import { useNow } from '../../parts/page/clock.tsx';
import { RequestStatusTag } from '../../parts/requests/request-status-tag.tsx';
import { totalRows } from '../../parts/total-rows/total-rows.ts';
import { EventFacts } from './event-facts.tsx';
import { EventRequestLines } from './event-request-lines.tsx';
import { rightsOf } from './request-facts.ts';
import { detailsAddress, receiptPath } from './request-paths.ts';

interface ItemDetailsProps {
  request: SeriesRequest;
  eventRequest: EventRequest;
  onClose: () => void;
}

/** HIST-REQ-19: one event request with its lines and their statuses. */
export function ItemDetails({ request, eventRequest, onClose }: ItemDetailsProps) {
  const { edit } = rightsOf(request, useNow());
  const { status, totals } = eventRequest;
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.itemDetails}
      actions={
        edit && (
          <>
            <ButtonLink
              look="lined"
              render={<DialogLink address={detailsAddress(request, eventRequest, 'delete')} />}
            >
              {labels.deleteRequest}
            </ButtonLink>
            <ButtonLink render={<DialogLink address={detailsAddress(request, eventRequest, 'edit')} />}>
              {labels.editRequest}
            </ButtonLink>
          </>
        )
      }
    >
      <Stack gap={24}>
        <EventFacts event={eventRequest.event} tag={<RequestStatusTag status={status} />} />
        <EventRequestLines eventRequest={eventRequest} />
        {!isProcessed(status.constant) && (
          <Totals
            rows={totalRows({ ...totals, shippingCents: 0 })}
            total={{ label: receiptMessages.thisEvent, value: formatUsd(totals.totalCents) }}
          />
        )}
        <Link to={receiptPath(request, eventRequest)}>{historyDialogMessages.viewReceipt}</Link>
      </Stack>
    </Dialog>
  );
}
