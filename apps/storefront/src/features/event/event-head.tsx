import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventTag } from '@stagedoor/rules/events/event-tag';
import { seriesState } from '@stagedoor/rules/events/series-window';
import { Heading } from '@stagedoor/ui/heading';
import { Icon } from '@stagedoor/ui/icon';
import { Tag } from '@stagedoor/ui/tag';
import { useNow } from '@stagedoor/screens/clock';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { CalendarButton } from './calendar-button.tsx';
import { eventFacts } from './event-facts.ts';
import styles from './event-head.module.css';
import { EventImage } from './event-image.tsx';
import { ShareButton } from './share-button.tsx';
import { useTimes } from '../../parts/shop/use-times.ts';

/** Who, when and where, beside the poster. */
export function EventHead({ event }: { event: OutletEvent }) {
  const times = useTimes();
  const { outletType } = useOutlet();
  const facts = eventFacts(event, outletType, times);
  const now = useNow();
  const { series } = event;
  const tag = eventTag({ ...event, series: series && { ...series, ...seriesState(series, now) } }, times);
  return (
    <header className={styles.head}>
      <EventImage event={event} />
      <div className={styles.words}>
        <p className={styles.when}>
          <span className={styles.date}>{facts.date}</span>
          {facts.times.map((time) => (
            <span key={time}>{time}</span>
          ))}
        </p>
        {facts.postponed && <p className={styles.second}>{facts.postponed}</p>}
        <Heading level={1} look="xl">
          {facts.title}
        </Heading>
        {facts.secondLine && <p className={styles.second}>{facts.secondLine}</p>}
        {facts.artist && <p className={styles.second}>{facts.artist}</p>}
        {facts.place && (
          <p className={styles.place}>
            <Icon name="pin" /> {facts.place}
          </p>
        )}
        {tag && (
          <p>
            <Tag tone={tag.tone}>{tag.text}</Tag>
          </p>
        )}
        <div className={styles.actions}>
          {!event.canceled && <CalendarButton event={event} />}
          <ShareButton title={facts.title} />
        </div>
      </div>
    </header>
  );
}
