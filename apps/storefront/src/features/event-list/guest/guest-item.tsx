import type { EventItem } from '@stagedoor/contract/entities/event';
import { itemNotice } from '@stagedoor/rules/events/event-page';
import { shownLevels } from '@stagedoor/rules/events/sale-status';
import { GuestLevel } from './guest-level.tsx';
import styles from './guest-list.module.css';

interface GuestItemProps {
  item: EventItem;
  quantities: Readonly<Record<number, number>>;
  left: number;
  collectsPayment: boolean;
  onChoose: (levelId: number, quantity: number) => void;
}

/** An item of an open row, level by level. */
export function GuestItem({ item, quantities, left, collectsPayment, onChoose }: GuestItemProps) {
  const notice = itemNotice(item);
  return (
    <div className={styles.item}>
      <h4 className={styles.itemName}>{item.name}</h4>
      {notice && <p className={styles.notice}>{notice}</p>}
      <ul className={styles.levels}>
        {shownLevels(item.priceLevels).map((level) => (
          <GuestLevel
            key={level.id}
            level={level}
            quantity={quantities[level.id] ?? 0}
            left={left}
            collectsPayment={collectsPayment}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </div>
  );
}
