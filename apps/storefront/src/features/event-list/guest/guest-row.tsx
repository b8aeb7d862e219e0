import { useId, useState } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { GUEST_LIST_OUTLET } from '@stagedoor/rules/shops/outlet-types';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { Icon } from '@stagedoor/ui/icon';
import { Tag } from '@stagedoor/ui/tag';
import { EventDate } from '../../../parts/show/event-date.tsx';
import { Poster } from '../../../parts/show/poster.tsx';
import { eventRowFacts } from '../event-row-facts.ts';
import row from '../event-row.module.css';
import { GuestItem } from './guest-item.tsx';
import { useTimes } from '../../../parts/shop/use-times.ts';
import styles from './guest-list.module.css';

interface GuestRowProps {
  event: OutletEvent;
  quantities: Readonly<Record<number, number>>;
  /** How many tickets may still be chosen. */
  left: number;
  collectsPayment: boolean;
  defaultOpen: boolean;
  onChoose: (levelId: number, quantity: number) => void;
}

/** LIST-14: a press on the row opens it instead of leaving the list. What was chosen inside makes it begin open. */
export function GuestRow(props: GuestRowProps) {
  const times = useTimes();
  const { event, quantities, left, collectsPayment, defaultOpen, onChoose } = props;
  const { title, secondLine, details, date, image } = eventRowFacts(event, GUEST_LIST_OUTLET, times);
  const panel = useId();
  const items = event.items ?? [];
  const levels = items.flatMap(({ priceLevels }) => priceLevels);
  const count = levels.reduce((sum, { id }) => sum + (quantities[id] ?? 0), 0);
  const [open, setOpen] = useState(defaultOpen || count > 0);
  return (
    <li className={styles.row} id={`event-${event.id}`}>
      <div className={styles.head}>
        <EventDate date={date} />
        <div className={styles.poster}>
          <Poster src={image} />
        </div>
        <div className={row.words}>
          <h3 className={row.title}>
            <button
              type="button"
              className={styles.opener}
              aria-expanded={open}
              aria-controls={panel}
              onClick={() => setOpen(!open)}
            >
              {title}
            </button>
          </h3>
          {secondLine && <p className={row.second}>{secondLine}</p>}
          <p className={styles.details}>
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </p>
        </div>
        {count > 0 && (
          <span className={styles.count}>
            <Tag tone="good">{guestListMessages.places(count)}</Tag>
          </span>
        )}
        <Icon name="chevron" className={styles.chevron} />
      </div>
      <div id={panel} className={styles.panel} hidden={!open}>
        {items.map((item) => (
          <GuestItem
            key={item.id}
            item={item}
            quantities={quantities}
            left={left}
            collectsPayment={collectsPayment}
            onChoose={onChoose}
          />
        ))}
      </div>
    </li>
  );
}
