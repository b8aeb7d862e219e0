import { locale } from '@stagedoor/rules/language/locale';
import type { Counter, CounterLevel } from '@stagedoor/contract/calls/office/counter';
import { instantChoices } from '@stagedoor/rules/events/quantity';
import { lineTotals } from '@stagedoor/rules/orders/order-totals';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Field } from '@stagedoor/ui/field';
import { Panel } from '@stagedoor/ui/office/panel';
import { QuantitySelect } from '@stagedoor/ui/quantity-select';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { useCurrency } from '../../../parts/money/use-currency.ts';
import { CounterCodeField } from './counter-code.tsx';
import { isOffered, wishFor } from './use-counter-sale.ts';
import type { CounterSale } from './use-counter-sale.ts';
import styles from './counter.module.css';

interface PartProps {
  counter: Counter;
  sale: CounterSale;
}

/** Every level that is on sale, with what one ticket of it costs the buyer. */
export function CounterTickets({ counter: { levels }, sale }: PartProps) {
  const offered = levels.filter((level) => isOffered(level, sale));
  return (
    <Panel title="1. Tickets">
      <Stack gap={16}>
        <ul className={styles.levels}>
          {offered.map((level) => (
            <Level key={level.id} level={level} sale={sale} />
          ))}
        </ul>
        {!sale.isGift && <CounterCodeField code={sale.code} />}
      </Stack>
    </Panel>
  );
}

const countOf = (free: number): string =>
  free === 0 ? 'none left' : `${free.toLocaleString(locale())} ${free === 1 ? 'is' : 'are'} left`;

function Level({ level, sale }: { level: CounterLevel; sale: CounterSale }) {
  const currency = useCurrency();
  const { quantity, seats } = wishFor(sale.wishes, level);
  const { ticketsCents, feesCents, taxesCents } = lineTotals({ ...level, quantity: 1 }, currency);
  const each = formatMoney(ticketsCents + feesCents + taxesCents, currency);
  const choices = instantChoices(level).filter((choice) => choice <= level.free || choice === quantity);
  return (
    <li className={styles.level}>
      <div className={styles.what}>
        <strong>{level.name}</strong>
        <span className={styles.quiet}>
          {level.item}, {each} each with fees and tax, {countOf(level.free)}
        </span>
      </div>
      <QuantitySelect
        label={`How many, ${level.name}`}
        values={choices}
        value={quantity}
        onChange={(many) => sale.wish(level, { quantity: many })}
      />
      {level.hasNamedSeats && quantity > 0 && (
        <div className={styles.seats}>
          <Field
            label={`Which seats of ${level.name}`}
            optional
            hint="Rows and seats, such as D 9-12, E 3. Without them the best ones are taken."
          >
            <TextInput
              value={seats}
              maxLength={2000}
              autoComplete="off"
              onChange={({ target }) => sale.wish(level, { seats: target.value })}
            />
          </Field>
        </div>
      )}
    </li>
  );
}
