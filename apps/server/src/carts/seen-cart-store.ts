// A cart goes on from what was seen of it, where that is still so (decision 287).
import { cartMachine } from '@stagedoor/rules/machines/cart';
import type { CartState } from '@stagedoor/rules/machines/cart';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { sql } from 'kysely';
import { sessionOf } from '../accounts/index.ts';
import type { KnownSession } from '../accounts/index.ts';
import { keepHolds, otherSeats } from '../inventory/index.ts';
import type { Offers } from '../inventory/index.ts';
import { changeRowFor } from '../platform/db/change-row.ts';
import type { Db } from '../platform/db/tables.ts';
import { newMark, stored } from './cart-move-store.ts';
import type { CartChanges } from './cart-move-store.ts';
import type { MarkedCart, MarkedLine } from './cart-store.ts';
import './tables.ts';

/** A live cart as somebody has seen it, with its lines, what it holds, and the session that asked for it. */
export interface SeenCart {
  row: MarkedCart;
  lines: readonly MarkedLine[];
  offers: Offers;
  session: KnownSession;
}

const linesMark = (lines: readonly MarkedLine[]): string =>
  lines
    .toSorted((a, b) => a.price_level_id - b.price_level_id)
    .map(({ mark }) => mark)
    .join(',');

const whatIsStillSo = ({ row, lines, offers, session }: SeenCart, now: Date) => ({
  ...sessionOf.known.given(session, now),
  ...otherSeats.areStill.given(row.cart_uuid, offers),
  cartUuid: row.cart_uuid,
  cartMark: row.mark,
  lines: linesMark(lines),
});

type StillSo = ReturnType<typeof whatIsStillSo>;

const areStillTheLines = ({ sellerId, cartUuid, lines }: StillSo) => sql`(
  select coalesce(string_agg(xmin::text, ',' order by price_level_id), '') from cart_lines
  where seller_id = ${sellerId} and cart_uuid = ${cartUuid}) = ${lines}`;

const only = (so: StillSo) => sql`xmin::text = ${so.cartMark} and ${areStillTheLines(so)}
  and ${otherSeats.areStill.piece(so)} and ${sessionOf.known.isStill(so)}`;
const tail = newMark;
const changeSeen = changeRowFor<{ mark: string }, StillSo>('carts', { tail, only });
const moveSeen = changeRowFor<{ mark: string }, StillSo & { until: Date }>('carts', {
  tail,
  only,
  around: (changed, given) => sql`with changed as (${changed}),
    kept as (${keepHolds.where(given, sql`exists (select from changed)`)})
    select mark from changed`,
});

interface SeenStep {
  changes: CartChanges;
  /** Leads to the next state, in which the tickets are held until then. */
  moves?: { to: CartState; heldUntil: Date } | undefined;
}

/**
 * Changes a cart that is what it was when it was seen, in one statement by itself: whoever has written to it, its lines or
 * the session since, or has taken a ticket of it, is seen by it. Answers the cart after it, or nothing where it is not so.
 */
export async function changeIfStillSo(
  db: Db,
  seen: SeenCart,
  { changes, moves }: SeenStep,
  now: Date,
): Promise<MarkedCart | undefined> {
  const { seller_id, cart_uuid, state } = seen.row;
  if (moves && !canMove(cartMachine, state, moves.to)) return undefined;
  const change = {
    at: { seller_id, cart_uuid, state },
    to: { ...stored(changes), ...(moves && { state: moves.to }) },
  };
  const so = whatIsStillSo(seen, now);
  const changed = await (moves
    ? moveSeen(db, { ...change, given: { ...so, until: moves.heldUntil } })
    : changeSeen(db, { ...change, given: so }));
  return changed && { ...seen.row, ...changes, ...(moves && { state: moves.to }), mark: changed.mark };
}
