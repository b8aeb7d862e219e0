import type { OfficeWaitingList } from '@stagedoor/contract/calls/office/waiting-list';
import { labels } from '@stagedoor/rules/messages/labels';
import { waitingOfficeMessages as words } from '@stagedoor/rules/messages/waiting-office';
import { Link } from '@stagedoor/screens/link';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { useTimes } from '../../../parts/time/use-times.ts';
import styles from './waiting.module.css';

/** What customers are told; it is changed where the show is described. */
export function WaitingRules({ list: { eventId, hours, mostTickets, endsAt } }: { list: OfficeWaitingList }) {
  const maySetUp = useMayDo('setup.change');
  const { formatDateTime } = useTimes();
  if (hours === undefined) return null;
  return (
    <Panel
      title={words.rules}
      aside={
        maySetUp && (
          <ButtonLink look="lined" size="s" render={<Link to={`/setup/shows/${eventId}`} />}>
            {labels.edit}
          </ButtonLink>
        )
      }
    >
      <FactList
        facts={[
          { name: words.sendHours, value: words.sendHoursValue },
          { name: words.holds, value: words.hours(hours) },
          { name: words.aPerson, value: words.atMost(mostTickets) },
          { name: words.twoGoBy, value: words.offTheList },
          { name: words.ends, value: endsAt ? formatDateTime(endsAt) : words.withSale },
        ]}
      />
      <p className={styles.quiet}>{words.theyRead}</p>
    </Panel>
  );
}
