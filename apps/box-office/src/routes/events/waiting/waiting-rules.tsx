import type { OfficeWaitingList } from '@stagedoor/contract/calls/office/waiting-list';
import { waitingOfficeMessages as words } from '@stagedoor/rules/messages/waiting-office';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import styles from './waiting.module.css';

/** What customers are told; it is changed where the show is described. */
export function WaitingRules({ list: { hours, mostTickets } }: { list: OfficeWaitingList }) {
  if (hours === undefined) return null;
  return (
    <Panel title={words.rules}>
      <FactList
        facts={[
          { name: words.sendHours, value: words.sendHoursValue },
          { name: words.holds, value: words.hours(hours) },
          { name: words.aPerson, value: words.atMost(mostTickets) },
          { name: words.twoGoBy, value: words.offTheList },
          { name: words.ends, value: words.withSale },
        ]}
      />
      <p className={styles.quiet}>{words.theyRead}</p>
    </Panel>
  );
}
