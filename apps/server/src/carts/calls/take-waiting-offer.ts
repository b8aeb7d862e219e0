// WAIT-03: an offer of a waiting list is taken by the normal checkout: it becomes a cart, on the clock of every cart.
import { randomUUID } from 'node:crypto';
import { takeWaitingOffer } from '@stagedoor/contract/calls/shop/waiting-list';
import { reviewDeadline, releaseTime } from '@stagedoor/rules/checkout/cart-clock';
import { offeredQuantities } from '@stagedoor/rules/events/offered-quantities';
import { isAllowedQuantity } from '@stagedoor/rules/events/quantity';
import { isLiveCart } from '@stagedoor/rules/machines/cart';
import { waitingListMessages } from '@stagedoor/rules/messages/waiting-list';
import { customerOf, sessionOf } from '../../accounts/index.ts';
import type { ShopCaller } from '../../accounts/index.ts';
import type { LevelOnOffer } from '../../catalogue/index.ts';
import { releaseCarts, waitingStock } from '../../inventory/index.ts';
import { lineOffer } from '../../orders/index.ts';
import { BeginAgain, inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { networkKey } from '../../platform/http/network-key.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { isStillOpen, lockOffer, takeFromOffer, withFees } from '../../waiting-list/index.ts';
import type { LockedOffer } from '../../waiting-list/index.ts';
import type { CartNeeds } from '../cart-needs.ts';
import { moveCart } from '../cart-move-store.ts';
import { findCart, findLines, insertCarts, insertLines, lockCart, lockOpenCart } from '../cart-store.ts';
import type { CartRow } from '../cart-store.ts';
import { findCartOfOffer } from '../offer-cart-store.ts';
import { readCart } from '../open-cart.ts';
import type { OpeningCheckpoint } from '../opening-steps.ts';

/** One that is still theirs, in a number that the level sells, at no more than they said. */
function requireTakeable(
  { offer, entry }: LockedOffer,
  level: LevelOnOffer | undefined,
  { quantity, userId, now }: { quantity: number; userId: number; now: Date },
): LevelOnOffer {
  if (entry.user_id !== userId) refuse('OFFER_NOT_YOURS');
  if (!isStillOpen(offer, now) || !level) return refuse('OFFER_OVER');
  if (withFees(level) > entry.most_cents) refuse('OFFER_OVER', { message: waitingListMessages.priceRose });
  if (quantity > offer.ticket_ids.length || !isAllowedQuantity(quantity, level))
    refuse('QUANTITY_NOT_ALLOWED', { fields: { quantity: offeredQuantities(level) } });
  return level;
}

async function release(tx: Tx, cart: CartRow | undefined): Promise<void> {
  if (cart?.state === 'PAYING') refuse('CART_PAYING');
  if (!cart || !isLiveCart(cart.state)) return;
  await releaseCarts(tx, cart.seller_id, [cart.cart_uuid]);
  await moveCart(tx, cart, 'RELEASED');
}

/** What the session had in its cart goes back before, and what a cart of another device still has of this offer. */
async function releaseOld(tx: Tx, caller: ShopCaller, taken: CartRow | undefined): Promise<void> {
  const old = await lockOpenCart(tx, caller, sessionOf(caller).publicId);
  await release(tx, old);
  if (taken && taken.cart_uuid !== old?.cart_uuid)
    await release(tx, await lockCart(tx, caller.sellerId, taken.cart_uuid));
}

async function openFromOffer(
  tx: Tx,
  needs: CartNeeds,
  caller: ShopCaller,
  wish: { uuid: string; quantity: number; taken: CartRow | undefined },
): Promise<CartRow> {
  const { sellerId, outletId, now, currency } = caller;
  const userId = customerOf(caller);
  const [outlet, { levels }] = await Promise.all([
    needs.outlets.get(outletId),
    needs.catalogue.get(sellerId, outletId),
  ]);
  await releaseOld(tx, caller, wish.taken);
  const locked = (await lockOffer(tx, sellerId, wish.uuid)) ?? refuse('NOT_FOUND');
  const asked = { quantity: wish.quantity, userId, now };
  const level = requireTakeable(locked, levels.get(locked.offer.price_level_id), asked);
  const ticketIds = await takeFromOffer(tx, locked, wish.quantity);
  if (!ticketIds) throw new BeginAgain('The offer was taken into another cart at the same moment');
  const cartUuid = randomUUID();
  const deadline = reviewDeadline(now, outlet.confirmSelectionMinutes ?? 3);
  const whose = { sessionId: sessionOf(caller).publicId, userId, network: networkKey(caller.ip) };
  const offered = { offerUuid: locked.offer.offer_uuid };
  await insertCarts(tx, [{ sellerId, outletId, cartUuid, ...whose, ...offered, currency, now, deadline }]);
  await waitingStock.hold(tx, sellerId, { cartUuid, until: releaseTime(deadline), ticketIds });
  await insertLines(tx, [
    {
      seller_id: sellerId,
      cart_uuid: cartUuid,
      price_level_id: level.levelId,
      quantity: ticketIds.length,
      is_add_on: false,
      together: true,
      chosen: false,
      offer: lineOffer(level),
    },
  ]);
  return (await findCart(tx, sellerId, cartUuid)) ?? refuse('CART_GONE');
}

async function holdsAs(tx: Tx, { seller_id, cart_uuid }: CartRow, quantity: number): Promise<boolean> {
  const lines = await findLines(tx, seller_id, cart_uuid);
  return lines.some((line) => !line.is_add_on && line.quantity === quantity);
}

export function takeWaitingOfferHandler(
  needs: CartNeeds & { checkpoint: OpeningCheckpoint },
): Handler<'carts'> {
  const { checkpoint } = needs;
  return handle(takeWaitingOffer, async (wish, caller) => {
    const userId = customerOf(caller);
    // Read before a connection is held.
    await Promise.all([
      needs.outlets.get(caller.outletId),
      needs.catalogue.getCurrent(caller.sellerId, caller.outletId),
    ]);
    const cart = await inTransaction(needs.db, async (tx) => {
      const found = await findCartOfOffer(tx, caller.sellerId, wish.uuid);
      const taken = found?.user_id === userId ? found : undefined;
      // Taken on another device: the cart is theirs there and here.
      const isGood = taken && taken.deadline > caller.now && (await holdsAs(tx, taken, wish.quantity));
      const row = isGood ? taken : await openFromOffer(tx, needs, caller, { ...wish, taken });
      await checkpoint('offer in cart');
      return readCart(needs, tx, caller, row);
    });
    await checkpoint('cart of offer opened');
    return cart;
  });
}
