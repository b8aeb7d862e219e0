import { Link } from '@stagedoor/screens/link';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { useOutletScope } from '../parts/address/use-outlet-scope.ts';
import { useGoing } from '../parts/keys/use-key.ts';
import type { Room } from './room.ts';
import { RoomCount } from './room-count.tsx';
import styles from './rail-link.module.css';

interface RailLinkProps {
  room: Room;
  here: boolean;
  onLeave: (() => void) | undefined;
}

export function RailLink({ room, here, onLeave }: RailLinkProps) {
  const { within } = useOutletScope();
  const going = useGoing();
  return (
    <Link
      to={within(room.paths[0])}
      aria-current={here ? 'page' : undefined}
      aria-keyshortcuts={room.letter && `G ${room.letter}`}
      className={styles.link}
      onClick={onLeave}
    >
      <OfficeIcon name={room.icon} size={1.15} />
      <span className={styles.title}>{room.title}</span>
      {going && room.letter ? <kbd className={styles.letter}>{room.letter}</kbd> : <RoomCount room={room} />}
    </Link>
  );
}
