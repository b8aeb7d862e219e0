import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { Link } from '@stagedoor/screens/link';
import { Heading } from '@stagedoor/ui/heading';
import { Picture } from '../../parts/picture.tsx';
import { useTimes } from '../../parts/shop/use-times.ts';
import styles from './seats.module.css';

/** Whose evening it is, in two lines. */
export function SeatsHead({ event }: { event: OutletEvent }) {
  const { formatDateTime } = useTimes();
  const { show } = event;
  const title = event.overrideName ?? show.artist?.name ?? show.name ?? '';
  const city = [show.venue?.city, show.venue?.state].filter(Boolean).join(' ');
  const place = [show.venue?.name, city].filter(Boolean).join(', ');
  return (
    <header className={styles.head}>
      <Picture
        src={event.imageOverrideUrl ?? show.imageUrl}
        alt=""
        width={56}
        height={56}
        className={styles.poster}
      />
      <div className={styles.headWords}>
        <Heading level={1} look="s">
          {title}
        </Heading>
        <p className={styles.quiet}>
          {[show.startsAt && formatDateTime(show.startsAt, show.venue), place].filter(Boolean).join('. ')}
        </p>
      </div>
      <Link to={`/event/${event.id}`}>{seatMapMessages.backToEvent}</Link>
    </header>
  );
}
