import { randomUUID } from 'node:crypto';
import { createCart } from '@stagedoor/contract/calls/cart';
import type { Cart } from '@stagedoor/contract/entities/cart';
import { reviewDeadline } from '@stagedoor/rules/cart-clock';
import { isGuestList } from '@stagedoor/rules/outlet-types';
import type { Held } from '../inventory/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db } from '../platform/db/tables.ts';
import { gather } from '../platform/gather.ts';
import { sessionOf } from '../platform/http/access.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { CartNeeds } from './cart-needs.ts';
import { checkWishes } from './check-wishes.ts';
import { describeCart } from './describe-cart.ts';
import { HAS_A_CART, linesOf, openAlone, openTogether } from './open-carts.ts';
import type { Opening, Outcome } from './open-carts.ts';

const MOST_AT_ONCE = 128;

/** Carts of one seller that arrive while a round is under way are opened together by the next one. */
function roundsOf(db: Db): (opening: Opening) => Promise<Outcome> {
  const rounds = new Map<number, (opening: Opening) => Promise<Outcome>>();
  return (opening) => {
    const { sellerId } = opening.cart;
    const known = rounds.get(sellerId);
    if (known) return known(opening);
    const join = gather<Opening, Outcome>(MOST_AT_ONCE, (openings) =>
      inTransaction(db, (tx) => openTogether(tx, openings)),
    );
    rounds.set(sellerId, join);
    return join(opening);
  };
}

function answer(opening: Opening, held: Held[]): Cart {
  const { cart, wishes } = opening;
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
      payment_problem: null,
    },
    lines: linesOf(opening, held),
    seats: new Map(wishes.map(({ level }, index) => [level.levelId, held[index]!.places])),
    levels: new Map(wishes.map(({ level }) => [level.levelId, level])),
    deliveryMethods: [],
    now: cart.now,
    reduced: reduced.length > 0 ? reduced : undefined,
  });
}

export function createCartHandler(needs: CartNeeds): Handler {
  const { db } = needs;
  const joinRound = roundsOf(db);
  return handle(createCart, async ({ lines }, caller) => {
    if (lines.length === 0) refuse('INVALID_INPUT', { fields: { lineItems: 'Choose at least one ticket' } });
    const { sellerId, outletId, now } = caller;
    const [outlet, { levels }] = await Promise.all([
      needs.outlets.get(outletId),
      needs.catalogue.get(sellerId, outletId),
    ]);
    // A guest list sells nothing: its tickets are asked for with an invitation.
    if (isGuestList(outlet.outletType)) refuse('NOT_ON_SALE');
    const { publicId, userId } = sessionOf(caller);
    const deadline = reviewDeadline(now, outlet.confirmSelectionMinutes ?? 3);
    const opening: Opening = {
      cart: { sellerId, outletId, cartUuid: randomUUID(), sessionId: publicId, userId, now, deadline },
      wishes: checkWishes(lines, levels, now),
    };
    const outcome = await joinRound(opening);
    const held = outcome === HAS_A_CART ? await inTransaction(db, (tx) => openAlone(tx, opening)) : outcome;
    if (held.every(({ places }) => places.length === 0)) refuse('SOLD_OUT');
    return answer(opening, held);
  });
}
