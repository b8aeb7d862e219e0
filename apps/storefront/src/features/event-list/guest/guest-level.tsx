import type { PriceLevel } from '@stagedoor/contract/entities/event';
import { guestChoices } from '@stagedoor/rules/guests/guest-quantities';
import { feesPerTicketCents } from '@stagedoor/rules/money/fees';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { notOnSaleText } from '@stagedoor/rules/events/not-on-sale-text';
import { isOnSale } from '@stagedoor/rules/events/sale-status';
import { lastOf } from '@stagedoor/rules/values/last-of';
import { Money } from '@stagedoor/ui/money';
import { QuantitySelect } from '@stagedoor/ui/quantity-select';
import { Tag } from '@stagedoor/ui/tag';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { levelCents } from '../../../parts/invitation/chosen-levels.ts';
import { useTimes } from '../../../parts/shop/use-times.ts';
import styles from './guest-list.module.css';

interface GuestLevelProps {
  level: PriceLevel;
  quantity: number;
  left: number;
  collectsPayment: boolean;
  onChoose: (levelId: number, quantity: number) => void;
}

/** GUEST-15: what the level allows and the invitation has left. */
export function GuestLevel({ level, quantity, left, collectsPayment, onChoose }: GuestLevelProps) {
  const times = useTimes();
  const currency = useCurrency();
  const cents = levelCents(level);
  const choices = guestChoices(level, left + quantity);
  const onSale = isOnSale(level);
  const usedUp = onSale && level.limit === 0;
  return (
    <li className={styles.level}>
      <div className={styles.levelWords}>
        <p className={styles.levelName}>{level.name}</p>
        {!onSale && <Tag tone="attention">{notOnSaleText(level, times)}</Tag>}
        {collectsPayment && level.fees.length > 0 && (
          <p className={styles.quiet}>
            {eventMessages.withFees(
              formatMoney(level.priceCents, currency),
              formatMoney(feesPerTicketCents(level.fees), currency),
            )}
          </p>
        )}
      </div>
      <div className={styles.offer}>
        <Money strong>{cents === 0 ? guestListMessages.complimentary : formatMoney(cents, currency)}</Money>
        {usedUp && <span className={styles.quiet}>{guestListMessages.levelUsedUp}</span>}
        {choices.length > 0 && <span className={styles.quiet}>{eventMessages.max(lastOf(choices))}</span>}
      </div>
      <div className={styles.choice}>
        {onSale && !usedUp && (
          <QuantitySelect
            label={eventMessages.quantityOf(level.name)}
            values={[0, ...choices]}
            value={quantity}
            disabled={choices.length === 0}
            onChange={(count) => onChoose(level.id, count)}
          />
        )}
      </div>
    </li>
  );
}
