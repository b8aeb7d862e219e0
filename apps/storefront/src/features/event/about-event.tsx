import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { safeImage } from '@stagedoor/rules/shops/safe-link';
import { Heading } from '@stagedoor/ui/heading';
import { RichText } from '@stagedoor/screens/rich-text';
import { SeatMap } from '../../parts/seat-map/seat-map.tsx';
import styles from './about-event.module.css';

/** What the outlet tells about the evening, and where the seats are. */
export function AboutEvent({ event }: { event: OutletEvent }) {
  const { description, contents, show } = event;
  const seatMap = safeImage(show.seatMapUrl);
  if (!description && contents.length === 0 && !seatMap) return null;
  return (
    <div className={styles.about}>
      {(description || contents.length > 0) && (
        <div className={styles.words}>
          {description && (
            <section>
              <Heading level={2}>{eventMessages.about}</Heading>
              <RichText html={description} />
            </section>
          )}
          {contents.map(({ title, body }) => (
            <section key={title}>
              <Heading level={3}>{title}</Heading>
              <RichText html={body} />
            </section>
          ))}
        </div>
      )}
      {seatMap && (
        <section className={styles.map}>
          <Heading level={2}>{eventMessages.seatMap}</Heading>
          <SeatMap address={seatMap} venue={show.venue?.name ?? ''} />
        </section>
      )}
    </div>
  );
}
