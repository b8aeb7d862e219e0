import { listEvents } from '@stagedoor/contract/calls/office/events';
import { useNow } from '@stagedoor/screens/clock';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Panel } from '@stagedoor/ui/office/panel';
import { StockMeter } from '../../features/stock/stock-meter.tsx';
import { soldWords } from '../../features/stock/stock-words.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './on-sale.module.css';

const MOST = 5;
const AGAIN_MS = 30_000;

/** How far are the next events sold? */
export function OnSale() {
  const { shortDay } = useTimes();
  const { outletId, within } = useOutletScope();
  const now = useNow();
  const answer = useOfficeAnswer(
    listEvents,
    { when: 'coming', outletId },
    { refetchInterval: AGAIN_MS, keep: true },
  );
  return (
    <Panel title="Next events" aside={<Link to={within('/events')}>All events</Link>}>
      <Answered answer={answer} what="This list">
        {({ rows }) => {
          const shown = rows.filter(({ stock, isListed }) => isListed && stock.capacity > 0).slice(0, MOST);
          if (shown.length === 0) return <EmptyState title="No event is to come" />;
          return (
            <ul className={styles.events}>
              {shown.map(({ id, name, startsAt, venue, stock }) => (
                <li key={id} className={styles.event}>
                  <span>
                    <Link to={within(`/events/${id}`)}>{name}</Link>
                    <br />
                    <small>{[startsAt && shortDay(startsAt, now), venue].filter(Boolean).join(', ')}</small>
                  </span>
                  <span className={styles.stock}>
                    <small>{soldWords(stock)}</small>
                    <StockMeter stock={stock} />
                  </span>
                </li>
              ))}
            </ul>
          );
        }}
      </Answered>
    </Panel>
  );
}
