import { randomUUID } from 'node:crypto';
import { createCart } from '@stagedoor/contract/calls/shop/cart';
import type { Cart } from '@stagedoor/contract/entities/cart';
import { reviewDeadline } from '@stagedoor/rules/checkout/cart-clock';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { sessionOf } from '../../accounts/index.ts';
import type { CachedCatalogue } from '../../catalogue/index.ts';
import { codeForCart, heldCode, requireFor } from '../../codes/index.ts';
import type { Held } from '../../inventory/index.ts';
import { inTransaction, lastly } from '../../platform/db/in-transaction.ts';
import { gather } from '../../platform/gather.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { networkKey } from '../../platform/http/network-key.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import type { CartNeeds } from '../cart-needs.ts';
import { checkWishes } from '../check-wishes.ts';
import { describeCart } from '../describe-cart.ts';
import {
  CHANGED,
  HAS_A_CART,
  linesOf,
  OfferChanged,
  openAlone,
  openTogether,
  TOO_MANY,
} from '../fill-carts.ts';
import { fewSeatTries } from '../few-seat-tries.ts';
import { requireFewEnough } from '../held-by-network.ts';
import { openedBy } from '../opened-levels.ts';
import { offerNearest } from '../offer-nearest.ts';
import type { OpeningCheckpoint } from '../opening-steps.ts';
import type { HeldInCart, Opening, Opened } from '../fill-carts.ts';
import { seenWhenOpened } from '../seen-when-opened.ts';
import { requireChargeableTickets } from '../require-chargeable.ts';

const MOST_AT_ONCE = 128;

type OpeningNeeds = CartNeeds & { checkpoint: OpeningCheckpoint };

/** Carts of one seller that arrive while a round is under way are opened together by the next one. */
function roundsOf({ db, limits, checkpoint }: OpeningNeeds): (opening: Opening) => Promise<Opened> {
  const mostPerNetwork = limits.heldTicketsPerAddress;
  const rounds = new Map<number, (opening: Opening) => Promise<Opened>>();
  return (opening) => {
    const { sellerId } = opening.cart;
    const known = rounds.get(sellerId);
    if (known) return known(opening);
    const join = gather<Opening, Opened>(MOST_AT_ONCE, (openings) =>
      inTransaction(db, async (tx) => {
        const { outcomes, written } = await openTogether(tx, openings, mostPerNetwork);
        await checkpoint('carts filled together');
        return lastly(written.then(() => outcomes));
      }),
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
      delivery_price_cents: null,
      payment_method_uuid: null,
      payment_problem: null,
      code: cart.code ?? null,
      offer_uuid: null,
      declined_cards: [],
    },
    lines: linesOf(opening, held),
    seats: new Map(wishes.map(({ level }, index) => [level.levelId, held[index]!.places])),
    levels: new Map(wishes.map(({ level }) => [level.levelId, level])),
    deliveryMethods: [],
    currency: cart.currency,
    now: cart.now,
    reduced: reduced.length > 0 ? reduced : undefined,
  });
}

/** Undefined when what they chose from was not the offer of this moment. */
async function holdFor(
  { db, limits, checkpoint }: OpeningNeeds,
  joinRound: (opening: Opening) => Promise<Opened>,
  opening: Opening,
): Promise<HeldInCart | undefined> {
  const outcome = opening.code ? HAS_A_CART : await joinRound(opening);
  if (outcome === CHANGED) return undefined;
  if (outcome !== HAS_A_CART && outcome !== TOO_MANY) return outcome;
  try {
    // What their own cart holds comes free before they are counted again. A code has one last use: no round for it.
    return await inTransaction(db, async (tx) => {
      const held = await openAlone(tx, opening, limits.heldTicketsPerAddress);
      await checkpoint('cart filled');
      return held;
    });
  } catch (error) {
    if (error instanceof OfferChanged) return undefined;
    throw error;
  }
}

function unlessRefused<A, T>(check: (asked: A) => T, asked: A): T | undefined {
  try {
    return check(asked);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

export function createCartHandler(needs: OpeningNeeds): Handler<'carts'> {
  const { db, limits, checkpoint } = needs;
  const joinRound = roundsOf(needs);
  const requireFewTries = fewSeatTries();
  return handle(createCart, async ({ lines, code: typed }, caller) => {
    if (lines.length === 0) refuse('INVALID_INPUT', { fields: { lines: 'Choose at least one ticket' } });
    const { sellerId, outletId, currency, now } = caller;
    const outlet = await needs.outlets.get(outletId);
    // A guest list sells nothing: its tickets are asked for with an invitation.
    if (isGuestList(outlet.outletType)) refuse('NOT_ON_SALE');
    const { publicId, userId } = sessionOf(caller);
    const deadline = reviewDeadline(now, outlet.confirmSelectionMinutes ?? 3);
    const who = { sessionId: publicId, userId, network: networkKey(caller.ip), currency };
    const { deliveryMethods } = outlet;
    const code = typed === undefined ? undefined : await codeForCart(db, caller, typed);
    const kept = code && heldCode(code);
    const charged = { currency, deliveryMethods, code: kept ?? null };
    const charging = { limits: await needs.chargeLimits(caller, currency), ...charged };
    const checked = ({ levels, mark }: CachedCatalogue): Opening => {
      const wishes = checkWishes(lines, levels, now, openedBy(kept));
      if (code) requireFor(code, caller, wishes);
      requireFewEnough(wishes, limits);
      requireChargeableTickets(wishes, charging);
      const cart = { sellerId, outletId, cartUuid: randomUUID(), ...who, code: kept, now, deadline };
      return { cart, wishes, mark, code };
    };
    // Checked against what is kept in memory; whether that is still so is seen together with the stock. Nobody is
    // refused by what was so a moment ago.
    const hold = async (wished: Opening): Promise<HeldInCart | undefined> => {
      await needs.turns.require(caller, wished.wishes);
      const held = () => holdFor(needs, joinRound, wished);
      return needs.turns.measure(caller, wished.wishes, () =>
        offerNearest(needs, caller, wished.wishes, held),
      );
    };
    let opening = unlessRefused(checked, await needs.catalogue.get(sellerId, outletId));
    if (opening) requireFewTries(publicId, opening.wishes);
    let opened = opening && (await hold(opening));
    while (!opening || !opened) {
      opening = checked(await needs.catalogue.getCurrent(sellerId, outletId));
      opened = await hold(opening);
    }
    if (opened.held.every(({ places }) => places.length === 0)) refuse('SOLD_OUT');
    await checkpoint('cart opened');
    const seen = seenWhenOpened(opening, opened, caller);
    if (seen) needs.remembered.keep(seen);
    return answer(opening, opened.held);
  });
}
