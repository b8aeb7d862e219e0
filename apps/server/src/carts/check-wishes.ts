import type { LineWish } from '@stagedoor/contract/calls/shop/cart';
import { offeredQuantities } from '@stagedoor/rules/events/offered-quantities';
import { isAllowedQuantity, quantityChoices } from '@stagedoor/rules/events/quantity';
import { INSTANT_SALE } from '@stagedoor/rules/events/sales-types';
import type { LevelOnOffer } from '../catalogue/index.ts';
import { refuse } from '../platform/http/refusal.ts';

/** A line that may be asked for: the level is on sale here and the quantity is one of those it offers. */
export interface CheckedWish {
  level: LevelOnOffer;
  quantity: number;
  /** The smaller quantities of the level's rule, the most first. */
  fewer: number[];
}

function field(index: number, name: keyof LineWish): string {
  return `lines.${index}.${name}`;
}

/** EVENT-20 on the server: what the page would not offer is refused with the field named. */
export function checkWishes(
  wishes: readonly LineWish[],
  levels: ReadonlyMap<number, LevelOnOffer>,
  now: Date,
): CheckedWish[] {
  const seen = new Set<number>();
  return wishes.map(({ priceLevelId, quantity }, index) => {
    const level = levels.get(priceLevelId);
    if (!level || level.salesType !== INSTANT_SALE || seen.has(priceLevelId)) {
      return refuse('INVALID_INPUT', {
        fields: { [field(index, 'priceLevelId')]: 'Not a price level of this shop' },
      });
    }
    seen.add(priceLevelId);
    if (level.saleStatus(now) !== 'ON_SALE') refuse('NOT_ON_SALE');
    if (!isAllowedQuantity(quantity, level)) {
      refuse('QUANTITY_NOT_ALLOWED', { fields: { [field(index, 'quantity')]: offeredQuantities(level) } });
    }
    const fewer = quantityChoices(level).filter((choice) => choice < quantity);
    return { level, quantity, fewer: fewer.toReversed() };
  });
}
