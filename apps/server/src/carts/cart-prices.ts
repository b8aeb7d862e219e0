// CART-06: a cart goes by the prices it was shown with, whatever the catalogue says since.
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { LevelOnOffer } from '../catalogue/index.ts';
import { billLine, lineOffer } from '../orders/index.ts';
import type { BillLine } from '../orders/index.ts';
import type { CartRow, LineRow } from './cart-store.ts';

/** Undefined for a line from before prices were kept, whose level has left the catalogue since. */
export function priceLine(
  line: LineRow,
  { levels, currency }: { levels: ReadonlyMap<number, LevelOnOffer>; currency: Currency },
): BillLine | undefined {
  const level = levels.get(line.price_level_id);
  const offer = line.offer ?? (level && lineOffer(level));
  return offer && billLine(offer, line.quantity, currency);
}

export function deliveryPrice(
  { delivery_price_cents }: Pick<CartRow, 'delivery_price_cents'>,
  method: DeliveryMethod,
): DeliveryMethod['priceCents'] {
  return delivery_price_cents ?? method.priceCents;
}
