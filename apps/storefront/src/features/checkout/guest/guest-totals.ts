import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { Invitation } from '@stagedoor/contract/entities/invitation';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { orderTotals } from '@stagedoor/rules/orders/order-totals';
import type { OrderTotals } from '@stagedoor/rules/orders/order-totals';
import type { ChosenLevel } from '../../../parts/invitation/chosen-levels.ts';

/** What a guest's choice comes to, with its taxes and its way of delivery. */
export function guestTotals(
  { taxes }: Invitation,
  chosen: readonly ChosenLevel[],
  method: DeliveryMethod | undefined,
  currency: Currency,
): OrderTotals {
  const ppmOf = new Map(taxes.map(({ eventId, ppm }) => [eventId, ppm]));
  return orderTotals({
    lines: chosen.map(({ event, level, quantity }) => ({
      ...level,
      quantity,
      taxPpm: ppmOf.get(event.id) ?? 0,
    })),
    currency,
    deliveryPriceCents: method?.priceCents ?? null,
  });
}
