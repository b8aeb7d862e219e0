import type { OfficeWaitingList } from '@stagedoor/contract/calls/office/waiting-list';
import { waitingOfficeMessages as words } from '@stagedoor/rules/messages/waiting-office';
import { useNow } from '@stagedoor/screens/clock';
import { Panel } from '@stagedoor/ui/office/panel';
import { useTimes } from '../../../parts/time/use-times.ts';
import styles from './waiting.module.css';

type Returned = OfficeWaitingList['returns'][number];

const outcomeOf = ({ how, offeredTo, bought, letGo }: Returned): string => {
  const parts = [
    offeredTo.length > 0 && words.offeredTo(offeredTo.join(', ')),
    bought > 0 && words.bought(bought),
    letGo > 0 && words.letGo(letGo),
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(', ');
  return how === 'customer' ? words.staysTheirs : words.onSale;
};

/** What came back, how, and what became of it. */
export function WaitingReturns({ list: { returns } }: { list: OfficeWaitingList }) {
  const { shortTime } = useTimes();
  const now = useNow();
  return (
    <Panel title={words.cameBack} flush foot={words.untilOffered}>
      {returns.length === 0 ? (
        <p className={styles.foot}>{words.nothingCame}</p>
      ) : (
        <ul className={styles.returns}>
          {returns.map((each) => (
            <li key={`${each.at.getTime()} ${each.levelName}`}>
              <div>
                <strong>
                  {each.tickets} {each.levelName}
                </strong>
                <span className={styles.below}>
                  {words.how[each.how]}, {shortTime(each.at, now)}
                </span>
              </div>
              <span className={styles.outcome}>{outcomeOf(each)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
