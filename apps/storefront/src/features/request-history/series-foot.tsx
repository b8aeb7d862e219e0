import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { fanCheckoutMessages } from '@stagedoor/rules/messages/fan-checkout';
import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { isProcessed } from '@stagedoor/rules/requests/request-status';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Heading } from '@stagedoor/ui/heading';
import { Link } from '@stagedoor/screens/link';
import { useNow } from '@stagedoor/screens/clock';
import { RequestOutcome } from '../../parts/requests/request-outcome.tsx';
import { rightsOf } from './request-facts.ts';
import { SeriesTotals } from './series-totals.tsx';
import { useTimes } from '../../parts/shop/use-times.ts';
import styles from './request-history.module.css';

/** Under the events: the way to ask for more, what was charged once that is decided, and what all of it can cost. */
export function SeriesFoot({ request }: { request: SeriesRequest }) {
  const { formatDateTime } = useTimes();
  const { closedDate } = request.series;
  const decided = isProcessed(request.status.constant);
  return (
    <div className={styles.foot}>
      {rightsOf(request, useNow()).add && (
        <div className={styles.add}>
          <ButtonLink look="washed" render={<Link to="/events" />}>
            {messages.addToYourRequest}
          </ButtonLink>
          <p className={styles.quiet}>
            {closedDate && `${requestPickerMessages.closes(formatDateTime(closedDate))} `}
            {fanCheckoutMessages.chargedLater}
          </p>
        </div>
      )}
      {decided && (
        <div className={styles.outcome}>
          <Heading level={4} look="s">
            {receiptMessages.outcome}
          </Heading>
          <RequestOutcome request={request} />
        </div>
      )}
      <div className={styles.totals}>
        {decided && (
          <Heading level={4} look="s">
            {receiptMessages.mostItCouldCost}
          </Heading>
        )}
        <SeriesTotals request={request} tickets={decided} />
      </div>
    </div>
  );
}
