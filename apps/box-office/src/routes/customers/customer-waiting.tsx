import type { OfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import { Link } from '@stagedoor/screens/link';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import type { OfficeIconName } from '@stagedoor/ui/office/office-icon';
import { Panel } from '@stagedoor/ui/office/panel';
import { Tag } from '@stagedoor/ui/tag';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './customer-waiting.module.css';

type Waiting = OfficeCustomer['waiting'][number];

const looks: Record<
  Waiting['what'],
  { icon: OfficeIconName; words: string; whose: string; path: (number: string) => string }
> = {
  declined: {
    icon: 'card',
    words: 'A payment was declined',
    whose: 'with the customer',
    path: (number) => `/orders/${number}`,
  },
  refund: {
    icon: 'undo',
    words: 'Asks for a refund',
    whose: 'with finance',
    path: (number) => `/refunds/${number}`,
  },
  upgrade: { icon: 'up', words: 'Asks for better seats', whose: 'with finance', path: () => '/upgrades' },
};

/** What is open, and whose turn it is. Nothing at all where nothing is. */
export function CustomerWaiting({ waiting }: { waiting: readonly Waiting[] }) {
  const { formatDate } = useTimes();
  const { within } = useOutletScope();
  if (waiting.length === 0) return null;
  return (
    <Panel title="Waiting for somebody" aside={String(waiting.length)} flush>
      <ul className={styles.list}>
        {waiting.map(({ number, what, since }) => {
          const { icon, words, whose, path } = looks[what];
          return (
            <li key={`${what} ${number}`} className={styles.line}>
              <span className={styles.icon}>
                <OfficeIcon name={icon} size={1.1} />
              </span>
              <span>
                <Link to={within(path(number))}>
                  <strong>{words}</strong>
                </Link>
                <br />
                <small>
                  {number}
                  {since && `, since ${formatDate(since)}`}
                </small>
              </span>
              <Tag>{whose}</Tag>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
