import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { receiptMessages as messages } from '@stagedoor/rules/messages/receipts';
import { isProcessed } from '@stagedoor/rules/request-status';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Heading } from '@stagedoor/ui/heading';
import { Page } from '@stagedoor/ui/page';
import { Stack } from '@stagedoor/ui/stack';
import { historyPath } from '../../parts/history/history-address.ts';
import { Link } from '../../parts/link.tsx';
import { RequestStatusTag } from '../../parts/requests/request-status-tag.tsx';
import { useSession } from '../../parts/session/use-session.ts';
import { RequestCost } from './request-cost.tsx';
import { RequestedEvent } from './requested-event.tsx';
import { RequestShipping } from './request-shipping.tsx';
import styles from './request-receipt.module.css';

interface ReceiptOfProps {
  request: SeriesRequest;
  eventRequest: EventRequest;
}

/** RECEIPT-02: thanks, the number, what was asked for, and what it may cost. It prints as one sheet. */
export function ReceiptOf({ request, eventRequest }: ReceiptOfProps) {
  const { session } = useSession();
  const { constant, customerStatus } = eventRequest.status;
  return (
    <Page narrow className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{messages.requestHeadline}</Heading>
        <p className={styles.number}>
          {messages.requestNumber(request.number)}
          <RequestStatusTag status={eventRequest.status} />
        </p>
        {session?.email && <p>{messages.mailedTo(session.email)}</p>}
      </header>
      <Stack gap={24}>
        <Alert tone="warning" icon="clock">
          {isProcessed(constant) ? customerStatus : messages.notYetAwarded}
        </Alert>
        <RequestedEvent request={request} eventRequest={eventRequest} />
        <RequestCost request={request} />
        <RequestShipping request={request} />
        <div className={styles.ways}>
          <ButtonLink render={<Link to="/events" />}>{messages.requestMoreTickets}</ButtonLink>
          <ButtonLink look="lined" render={<Link to={historyPath({ type: 'requests' })} />}>
            {messages.viewMyRequests}
          </ButtonLink>
          <ButtonLink look="lined" render={<Link to="/" />}>
            {messages.backToEvents}
          </ButtonLink>
          <Button look="link" onClick={() => print()}>
            {messages.print}
          </Button>
        </div>
      </Stack>
    </Page>
  );
}
