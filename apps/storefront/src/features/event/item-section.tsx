import { useEffect, useRef } from 'react';
import type { CodeOffer } from '@stagedoor/contract/entities/code';
import type { EventItem } from '@stagedoor/contract/entities/event';
import { itemNotice } from '@stagedoor/rules/events/event-page';
import { itemLimit } from '@stagedoor/rules/events/item-quantities';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { isOnSale, shownLevels } from '@stagedoor/rules/events/sale-status';
import { Alert } from '@stagedoor/ui/alert';
import { Heading } from '@stagedoor/ui/heading';
import { RichText } from '@stagedoor/screens/rich-text';
import styles from '../../parts/request-item/item-section.module.css';
import { LevelRow } from './level-row.tsx';
import rows from './level-row.module.css';
import type { Quantities } from './use-quantities.ts';

interface ItemSectionProps {
  item: EventItem;
  eventId: number;
  quantities: Quantities;
  code?: CodeOffer | undefined;
  onChoose?: ((levelId: number, quantity: number) => void) | undefined;
  /** The address names this item: it comes into sight. */
  named?: boolean | undefined;
}

export function ItemSection({ item, eventId, quantities, code, onChoose, named = false }: ItemSectionProps) {
  const section = useRef<HTMLElement>(null);
  const levels = shownLevels(item.priceLevels);
  const notice = itemNotice(item);
  const { someAllowFewer } = itemLimit(levels.filter(isOnSale));

  useEffect(() => {
    if (named) section.current?.scrollIntoView({ block: 'center' });
  }, [named]);

  return (
    <section
      ref={section}
      id={`item-${item.id}`}
      aria-labelledby={`item-${item.id}-name`}
      className={styles.item}
      data-named={named || undefined}
    >
      <Heading level={3} id={`item-${item.id}-name`}>
        {item.name}
      </Heading>
      {item.description && (
        <div className={styles.description}>
          <RichText html={item.description} />
        </div>
      )}
      {someAllowFewer && onChoose && (
        <div className={styles.notice}>
          <Alert>{eventMessages.lesserLimit}</Alert>
        </div>
      )}
      {notice && <p className={styles.unavailable}>{notice}</p>}
      {levels.length > 0 && (
        <ul className={rows.rows}>
          {levels.map((level) => (
            <LevelRow
              key={level.id}
              level={level}
              eventId={eventId}
              code={code}
              quantity={quantities[level.id] ?? 0}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
