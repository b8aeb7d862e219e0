import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Heading } from '../heading.tsx';
import { Money } from '../money.tsx';
import { Stack } from '../stack.tsx';
import { Tag } from '../tag.tsx';
import styles from './gallery.module.css';

const events = [
  {
    day: '27',
    weekday: 'Fri, Nov',
    name: 'Halcyon Avenue',
    place: 'The Foundry, Brooklyn NY',
    price: '$48.50',
  },
  {
    day: '28',
    weekday: 'Sat, Nov',
    name: 'Halcyon Avenue',
    place: 'The Foundry, Brooklyn NY',
    tag: '6 left',
  },
  {
    day: '30',
    weekday: 'Mon, Nov',
    name: 'The Extraordinarily Long-Winded Municipal Philharmonic Orchestra of Schenectady',
    place: 'Orpheum, Chicago IL',
    price: '$1,048.50',
  },
];

export function ListScene() {
  return (
    <Stack gap={12}>
      <Heading level={3} look="label">
        November 2026
      </Heading>
      {events.map((event) => (
        <Card key={event.day} flush className={styles.event}>
          <div className={styles.poster} />
          <time className={styles.date}>
            <span className={styles.day}>{event.day}</span>
            <span className={styles.weekday}>{event.weekday}</span>
          </time>
          <div>
            <Heading level={4} look="s">
              {event.name} {event.tag && <Tag tone="accent">{event.tag}</Tag>}
            </Heading>
            <p className={styles.place}>
              {event.place} {event.price && <Money strong>from {event.price}</Money>}
            </p>
          </div>
          <div className={styles.action}>
            <Button>Buy Now</Button>
          </div>
        </Card>
      ))}
    </Stack>
  );
}
