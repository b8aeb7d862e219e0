// Opening carts: those that arrive together in one transaction, those that need more than a line by themselves.
import { releaseTime } from '@stagedoor/rules/checkout/cart-clock';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { required } from '@stagedoor/rules/values/required';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { takeUse } from '../codes/index.ts';
import type { FoundCode } from '../codes/index.ts';
import { openStock, releaseCarts } from '../inventory/index.ts';
import type { Held } from '../inventory/index.ts';
import { lineOffer } from '../orders/index.ts';
import { accessOf } from './access-of.ts';
import { BeginAgain } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import { Refusal, refuse } from '../platform/http/refusal.ts';
import { offerMark } from '../platform/keep-until-changed.ts';
import { moveCart } from './cart-move-store.ts';
import { deleteEmptyCarts, insertCarts, insertLines, lockOpenCart } from './cart-store.ts';
import { ticketsOf } from './held-by-network.ts';
import { heldByNetworks, lockNetworks } from './network-store.ts';
import type { LineRow, NewCart } from './cart-store.ts';
import type { CheckedWish } from './check-wishes.ts';

export interface Opening {
  cart: NewCart;
  wishes: CheckedWish[];
  /** The mark of the catalogue that the wishes were checked against. */
  mark: string;
  /** One use of it is held with the cart. */
  code?: FoundCode | undefined;
}

/** Told to those whose session has an open cart already: theirs is opened by itself, after the old one is released. */
export const HAS_A_CART = Symbol('has a cart');
/** Told to those whose network holds so much already. */
export const TOO_MANY = Symbol('too many held');
/** RUN-02: told to those who chose from what is not on offer any more as it was. */
export const CHANGED = Symbol('the offer has changed');
/** The same for one by itself: nothing of it was done. */
export class OfferChanged extends Error {}
export type Opened = HeldInCart | typeof HAS_A_CART | typeof TOO_MANY | typeof CHANGED;

/** What a cart got, wish by wish, and the mark of its row. */
export interface HeldInCart {
  held: Held[];
  mark: string;
}

/** The lines of a cart: what it got, wish by wish, without those that got nothing. */
export function linesOf({ cart, wishes }: Opening, held: readonly Held[]): LineRow[] {
  const lines = wishes.map(({ level, ticketIds }, index) => ({
    seller_id: cart.sellerId,
    cart_uuid: cart.cartUuid,
    price_level_id: level.levelId,
    quantity: held[index]!.places.length,
    is_add_on: level.isAddOn,
    together: held[index]!.together,
    chosen: ticketIds !== undefined,
    offer: lineOffer(level),
  }));
  return lines.filter(({ quantity }) => quantity > 0);
}

const wishesOf = ({ cart, wishes }: Opening) =>
  wishes.map(({ level, quantity, fewer, ticketIds }) => ({
    levelId: level.levelId,
    cartUuid: cart.cartUuid,
    quantity,
    fewer,
    until: releaseTime(cart.deadline),
    access: accessOf(level, cart.now),
    chosen: ticketIds && {
      ticketIds,
      levelIds: level.seating.levelIds,
      allowsSingles: level.seating.allowsSingles,
    },
  }));

/** Those whose networks may hold what they wish for, first come first served. */
function withinLimits(openings: readonly Opening[], held: Map<string, number>, most: number): Set<Opening> {
  const allowed = openings.filter(({ cart, wishes }) => {
    const together = (held.get(cart.network) ?? 0) + ticketsOf(wishes);
    if (together > most) return false;
    held.set(cart.network, together);
    return true;
  });
  return new Set(allowed);
}

/** Everything that is asked before somebody is served; it travels together. */
async function look(tx: Tx, openings: readonly Opening[], mostPerNetwork: number) {
  const { sellerId, now } = firstOf(openings).cart;
  const networks = openings.map(({ cart }) => cart.network);
  const [held, opened, mark, stock] = await Promise.all([
    heldByNetworks(tx, sellerId, networks, { now, most: mostPerNetwork }),
    insertCarts(
      tx,
      openings.map(({ cart }) => cart),
    ),
    offerMark(tx, sellerId),
    openStock(tx, sellerId, openings.flatMap(wishesOf), now),
  ]);
  const current = openings.filter((opening) => opening.mark === mark);
  const allowed = withinLimits(current, held, mostPerNetwork);
  const served = current.filter((opening) => allowed.has(opening) && opened.has(opening.cart.cartUuid));
  const whyNot = (opening: Opening) => {
    if (opening.mark !== mark) return CHANGED;
    return allowed.has(opening) ? HAS_A_CART : TOO_MANY;
  };
  return { opened, served, stock, whyNot };
}

