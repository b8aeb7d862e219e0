import type { OutputOf } from '@stagedoor/contract/call';
import type { countGuests } from '@stagedoor/contract/calls/office/guests';
import { Meter } from '@stagedoor/ui/office/meter';
import { Panel } from '@stagedoor/ui/office/panel';
import styles from './guests.module.css';

/** Places by level: approved, asked for, free. */
export function GuestLevels({ levels }: { levels: OutputOf<typeof countGuests>['levels'] }) {
  if (levels.length === 0) return null;
  return (
    <Panel>
      <ul className={styles.levels} aria-label="Places by level">
        {levels.map(({ levelId, event, name, approved, wanted, free, capacity }) => {
          const words = `${approved} approved, ${wanted} asked for, ${free} of ${capacity} free`;
          return (
            <li key={levelId}>
              <strong>{name}</strong> <span className={styles.event}>{event}</span>
              <Meter
                label={words}
                total={capacity}
                parts={[
                  { label: 'Approved', value: approved, look: 'good' },
                  { label: 'Asked for', value: wanted, look: 'held' },
                ]}
              />
              <span>{words}</span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
