import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { Tag } from '@stagedoor/ui/tag';
import { Mark } from '../features/sign-in/mark.tsx';
import { RunningTasks } from '../features/running-tasks/running-tasks.tsx';
import { useStaff } from '../parts/session/use-staff.ts';
import { OutletChoice } from './outlet-choice.tsx';
import styles from './rail.module.css';
import { RailLink } from './rail-link.tsx';
import { roomGroups } from './room.ts';
import type { Room } from './room.ts';
import { SearchButton } from './search-button.tsx';
import { WhoIsIn } from './who-is-in.tsx';

export interface RailProps {
  rooms: readonly Room[];
  here: Room | undefined;
  /** Opens the sheet of keys. */
  onKeys: () => void;
  /** Opens the search over the page. */
  onSearch: () => void;
  /** Somebody went somewhere: a drawer closes. */
  onLeave?: () => void;
}

/** Where one works, the rooms in their groups, and who is signed in. */
export function Rail({ rooms, here, onKeys, onSearch, onLeave }: RailProps) {
  const { workplace, session } = useStaff();
  return (
    <div className={styles.rail}>
      <div className={styles.house}>
        <Mark size={26} />
        <div className={styles.names}>
          <p className={styles.seller}>{workplace.sellerName}</p>
          <OutletChoice />
        </div>
      </div>
      <SearchButton onSearch={onSearch} />
      <nav aria-label="Rooms" className={styles.rooms}>
        {roomGroups.map((group) => {
          const inGroup = rooms.filter((room) => room.group === group);
          if (inGroup.length === 0) return null;
          return (
            <div key={group} className={styles.group}>
              {group && <h2 className={styles.groupName}>{group}</h2>}
              <ul className={styles.list}>
                {inGroup.map((room) => (
                  <li key={room.title}>
                    <RailLink room={room} here={room === here} onLeave={onLeave} />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
      <div className={styles.foot}>
        <RunningTasks />
        {session.gateway.isSandbox && (
          <Tag tone="attention" icon={<OfficeIcon name="info" size={1} />}>
            {session.gateway.name}
          </Tag>
        )}
        <WhoIsIn onKeys={onKeys} />
      </div>
    </div>
  );
}
