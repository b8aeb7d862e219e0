import type { EventItem, PriceLevel } from '@stagedoor/contract/entities/event';
import { awardableLevels, itemLimit, itemQuantityChoices } from '@stagedoor/rules/events/item-quantities';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { Icon } from '@stagedoor/ui/icon';
import { QuantitySelect } from '@stagedoor/ui/quantity-select';
import type { ItemChoice } from './request-choice.ts';
import styles from './request-item.module.css';

interface QuantityChoiceProps {
  item: EventItem;
  choice: ItemChoice;
  level: PriceLevel | null;
  onChoose: (quantity: number) => void;
}

/** How many: what the chosen level allows, or any level until one is chosen. */
export function QuantityChoice({ item, choice, level, onChoose }: QuantityChoiceProps) {
  const { max, someAllowFewer } = itemLimit(awardableLevels(item.priceLevels, level, choice.optOut));
  const offered = [0, ...itemQuantityChoices(item.priceLevels, level)];
  const values = offered.includes(choice.quantity) ? offered : [...offered, choice.quantity];
  return (
    <div className={styles.quantity}>
      <span aria-hidden className={styles.question}>
        {requestPickerMessages.howMany}
      </span>
      <QuantitySelect
        label={eventMessages.quantityOf(item.name)}
        values={values}
        value={choice.quantity}
        onChange={onChoose}
      />
      <span className={styles.limit}>
        {eventMessages.max(level?.limit ?? max)}
        {someAllowFewer && (
          <span className={styles.lesser}>
            <Icon name="info" size={1.1} /> {eventMessages.lesserLimit}
          </span>
        )}
      </span>
    </div>
  );
}
