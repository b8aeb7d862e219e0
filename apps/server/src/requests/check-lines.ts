// EVENT-20 to EVENT-29 on the server: what the page would not offer is refused with the field named.
import { randomUUID } from 'node:crypto';
import type { GivenWish } from '@stagedoor/contract/entities/request-input';
import { storedOptOut } from '@stagedoor/rules/events/item-quantities';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { offeredAgain } from '@stagedoor/rules/events/offered-again';
import { offeredQuantities } from '@stagedoor/rules/events/offered-quantities';
import { isAllowedQuantity } from '@stagedoor/rules/events/quantity';
import { requestLineProblem } from '@stagedoor/rules/requests/request-lines';
import { isOnSale } from '@stagedoor/rules/events/sale-status';
import type { LevelOnOffer, RequestableEvent } from '../catalogue/index.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { NewLine } from './request-store.ts';

export const asLine = (level: LevelOnOffer, { quantity, optOut }: GivenWish): NewLine => ({
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
  included_ppm: level.includedPpm,
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
  /** The items of the lines that it replaces, by their ids. */
  itemOf?: ReadonlyMap<number, number> | undefined;
  whenNothing?: string;
  /** Where the lines stand in the call's input. */
  at?: string;
}

/** A line that names no level is about the item that it names, or that it was about before, or about the tickets. */
function refuseWithoutLevel(
  wish: GivenWish,
  levels: RequestableEvent['levels'],
  field: string,
  itemOf: Edit['itemOf'],
): never {
  const itemId = wish.itemId ?? (wish.id === undefined ? undefined : itemOf?.get(wish.id));
  const offered = [...levels.values()];
  const level =
    offered.find((each) => each.itemId === itemId) ?? offered.find(({ isAddOn }) => !isAddOn) ?? offered[0];
  const problem = level ? eventMessages.priceLevelRequired(level.itemName) : eventMessages.invalidForm;
  return refuse('INVALID_INPUT', { message: problem, fields: { [field]: problem } });
}

/** The lines with everything that they are told to cost. Addons alone are no request: they follow a ticket. */
export function checkLines(
  wishes: readonly GivenWish[],
  { levels }: RequestableEvent,
  now: Date,
  { before, itemOf, whenNothing = eventMessages.invalidForm, at = 'lines' }: Edit = {},
): NewLine[] {
  const seen = new Set<number>();
  const lines = wishes.map((wish, index) => {
    const field = (name: 'priceLevelId' | 'quantity') => `${at}.${index}.${name}`;
    if (wish.priceLevelId === undefined) {
      return refuseWithoutLevel(wish, levels, field('priceLevelId'), itemOf);
    }
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
