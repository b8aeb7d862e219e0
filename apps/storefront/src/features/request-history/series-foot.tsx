import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { formatDateTime } from '@stagedoor/rules/dates';
import { fanCheckoutMessages } from '@stagedoor/rules/messages/fan-checkout';
import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Link } from '../../parts/link.tsx';
import { useNow } from '../../parts/page/clock.tsx';
import { rightsOf } from './request-facts.ts';
import { SeriesTotals } from './series-totals.tsx';
import styles from './request-history.module.css';

/** Under the events: the way to ask for more, and what all of it can cost. */
export function SeriesFoot({ request }: { request: SeriesRequest }) {
  const { closedDate } = request.series;
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
      <div className={styles.totals}>
        <SeriesTotals request={request} />
      </div>
    </div>
  );
}
