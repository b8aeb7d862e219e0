import type { EventItem, PriceLevel } from '@stagedoor/contract/entities/event';
import { feesPerTicketCents } from '@stagedoor/rules/money/fees';
import { limitText } from '@stagedoor/rules/events/limit-text';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { notOnSaleText } from '@stagedoor/rules/events/not-on-sale-text';
import { isOnSale, shownLevels } from '@stagedoor/rules/events/sale-status';
import { RadioCard } from '@stagedoor/ui/radio-card';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { Tag } from '@stagedoor/ui/tag';
import { useCurrency } from '../shop/use-currency.ts';
import { useTimes } from '../shop/use-times.ts';

interface LevelChoiceProps {
  item: EventItem;
  chosen: PriceLevel | null;
  onChoose: (level: PriceLevel) => void;
}

/** One of the item's levels, each with its price, fees included. One that is not on sale yet is only shown. */
export function LevelChoice({ item, chosen, onChoose }: LevelChoiceProps) {
  const times = useTimes();
  const currency = useCurrency();
  const levels = shownLevels(item.priceLevels);
  if (levels.length === 0) return null;
  return (
    <RadioGroup
      legend={requestPickerMessages.levelOf(item.name)}
      hideLegend
      value={chosen ? String(chosen.id) : null}
      onChange={(id) => onChoose(levels.find((level) => String(level.id) === id)!)}
    >
      {levels.map((level) => (
        <RadioCard
          key={level.id}
          value={String(level.id)}
          title={level.name}
          description={
            <>
              {!isOnSale(level) && <Tag tone="attention">{notOnSaleText(level, times)}</Tag>}{' '}
              {priceText(level, currency)}
            </>
          }
          aside={formatMoney(level.priceCents + feesPerTicketCents(level.fees), currency)}
          disabled={!isOnSale(level)}
        />
      ))}
    </RadioGroup>
  );
}

/** What the price is made of, and how many one may ask for. */
function priceText(level: PriceLevel, currency: Currency): string {
  const { priceCents, fees } = level;
  const parts = [
    formatMoney(priceCents, currency),
    ...fees.map(({ name, valueCents }) => `${name} ${formatMoney(valueCents, currency)}`),
  ];
  return [...(fees.length > 0 ? [parts.join(' + ')] : []), limitText(level)].join(' · ');
}
