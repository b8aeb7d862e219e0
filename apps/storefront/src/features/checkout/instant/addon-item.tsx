import type { CartLine } from '@stagedoor/contract/entities/cart';
import type { EventItem } from '@stagedoor/contract/entities/event';
import { feesPerTicketCents } from '@stagedoor/rules/fees';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { formatUsd } from '@stagedoor/rules/money';
import { instantChoices } from '@stagedoor/rules/quantity';
import { isOnSale, shownLevels } from '@stagedoor/rules/sale-status';
import { Heading } from '@stagedoor/ui/heading';
import { Money } from '@stagedoor/ui/money';
import { QuantitySelect } from '@stagedoor/ui/quantity-select';
import { RichText } from '../../../parts/rich-text/rich-text.tsx';
import styles from './addon-item.module.css';

interface AddonItemProps {
  item: EventItem;
  lines: readonly CartLine[];
  busy: boolean;
  onChoose: (priceLevelId: number, quantity: number) => void;
}

export function AddonItem({ item, lines, busy, onChoose }: AddonItemProps) {
  const levels = shownLevels(item.priceLevels).filter(isOnSale);
  const quantityOf = (id: number) => lines.find((line) => line.priceLevelId === id)?.quantity ?? 0;
  return (
    <section>
      <Heading level={2} look="s">
        {item.name}
      </Heading>
      {item.description && <RichText html={item.description} />}
      <ul className={styles.levels}>
        {levels.map((level) => (
          <li key={level.id} className={styles.level}>
            <span className={styles.name}>{level.name}</span>
            <Money strong>{formatUsd(level.priceCents + feesPerTicketCents(level.fees))}</Money>
            <QuantitySelect
              label={eventMessages.quantityOf(level.name)}
              values={instantChoices(level)}
              value={quantityOf(level.id)}
              disabled={busy}
              onChange={(quantity) => onChoose(level.id, quantity)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
