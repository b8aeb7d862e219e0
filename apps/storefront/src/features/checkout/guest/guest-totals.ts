import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { Invitation } from '@stagedoor/contract/entities/invitation';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { orderTotals } from '@stagedoor/rules/orders/order-totals';
import type { OrderTotals } from '@stagedoor/rules/orders/order-totals';
import type { ChosenLevel } from '../../../parts/invitation/chosen-levels.ts';

/** What a guest's choice comes to, with its taxes and its way of delivery. */
export function guestTotals(
  { taxes, levelTaxes = [] }: Invitation,
  chosen: readonly ChosenLevel[],
  method: DeliveryMethod | undefined,
  currency: Currency,
): OrderTotals {
  const ofEvent = new Map(taxes.map((tax) => [tax.eventId, tax]));
  const ofLevel = new Map(levelTaxes.map((tax) => [tax.priceLevelId, tax]));
  return orderTotals({
    lines: chosen.map(({ event, level, quantity }) => {
      const tax = ofLevel.get(level.id) ?? ofEvent.get(event.id);
      return { ...level, quantity, taxPpm: tax?.ppm ?? 0, includedPpm: tax?.includedPpm };
    }),
    currency,
    deliveryPriceCents: method?.priceCents ?? null,
  });
}