interface Round {
  /** A refusal where the seats that somebody has chosen cannot be had. */
  outcomes: (Opened | Refusal)[];
  /** Writes it down; already under way. */
  written: Promise<unknown>;
}

/** One round of one seller. Whoever has an open cart already, or too many tickets, is left out of it. */
export async function openTogether(
  tx: Tx,
  openings: readonly Opening[],
  mostPerNetwork: number,
): Promise<Round> {
  const { sellerId } = firstOf(openings).cart;
  const { opened, served, stock, whyNot } = await look(tx, openings, mostPerNetwork);
  const taken = await stock.take(served.flatMap(wishesOf));
  const held = [...taken.held];
  const shares = new Map<Opening, Held[]>();
  for (const opening of served) shares.set(opening, held.splice(0, opening.wishes.length));
  const lines = served.flatMap((opening) => linesOf(opening, valueOf(shares, opening)));
  const filled = new Set(lines.map((line) => line.cart_uuid));
  const empty = [...opened.keys()].filter((uuid) => !filled.has(uuid));
  const written = Promise.all([taken.written, insertLines(tx, lines), deleteEmptyCarts(tx, sellerId, empty)]);
  const outcomeOf = (opening: Opening): Opened | Refusal => {
    const share = shares.get(opening);
    const mark = opened.get(opening.cart.cartUuid);
    if (!share || mark === undefined) return whyNot(opening);
    return share.find(({ refusal }) => refusal)?.refusal ?? { held: share, mark };
  };
  return { outcomes: openings.map(outcomeOf), written };
}

/** CODE-02: after the levels, as everywhere. Without a use that is left there is no cart: they keep what they had. */
async function holdCode(tx: Tx, { cart, code }: Opening): Promise<void> {
  if (!code) return;
  const { sellerId, cartUuid, sessionId, userId, now } = cart;
  const { codeId, set } = code;
  const mostPerAccount = set.most_per_account ?? undefined;
  const use = { sellerId, codeId, setId: set.set_id, cartUuid, sessionId, userId, mostPerAccount, now };
  if (!(await takeUse(tx, use))) refuse('CODE_NOT_KNOWN', { fields: { code: codeMessages.notKnown } });
}

/**
 * A cart by itself, after the one that was open before is released. Locked in everybody's order: the cart, its network,
 * its levels. A round waits for a cart that is being released, with its networks locked.
 */
export async function openAlone(tx: Tx, opening: Opening, mostPerNetwork: number): Promise<HeldInCart> {
  const { cart } = opening;
  const old = await lockOpenCart(tx, cart, cart.sessionId);
  if (old?.state === 'PAYING') refuse('CART_PAYING');
  await lockNetworks(tx, cart.sellerId, [cart.network]);
  if (old) {
    await releaseCarts(tx, cart.sellerId, [old.cart_uuid]);
    await moveCart(tx, old, 'RELEASED');
  }
  const { outcomes, written } = await openTogether(tx, [opening], mostPerNetwork);
  await written;
  const [outcome] = outcomes;
  if (outcome === TOO_MANY) return refuse('TOO_MANY_HELD');
  if (outcome === HAS_A_CART)
    throw new BeginAgain('Another cart of this session was opened at the same moment');
  // They choose again, from a cart that is still theirs.
  if (outcome === CHANGED) throw new OfferChanged();
  if (outcome instanceof Refusal) throw outcome;
  // Nothing for them here: the transaction is undone, and they keep what they had.
  const opened = required(outcome, 'cart that was opened');
  if (opened.held.every(({ places }) => places.length === 0)) refuse('SOLD_OUT');
  await holdCode(tx, opening);
  return opened;
}
