import type { LineWish, SeatedWish } from '@stagedoor/contract/calls/shop/cart';
import { offeredQuantities } from '@stagedoor/rules/events/offered-quantities';
import { isAllowedQuantity, quantityChoices } from '@stagedoor/rules/events/quantity';
import { INSTANT_SALE } from '@stagedoor/rules/events/sales-types';
import type { CodeOpens } from '@stagedoor/rules/events/level-availability';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import type { LevelOnOffer } from '../catalogue/index.ts';
import { refuse } from '../platform/http/refusal.ts';

/** A line that may be asked for: the level is on sale here and the quantity is one of those it offers. */
export interface CheckedWish {
  level: LevelOnOffer;
  quantity: number;
  /** The smaller quantities of the level's rule, the most first. */
  fewer: number[];
  /** Seats that the customer has chosen. */
  ticketIds?: readonly number[] | undefined;
}

function field(index: number, name: keyof SeatedWish): string {
  return `lines.${index}.${name}`;
}

/** SEAT-02: as many seats as tickets, none twice, and only where the event lets customers choose. */
function requireChoosable(
  { ticketIds, quantity }: SeatedWish,
  { seating }: LevelOnOffer,
  index: number,
): void {
  const wrong = (name: keyof SeatedWish, message: string): never =>
    refuse('INVALID_INPUT', { fields: { [field(index, name)]: message }, message });
  if (!ticketIds) return;
  if (!seating.isChosen) wrong('ticketIds', seatMapMessages.notToChoose);
  if (new Set(ticketIds).size < ticketIds.length) wrong('ticketIds', seatMapMessages.twice);
  if (ticketIds.length !== quantity) wrong('quantity', seatMapMessages.asMany);
}

/** EVENT-20 on the server: what the page would not offer is refused with the field named. A code may open what is not. */
export function checkWishes(
  wishes: readonly (LineWish | SeatedWish)[],
  levels: ReadonlyMap<number, LevelOnOffer>,
  now: Date,
  opens: (level: LevelOnOffer) => CodeOpens | undefined = () => undefined,
): CheckedWish[] {
  const seen = new Set<number>();
  return wishes.map((wish: SeatedWish, index) => {
    const { priceLevelId, quantity, ticketIds } = wish;
    const level = levels.get(priceLevelId);
    if (!level || level.salesType !== INSTANT_SALE || seen.has(priceLevelId)) {
      return refuse('INVALID_INPUT', {
        fields: { [field(index, 'priceLevelId')]: 'Not a price level of this shop' },
      });
    }
    seen.add(priceLevelId);
    if (level.saleStatus(now, opens(level)) !== 'ON_SALE') refuse('NOT_ON_SALE');
    if (!isAllowedQuantity(quantity, level)) {
      refuse('QUANTITY_NOT_ALLOWED', { fields: { [field(index, 'quantity')]: offeredQuantities(level) } });
    }
    requireChoosable(wish, level, index);
    const fewer = quantityChoices(level).filter((choice) => choice < quantity);
    return { level, quantity, fewer: fewer.toReversed(), ticketIds };
  });
}
