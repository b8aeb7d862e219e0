import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { receiptMessages as messages } from '@stagedoor/rules/messages/receipts';
import { isProcessed } from '@stagedoor/rules/request-status';
import { Alert } from '@stagedoor/ui/alert';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { historyPath } from '../../parts/history/history-address.ts';
import { Link } from '../../parts/link.tsx';
import { ReceiptSheet } from '../../parts/receipt/receipt-sheet.tsx';
import { RequestStatusTag } from '../../parts/requests/request-status-tag.tsx';
import { useSession } from '../../parts/session/use-session.ts';
import { RequestCost } from './request-cost.tsx';
import { RequestedEvent } from './requested-event.tsx';
import { RequestShipping } from './request-shipping.tsx';

interface ReceiptOfProps {
  request: SeriesRequest;
  eventRequest: EventRequest;
}

/** RECEIPT-02: thanks, the number, what was asked for, and what it may cost. */
export function ReceiptOf({ request, eventRequest }: ReceiptOfProps) {
  const { session } = useSession();
  const { constant, customerStatus } = eventRequest.status;
  return (
    <ReceiptSheet
      headline={messages.requestHeadline}
      number={messages.requestNumber(request.number)}
      status={<RequestStatusTag status={eventRequest.status} />}
      email={session?.email}
      ways={
        <>
          <ButtonLink render={<Link to="/events" />}>{messages.requestMoreTickets}</ButtonLink>
          <ButtonLink look="lined" render={<Link to={historyPath({ type: 'requests' })} />}>
            {messages.viewMyRequests}
          </ButtonLink>
          <ButtonLink look="lined" render={<Link to="/" />}>
            {messages.backToEvents}
          </ButtonLink>
        </>
      }
    >
      <Alert tone="warning" icon="clock">
        {isProcessed(constant) ? customerStatus : messages.notYetAwarded}
      </Alert>
      <RequestedEvent request={request} eventRequest={eventRequest} />
      <RequestCost request={request} />
      <RequestShipping request={request} />
    </ReceiptSheet>
  );
}
