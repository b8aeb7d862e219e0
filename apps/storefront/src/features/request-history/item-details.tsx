import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import { labels } from '@stagedoor/rules/messages/labels';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { isProcessed } from '@stagedoor/rules/requests/request-status';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Dialog } from '@stagedoor/ui/dialog';
import { Stack } from '@stagedoor/ui/stack';
import { Totals } from '@stagedoor/ui/totals';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { DrawOutcome } from '../../parts/draw/draw-outcome.tsx';
import { DialogLink } from '../../parts/history/history-link.tsx';
import { Link } from '@stagedoor/screens/link';
import { useNow } from '@stagedoor/screens/clock';
import { RequestOutcome } from '../../parts/requests/request-outcome.tsx';
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
  const currency = useCurrency();
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
        <EventRequestLines request={request} eventRequest={eventRequest} />
        <DrawOutcome request={request} eventId={eventRequest.eventId} />
        {!isProcessed(status.constant) && (
          <Totals
            rows={totalRows({ ...totals, shippingCents: 0 }, currency)}
            total={{ label: receiptMessages.thisEvent, value: formatMoney(totals.totalCents, currency) }}
          />
        )}
        {isProcessed(status.constant) && <RequestOutcome request={request} />}
        <Link to={receiptPath(request, eventRequest)}>{historyDialogMessages.viewReceipt}</Link>
      </Stack>
    </Dialog>
  );
}
