import { Link } from '@stagedoor/screens/link';
import { Icon } from '@stagedoor/ui/icon';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { useOutletScope } from '../parts/address/use-outlet-scope.ts';
import { builtRooms } from './open-rooms.ts';
import { phoneTabs } from './room.ts';
import type { Room } from './room.ts';
import { RoomCount } from './room-count.tsx';
import styles from './phone-tabs.module.css';

interface PhoneTabsProps {
  rooms: readonly Room[];
  here: Room | undefined;
  onMore: () => void;
}

/** At the foot of a phone: the four rooms that were made for it, and the way to all others. */
export function PhoneTabs({ rooms, here, onMore }: PhoneTabsProps) {
  const { within } = useOutletScope();
  const search = builtRooms.find(({ paths }) => paths[0] === '/search');
  const tabs = phoneTabs.flatMap(
    (path) => [...rooms, ...(search ? [search] : [])].find(({ paths }) => paths[0] === path) ?? [],
  );
  return (
    <nav aria-label="Tabs" className={styles.tabs}>
      {tabs.map((room) => (
        <Link
          key={room.title}
          to={within(room.paths[0])}
          aria-current={room === here ? 'page' : undefined}
          className={styles.tab}
        >
          <OfficeIcon name={room.icon} size={1.5} />
          {room.title}
          <span className={styles.count}>
            <RoomCount room={room} strong />
          </span>
        </Link>
      ))}
      <button type="button" className={styles.tab} onClick={onMore}>
        <Icon name="menu" size={1.5} />
        More
      </button>
    </nav>
  );
}
