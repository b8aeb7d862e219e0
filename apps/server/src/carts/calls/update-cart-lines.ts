import { updateCartLines } from '@stagedoor/contract/calls/shop/cart';
import type { Cart } from '@stagedoor/contract/entities/cart';
import { releaseTime } from '@stagedoor/rules/checkout/cart-clock';
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { ShopCaller } from '../../accounts/index.ts';
import { requireWithinHeld } from '../../codes/index.ts';
import { otherSeats, releaseCarts, resizeHold } from '../../inventory/index.ts';
import type { AccessSeats } from '../../inventory/index.ts';
import { lineOffer } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { accessOf } from '../access-of.ts';
import type { CartNeeds } from '../cart-needs.ts';
import { moveCart } from '../cart-move-store.ts';
import { deleteLines, findLines, insertLines } from '../cart-store.ts';
import type { CartRow, LineRow } from '../cart-store.ts';
import { checkWishes } from '../check-wishes.ts';
import type { CheckedWish } from '../check-wishes.ts';
import { requireFewEnough, ticketsOf } from '../held-by-network.ts';
import type { HoldLimits } from '../held-by-network.ts';
import { heldByNetworks } from '../network-store.ts';
import { openedBy } from '../opened-levels.ts';
import { changeLiveCart } from '../open-cart.ts';

interface LevelWish {
  levelId: number;
  quantity: number;
  fewer: readonly number[];
  access?: AccessSeats;
}

/** The wishes, and nothing of every level that is in the cart and not wished for any more; in the order of their locks. */
function allLevels(old: readonly LineRow[], wishes: readonly CheckedWish[], now: Date): LevelWish[] {
  const wished = wishes.map(({ level, quantity, fewer }) => ({
    levelId: level.levelId,
    quantity,
    fewer,
    access: accessOf(level, now),
  }));
  const known = new Set(wished.map(({ levelId }) => levelId));
  const dropped = old.filter((line) => !known.has(line.price_level_id));
  const nothing = dropped.map((line) => ({ levelId: line.price_level_id, quantity: 0, fewer: [] }));
  return [...wished, ...nothing].toSorted((a, b) => a.levelId - b.levelId);
}

async function replaceLines(
  tx: Tx,
  caller: ShopCaller,
  row: CartRow,
  wishes: CheckedWish[],
): Promise<Cart['reduced']> {
  const { sellerId, now } = caller;
  const old = await findLines(tx, sellerId, row.cart_uuid);
  const { others } = await otherSeats.ofCart(tx, sellerId, row.cart_uuid);
  const held = new Map<number, { quantity: number; together: boolean }>();
  for (const { levelId, ...wished } of allLevels(old, wishes, now)) {
    // What could have been chosen instead was offered for another number of tickets.
    const other = others.get(levelId);
    if (other) await otherSeats.release(tx, sellerId, levelId, other);
    const wish = { levelId, cartUuid: row.cart_uuid, ...wished, until: releaseTime(row.deadline) };
    held.set(levelId, await resizeHold(tx, sellerId, wish, now));
  }
  const lines = wishes.map(({ level }): LineRow => {
    const { quantity, together } = valueOf(held, level.levelId);
    const before = old.find((line) => line.price_level_id === level.levelId);
    return {
      seller_id: sellerId,
      cart_uuid: row.cart_uuid,
      price_level_id: level.levelId,
      quantity,
      is_add_on: level.isAddOn,
      together: together && (before?.together ?? true),
      // Of more tickets than were chosen some were found; of fewer, those that stay were chosen.
      chosen: before?.chosen === true && before.quantity >= quantity,
      // A line that was there keeps the price that was shown with it.
      offer: before?.offer ?? lineOffer(level),
    };
  });
  const kept = lines.filter(({ quantity }) => quantity > 0);
  if (kept.length === 0) refuse('SOLD_OUT');
  await deleteLines(tx, sellerId, row.cart_uuid);
  await insertLines(tx, kept);
  const reduced = wishes.flatMap(({ level, quantity: asked }) => {
    const { quantity } = valueOf(held, level.levelId);
    return quantity < asked ? [{ priceLevelId: level.levelId, asked, held: quantity }] : [];
  });
  return reduced.length > 0 ? reduced : undefined;
}

/** WAIT-03: what comes from an offer stays as it is, or goes back there whole. */
async function requireOfferStays(
  tx: Tx,
  row: CartRow,
  wishes: readonly { priceLevelId: number; quantity: number }[],
): Promise<void> {
  if (row.offer_uuid === null || wishes.length === 0) return;
  const lines = await findLines(tx, row.seller_id, row.cart_uuid);
  const offered = lines.filter((line) => !line.is_add_on);
  const stays = offered.every(({ price_level_id, quantity }) =>
    wishes.some((wish) => wish.priceLevelId === price_level_id && wish.quantity === quantity),
  );
  if (!stays) refuse('OFFER_STAYS');
}

/** More than before is asked of the network that opened the cart. */
async function requireRoom(
  tx: Tx,
  { heldTicketsPerAddress: most }: HoldLimits,
  row: CartRow,
  wishes: readonly CheckedWish[],
  now: Date,
): Promise<void> {
  if (row.network === null || wishes.length === 0) return;
  const held = await heldByNetworks(tx, row.seller_id, [row.network], { now, most, except: row.cart_uuid });
  if ((held.get(row.network) ?? 0) + ticketsOf(wishes) > most) refuse('TOO_MANY_HELD');
}

/** What a cart has of an event came by a turn, which may be over by now; an event that is new to it needs one. */
async function requireTurns(
  tx: Tx,
  { turns, catalogue }: CartNeeds,
  caller: ShopCaller,
  row: CartRow,
  wishes: readonly CheckedWish[],
): Promise<void> {
  if (!wishes.some(({ level }) => level.hasWaitingRoom)) return;
  const { levels } = await catalogue.get(caller.sellerId, caller.outletId);
  const old = await findLines(tx, caller.sellerId, row.cart_uuid);
  const known = new Set(old.map((line) => levels.get(line.price_level_id)?.eventId));
  await turns.require(
    caller,
    wishes.filter(({ level }) => !known.has(level.eventId)),
    tx,
  );
}

/** CALL-55: the full new list; a line that stays as it is keeps its seats, an empty list lets all of them go. */
export function updateCartLinesHandler(needs: CartNeeds): Handler<'carts'> {
  return handle(updateCartLines, async ({ uuid, lines }, caller) => {
    const { levels } = await needs.catalogue.getCurrent(caller.sellerId, caller.outletId);
    return changeLiveCart(needs, caller, uuid, async (tx, row) => {
      await requireOfferStays(tx, row, lines);
      const wishes = checkWishes(lines, levels, caller.now, openedBy(row.code));
      requireFewEnough(wishes, needs.limits);
      if (row.code) requireWithinHeld(row.code, wishes);
      await requireTurns(tx, needs, caller, row, wishes);
      await requireRoom(tx, needs.limits, row, wishes, caller.now);
      if (wishes.length > 0) return { row, reduced: await replaceLines(tx, caller, row, wishes) };
      await releaseCarts(tx, caller.sellerId, [uuid]);
      return { row: await moveCart(tx, row, 'RELEASED') };
    });
  });
}
