// CART-06: a cart goes by the prices it was shown with, whatever the catalogue says since; and by the code that it was
// opened with.
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import { withCode } from '@stagedoor/rules/codes/with-code';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { LevelOnOffer } from '../catalogue/index.ts';
import type { HeldCode } from '../codes/index.ts';
import { billLine, lineOffer } from '../orders/index.ts';
import type { BillLine, LineOffer } from '../orders/index.ts';
import type { CartRow, LineRow } from './cart-store.ts';

interface Prices {
  levels: ReadonlyMap<number, LevelOnOffer>;
  currency: Currency;
  code: HeldCode | null;
}

/** What is offered, as it is billed to whoever has this code. */
export function billOffers(
  wanted: readonly { offer: LineOffer; quantity: number }[],
  { code, currency }: Pick<Prices, 'code' | 'currency'>,
): BillLine[] {
  const offered = wanted.map(({ offer, quantity }) => ({
    ...offer,
    priceCents: offer.unitPriceCents,
    quantity,
  }));
  const taken = withCode(offered, code ?? undefined, currency).map(({ off }) => off);
  return wanted.map(({ offer, quantity }, index) => billLine(offer, quantity, currency, taken[index]));
}

/** Without those from before prices were kept, whose level has left the catalogue since. */
export function priceLines(
  lines: readonly LineRow[],
  { levels, ...prices }: Prices,
): { line: LineRow; priced: BillLine }[] {
  const known = lines.flatMap((line) => {
    const level = levels.get(line.price_level_id);
    const offer = line.offer ?? (level && lineOffer(level));
    return offer ? [{ line, offer, quantity: line.quantity }] : [];
  });
  return billOffers(known, prices).flatMap((priced, index) => {
    const line = known[index]?.line;
    return line ? [{ line, priced }] : [];
  });
}

export function deliveryPrice(
  { delivery_price_cents }: Pick<CartRow, 'delivery_price_cents'>,
  method: DeliveryMethod,
): DeliveryMethod['priceCents'] {
  return delivery_price_cents ?? method.priceCents;
}
