import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import { isProcessed, requestGroup } from '@stagedoor/rules/requests/request-status';
import { seriesMessage } from '@stagedoor/rules/events/series-window';
import { Alert } from '@stagedoor/ui/alert';
import { Card } from '@stagedoor/ui/card';
import type { HeadingLevel } from '@stagedoor/ui/heading';
import { Stack } from '@stagedoor/ui/stack';
import { historyPath } from '../../parts/history/history-address.ts';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { HistoryLink } from '../../parts/history/history-link.tsx';
import { Link } from '@stagedoor/screens/link';
import { useNow } from '@stagedoor/screens/clock';
import { RequestStatusTag } from '../../parts/requests/request-status-tag.tsx';
import { requestElementId } from './request-facts.ts';
import { RequestEvents } from './request-events.tsx';
import { SeriesActions } from './series-actions.tsx';
import { SeriesFoot } from './series-foot.tsx';
import type { Priority } from './use-priority.ts';
import { useScrollTo } from './use-scroll-to.ts';
import styles from './request-history.module.css';

interface SeriesCardProps {
  request: SeriesRequest;
  priority: Priority;
  titleLevel: HeadingLevel;
  address: HistoryAddress;
}

/** One series request: its numbers, its events, what can be done with it and what it can cost. */
export function SeriesCard({ request, priority, titleLevel, address }: SeriesCardProps) {
  const { number, series, status } = request;
  const now = useNow();
  const closed = isProcessed(status.constant) ? null : seriesMessage(series, now);
  useScrollTo(address, number);
  const numbers = <RequestNumbers request={request} />;
  return (
    <Card
      id={requestElementId(number)}
      className={styles.request}
      title={series.showName ? series.name : numbers}
      titleLevel={titleLevel}
      subtitle={series.showName && numbers}
      actions={<SeriesActions request={request} />}
    >
      <Stack>
        {closed && <Alert icon="clock">{closed}</Alert>}
        <RequestEvents request={request} priority={priority} address={address} />
        <SeriesFoot request={request} />
      </Stack>
    </Card>
  );
}

/** HIST-REQ-06, HIST-REQ-07: the request's number, and the order's once there is one. */
function RequestNumbers({ request: { number, status, orderUniqueId } }: { request: SeriesRequest }) {
  const order = requestGroup(status.constant) === 'confirmed' && orderUniqueId && `Z${orderUniqueId}`;
  return (
    <span className={styles.numbers}>
      <span>
        {messages.requestNumber}{' '}
        <HistoryLink address={{ type: 'requests', id: number, view: 'summary' }}>{number}</HistoryLink>
      </span>
      {order && (
        <span>
          {orderHistoryMessages.orderNumber}{' '}
          <Link to={historyPath({ type: 'orders', id: order })}>{order}</Link>
        </span>
      )}
      <RequestStatusTag status={status} />
    </span>
  );
}
