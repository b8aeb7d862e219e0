import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { receiptMessages as messages } from '@stagedoor/rules/messages/receipts';
import { isProcessed } from '@stagedoor/rules/requests/request-status';
import { Alert } from '@stagedoor/ui/alert';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Card } from '@stagedoor/ui/card';
import { historyPath } from '../../parts/history/history-address.ts';
import { Link } from '@stagedoor/screens/link';
import { ReceiptSheet } from '../../parts/receipt/receipt-sheet.tsx';
import { RequestOutcome } from '../../parts/requests/request-outcome.tsx';
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
  const decided = isProcessed(constant);
  return (
    <ReceiptSheet
      headline={decided ? messages.decided(customerStatus) : messages.requestHeadline}
      number={messages.requestNumber(request.number)}
      status={<RequestStatusTag status={eventRequest.status} />}
      email={decided ? undefined : session?.email}
      side={
        <>
          {decided ? (
            <Card title={messages.outcome}>
              <RequestOutcome request={request} />
            </Card>
          ) : (
            <RequestCost request={request} />
          )}
          <RequestShipping request={request} />
        </>
      }
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
      {!decided && (
        <Alert tone="warning" icon="clock">
          {messages.notYetAwarded}
        </Alert>
      )}
      <RequestedEvent request={request} eventRequest={eventRequest} />
    </ReceiptSheet>
  );
}
