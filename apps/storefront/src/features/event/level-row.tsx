import type { CodeOffer } from '@stagedoor/contract/entities/code';
import type { PriceLevel } from '@stagedoor/contract/entities/event';
import { offOfLevel } from '@stagedoor/rules/codes/priced-level';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { feesPerTicketCents } from '@stagedoor/rules/money/fees';
import { limitText } from '@stagedoor/rules/events/limit-text';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { eventTagMessages } from '@stagedoor/rules/messages/event-tags';
import { waitingListMessages } from '@stagedoor/rules/messages/waiting-list';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { notOnSaleText } from '@stagedoor/rules/events/not-on-sale-text';
import { instantChoices } from '@stagedoor/rules/events/quantity';
import { isOnSale } from '@stagedoor/rules/events/sale-status';
import { Link } from '@stagedoor/screens/link';
import { Money } from '@stagedoor/ui/money';
import { QuantitySelect } from '@stagedoor/ui/quantity-select';
import { Tag } from '@stagedoor/ui/tag';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import styles from './level-row.module.css';
import { PriceParts } from '../../parts/request-item/price-parts.tsx';
import { useTimes } from '../../parts/shop/use-times.ts';

interface LevelRowProps {
  level: PriceLevel;
  eventId: number;
  quantity: number;
  /** What somebody's code makes of its price. */
  code?: CodeOffer | undefined;
  /** Without it nothing can be chosen here now. */
  onChoose?: ((levelId: number, quantity: number) => void) | undefined;
}

/** A price level: what it costs with its fees, what that is made of, how many one may take. */
export function LevelRow({ level, eventId, quantity, code, onChoose }: LevelRowProps) {
  const times = useTimes();
  const currency = useCurrency();
  const onSale = isOnSale(level);
  const offCents = offOfLevel(level, code, currency);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h4 className={styles.name}>{level.name}</h4>
        <PriceParts level={level} offCents={offCents} />
      </div>
      <div className={styles.offer}>
        <LevelPrice cents={level.priceCents + feesPerTicketCents(level.fees)} offCents={offCents} />
        {onChoose && <span className={styles.limit}>{limitText(level)}</span>}
      </div>
      {level.soldOut && <SoldOut level={level} eventId={eventId} />}
      {!onSale && !level.soldOut && (
        <div className={styles.later}>
          <Tag tone="attention">{notOnSaleText(level, times)}</Tag>
        </div>
      )}
      {onSale && onChoose && (
        <div className={styles.choice}>
          <QuantitySelect
            label={eventMessages.quantityOf(level.name)}
            values={instantChoices(level)}
            value={quantity}
            onChange={(count) => onChoose(level.id, count)}
          />
        </div>
      )}
    </li>
  );
}

/** Nothing is left; what comes back goes to those who wait first. */
function SoldOut({ level, eventId }: { level: PriceLevel; eventId: number }) {
  return (
    <div className={styles.later}>
      <Tag>{eventTagMessages.soldOut}</Tag>{' '}
      <Link to={`/waitinglist/${eventId}`}>
        {waitingListMessages.join}
        <VisuallyHidden>: {level.name}</VisuallyHidden>
      </Link>
    </div>
  );
}

/** Old and new stand together, where a code makes a difference. */
function LevelPrice({ cents, offCents }: { cents: number; offCents: number }) {
  const currency = useCurrency();
  return (
    <span className={styles.prices}>
      {offCents > 0 && (
        <s className={styles.before}>
          <VisuallyHidden>{codeMessages.before} </VisuallyHidden>
          <Money>{formatMoney(cents, currency)}</Money>
        </s>
      )}
      <Money strong>{formatMoney(cents - offCents, currency)}</Money>
    </span>
  );
}
