// Holding tickets and opening a cart. Carts of one level that arrive together are opened in one transaction.
import { randomUUID } from 'node:crypto';
import { createCart } from '@stagedoor/contract/calls/cart';
import type { Cart } from '@stagedoor/contract/entities/cart';
import { releaseTime, reviewDeadline } from '@stagedoor/rules/cart-clock';
import { holdOnLevel, releaseCarts } from '../inventory/index.ts';
import type { Held } from '../inventory/index.ts';
import { BeginAgain, inTransaction } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import { gather } from '../platform/gather.ts';
import { sessionOf } from '../platform/http/access.ts';
import type { Caller } from '../platform/http/caller.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { CartNeeds } from './cart-needs.ts';
import { deleteEmptyCarts, insertCarts, insertLines, lockOpenCart, moveCart } from './cart-store.ts';
import type { LineRow, NewCart } from './cart-store.ts';
import { checkWishes } from './check-wishes.ts';
import type { CheckedWish } from './check-wishes.ts';
import { describeCart } from './describe-cart.ts';

interface Opening {
  cart: NewCart;
  wishes: CheckedWish[];
}

const MOST_AT_ONCE = 128;
/** Told to those whose session has an open cart already: theirs is opened by itself, after the old one is released. */
const HAS_A_CART = Symbol('has a cart');

type Outcome = Held[] | typeof HAS_A_CART;

const lineOf = ({ cart }: Opening, { level }: CheckedWish, held: Held): LineRow => ({
  seller_id: cart.sellerId,
  cart_uuid: cart.cartUuid,
  price_level_id: level.levelId,
  quantity: held.places.length,
  is_add_on: level.isAddOn,
  together: held.together,
});

const wishFor = ({ cart }: Opening, { quantity, fewer }: CheckedWish) => ({
  cartUuid: cart.cartUuid,
  quantity,
  fewer,
  until: releaseTime(cart.deadline),
});

/** One round on one level: every opening has exactly one wish, and all wish for the same level. */
async function openTogether(tx: Tx, openings: readonly Opening[]): Promise<Outcome[]> {
  const { cart, wishes } = openings[0]!;
  const level = { sellerId: cart.sellerId, levelId: wishes[0]!.level.levelId };
  const opened = await insertCarts(
    tx,
    openings.map((opening) => opening.cart),
  );
  const served = openings.filter((opening) => opened.has(opening.cart.cartUuid));
  const held = await holdOnLevel(
    tx,
    level,
    served.map((opening) => wishFor(opening, opening.wishes[0]!)),
    cart.now,
  );
  const byCart = new Map(served.map((opening, index) => [opening.cart.cartUuid, held[index]!]));
  await insertLines(
    tx,
    served.flatMap((opening, index) =>
      held[index]!.places.length > 0 ? [lineOf(opening, opening.wishes[0]!, held[index]!)] : [],
    ),
  );
  const empty = served.filter((_, index) => held[index]!.places.length === 0);
  await deleteEmptyCarts(
    tx,
    cart.sellerId,
    empty.map((opening) => opening.cart.cartUuid),
  );
  return openings.map((opening) => {
    const got = byCart.get(opening.cart.cartUuid);
    return got ? [got] : HAS_A_CART;
  });
}

/** A cart by itself: releases the one that was open before, then holds level by level in the order of their ids. */
async function openAlone(tx: Tx, opening: Opening): Promise<Held[]> {
  const { cart, wishes } = opening;
  const old = await lockOpenCart(tx, cart, cart.sessionId);
  if (old?.state === 'PAYING') refuse('CART_PAYING');
  if (old) {
    await releaseCarts(tx, cart.sellerId, [old.cart_uuid]);
    await moveCart(tx, old, 'RELEASED');
  }
  const opened = await insertCarts(tx, [cart]);
  if (opened.size === 0) throw new BeginAgain('Another cart of this session was opened at the same moment');
  const held: Held[] = [];
  for (const wish of wishes) {
    const level = { sellerId: cart.sellerId, levelId: wish.level.levelId };
    const [got] = await holdOnLevel(tx, level, [wishFor(opening, wish)], cart.now);
    held.push(got!);
  }
  if (held.every(({ places }) => places.length === 0)) refuse('SOLD_OUT');
  await insertLines(
    tx,
    wishes.flatMap((wish, index) =>
      held[index]!.places.length > 0 ? [lineOf(opening, wish, held[index]!)] : [],
    ),
  );
  return held;
}

function answer(caller: Caller, opening: Opening, held: Held[]): Cart {
  const { cart, wishes } = opening;
  const lines = wishes.flatMap((wish, index) =>
    held[index]!.places.length > 0 ? [lineOf(opening, wish, held[index]!)] : [],
  );
  const reduced = wishes.flatMap(({ level, quantity }, index) => {
    const got = held[index]!.places.length;
    return got < quantity ? [{ priceLevelId: level.levelId, asked: quantity, held: got }] : [];
  });
  return describeCart({
    row: {
      seller_id: cart.sellerId,
      cart_uuid: cart.cartUuid,
      outlet_id: cart.outletId,
      state: 'REVIEW',
      deadline: cart.deadline,
      shipping_address: null,
      delivery_method_uuid: null,
      payment_method_uuid: null,
    },
    lines,
    seats: new Map(wishes.map(({ level }, index) => [level.levelId, held[index]!.places])),
    levels: new Map(wishes.map(({ level }) => [level.levelId, level])),
    deliveryMethods: [],
    now: caller.now,
    reduced: reduced.length > 0 ? reduced : undefined,
  });
}

export function createCartHandler(needs: CartNeeds): Handler {
  const { db } = needs;
  const rounds = new Map<string, (opening: Opening) => Promise<Outcome>>();
  const roundOn = (opening: Opening): Promise<Outcome> => {
    const key = `${opening.cart.sellerId} ${opening.wishes[0]!.level.levelId}`;
    const known = rounds.get(key);
    const join =
      known ??
      gather<Opening, Outcome>(MOST_AT_ONCE, (openings) =>
        inTransaction(db, (tx) => openTogether(tx, openings)),
      );
    if (!known) rounds.set(key, join);
    return join(opening);
  };

  return handle(createCart, async ({ lines }, caller) => {
    if (lines.length === 0) refuse('INVALID_INPUT', { fields: { lineItems: 'Choose at least one ticket' } });
    const [outlet, { levels }] = await Promise.all([
      needs.outlets.get(caller.outletId),
      needs.catalogue.get(caller.sellerId, caller.outletId),
    ]);
    const session = sessionOf(caller);
    const opening: Opening = {
      cart: {
        sellerId: caller.sellerId,
        outletId: caller.outletId,
        cartUuid: randomUUID(),
        sessionId: session.publicId,
        userId: session.userId,
        now: caller.now,
        deadline: reviewDeadline(caller.now, outlet.confirmSelectionMinutes ?? 3),
      },
      wishes: checkWishes(lines, levels, caller.now).toSorted((a, b) => a.level.levelId - b.level.levelId),
    };
    const outcome = opening.wishes.length === 1 ? await roundOn(opening) : HAS_A_CART;
    if (outcome !== HAS_A_CART && outcome[0]!.places.length === 0) refuse('SOLD_OUT');
    const held = outcome === HAS_A_CART ? await inTransaction(db, (tx) => openAlone(tx, opening)) : outcome;
    return answer(caller, opening, held);
  });
}
