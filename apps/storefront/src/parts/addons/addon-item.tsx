import type { EventItem } from '@stagedoor/contract/entities/event';
import { feesPerTicketCents } from '@stagedoor/rules/money/fees';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { instantChoices } from '@stagedoor/rules/events/quantity';
import { isOnSale, shownLevels } from '@stagedoor/rules/events/sale-status';
import { Heading } from '@stagedoor/ui/heading';
import type { HeadingLevel } from '@stagedoor/ui/heading';
import { Money } from '@stagedoor/ui/money';
import { QuantitySelect } from '@stagedoor/ui/quantity-select';
import { RichText } from '@stagedoor/screens/rich-text';
import { useCurrency } from '../shop/use-currency.ts';
import styles from './addon-item.module.css';

interface AddonItemProps {
  item: EventItem;
  /** What is chosen, among other things. */
  lines: readonly { priceLevelId: number; quantity: number }[];
  busy?: boolean;
  headingLevel?: HeadingLevel;
  onChoose: (priceLevelId: number, quantity: number) => void;
}

/** Something that goes with the tickets: how many of each of its levels. */
export function AddonItem({ item, lines, busy = false, headingLevel = 2, onChoose }: AddonItemProps) {
  const currency = useCurrency();
  const levels = shownLevels(item.priceLevels).filter(isOnSale);
  const quantityOf = (id: number) => lines.find((line) => line.priceLevelId === id)?.quantity ?? 0;
  return (
    <section>
      <Heading level={headingLevel} look="s">
        {item.name}
      </Heading>
      {item.description && <RichText html={item.description} />}
      <ul className={styles.levels}>
        {levels.map((level) => (
          <li key={level.id} className={styles.level}>
            <span className={styles.name}>{level.name}</span>
            <Money strong>{formatMoney(level.priceCents + feesPerTicketCents(level.fees), currency)}</Money>
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
