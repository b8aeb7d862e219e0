// EVENT-20 to EVENT-29 on the server: what the page would not offer is refused with the field named.
import { randomUUID } from 'node:crypto';
import type { RequestWish } from '@stagedoor/contract/entities/request-input';
import { storedOptOut } from '@stagedoor/rules/item-quantities';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { offeredAgain } from '@stagedoor/rules/offered-again';
import { offeredQuantities } from '@stagedoor/rules/offered-quantities';
import { isAllowedQuantity } from '@stagedoor/rules/quantity';
import { requestLineProblem } from '@stagedoor/rules/request-lines';
import { isOnSale } from '@stagedoor/rules/sale-status';
import type { LevelOnOffer, RequestableEvent } from '../catalogue/index.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { NewLine } from './request-store.ts';

export const asLine = (level: LevelOnOffer, { quantity, optOut }: RequestWish): NewLine => ({
  line_uuid: randomUUID(),
  price_level_id: level.levelId,
  item_id: level.itemId,
  item_name: level.itemName,
  level_name: level.levelName,
  is_add_on: level.isAddOn,
  quantity,
  unit_price_cents: level.priceCents,
  fees: level.fees,
  tax_ppm: level.taxPpm,
  opt_out: storedOptOut(level, optOut ?? false),
});

type Offer = Pick<LevelOnOffer, 'levelId' | 'itemName' | 'limit' | 'minimum' | 'multiplier'>;

function requireQuantity(quantity: number, level: Offer, field: string): void {
  const { levelId: priceLevelId, itemName } = level;
  const problem = requestLineProblem({ itemName, priceLevelId, quantity });
  if (problem !== null) refuse('QUANTITY_NOT_ALLOWED', { message: problem, fields: { [field]: problem } });
  if (isAllowedQuantity(quantity, level)) return;
  refuse('QUANTITY_NOT_ALLOWED', { fields: { [field]: offeredQuantities(level) } });
}

/** What an edit adds to the judgement. */
interface Edit {
  /** How many were asked for so far, by price level. */
  before?: ReadonlyMap<number, number> | undefined;
  whenNothing?: string;
  /** Where the lines stand in the call's input. */
  at?: string;
}

/** The lines with everything that they are told to cost. Addons alone are no request: they follow a ticket. */
export function checkLines(
  wishes: readonly RequestWish[],
  { levels }: RequestableEvent,
  now: Date,
  { before, whenNothing = eventMessages.invalidForm, at = 'lines' }: Edit = {},
): NewLine[] {
  const seen = new Set<number>();
  const lines = wishes.map((wish, index) => {
    const field = (name: 'priceLevelId' | 'quantity') => `${at}.${index}.${name}`;
    const level = levels.get(wish.priceLevelId);
    if (!level || seen.has(level.levelId)) {
      return refuse('INVALID_INPUT', {
        fields: { [field('priceLevelId')]: 'Not a price level of this event' },
      });
    }
    seen.add(level.levelId);
    const offer = offeredAgain(
      { ...level, saleStatus: level.saleStatus(now) },
      before?.get(level.levelId) ?? 0,
    );
    if (!isOnSale(offer)) refuse('NOT_ON_SALE');
    requireQuantity(wish.quantity, offer, field('quantity'));
    return asLine(level, wish);
  });
  if (lines.every((line) => line.is_add_on)) {
    refuse('INVALID_INPUT', { message: whenNothing, fields: { [at]: whenNothing } });
  }
  return lines;
}
