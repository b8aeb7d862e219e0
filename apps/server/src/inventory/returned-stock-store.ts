// WAIT-06: sold tickets that their owners offer back. They stay sold, and their owner's, until somebody has bought them:
// the counts of their levels do not move. Their levels must be locked.
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import { cameBack } from './came-back.ts';
import { IS_TO_OFFER, stateWhere } from './offered-back-pieces.ts';
import { heldByCart } from './place-store.ts';
import { lockLevels } from './stock-store.ts';
import type { Hold } from './stock-store.ts';
import './tables.ts';

interface OwnedTicket {
  ticketId: number;
  lineId: number;
}

interface SoldTickets {
  sellerId: number;
  levelId: number;
  ticketIds: readonly number[];
}

const these = ({ sellerId, levelId, ticketIds }: SoldTickets) => sql`
  seller_id = ${sellerId} and price_level_id = ${levelId} and ticket_id = any(${[...ticketIds]}::bigint[])`;

/** From now on they are for those who wait; who keeps the list has the last word in the transaction. */
async function offer(tx: Tx, tickets: SoldTickets): Promise<boolean> {
  const { sellerId, levelId, ticketIds } = tickets;
  await lockLevels(tx, sellerId, [levelId]);
  const { rows } = await sql`
    update tickets set offered_back = true
    where ${these(tickets)} and state = 'sold' and not offered_back returning 1`.execute(tx);
  if (rows.length !== ticketIds.length) return false;
  cameBack.note(tx, { sellerId, levelId, ticketIds, how: 'customer' });
  return true;
}

/** Offered no more, wherever they were held for somebody. False where one of them is in a cart: somebody is buying it. */
async function takeHome(tx: Tx, tickets: SoldTickets): Promise<boolean> {
  const { sellerId, levelId } = tickets;
  await lockLevels(tx, sellerId, [levelId]);
  const { rows } = await sql<{ ticketId: number; kind: string | null }>`
    select ticket_id as "ticketId", holder_kind as kind from tickets
    where ${these(tickets)} and offered_back`.execute(tx);
  if (rows.some(({ kind }) => kind === 'cart')) return false;
  await sql`
    update tickets set offered_back = false, holder_kind = null, holder_id = null
    where ${these(tickets)} and offered_back`.execute(tx);
  const ticketIds = rows.flatMap(({ ticketId, kind }) => (kind === null ? [] : ticketId));
  if (ticketIds.length > 0) cameBack.note(tx, { sellerId, levelId, ticketIds, how: 'lost' });
  return true;
}

/** Those in a cart that are still somebody's. */
async function inCart(tx: Tx, sellerId: number, cartUuid: string): Promise<OwnedTicket[]> {
  const { rows } = await sql<OwnedTicket>`
    select ticket_id as "ticketId", line_id as "lineId" from tickets
    where seller_id = ${sellerId} and ${heldByCart(cartUuid)} and offered_back order by ticket_id`.execute(
    tx,
  );
  return rows;
}

/** Somebody is just buying one of them. */
async function areInCart(tx: Tx, sellerId: number, ticketIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from tickets where seller_id = ${sellerId} and ticket_id = any(${[...ticketIds]}::bigint[])
      and offered_back and holder_kind = 'cart' limit 1`.execute(tx);
  return rows.length > 0;
}

/** How many of each level are offered back, wherever they are held meanwhile. */
async function countOf(db: Db, sellerId: number, levelIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ level: number; many: number }>`
    select price_level_id as level, count(*)::int as many from tickets
    where seller_id = ${sellerId} and price_level_id = any(${[...levelIds]}::int[]) and offered_back
    group by 1`.execute(db);
  return new Map(rows.map(({ level, many }) => [level, many]));
}

/** Puts what an offer had into the cart that was made from it, whoever it belongs to; less than all of it is an error. */
async function hold(tx: Tx, sellerId: number, { ticketIds, cartUuid, until }: Hold): Promise<void> {
  await sql`
    with taken as (
      update tickets set ${stateWhere('held')}, holder_kind = 'cart', holder_id = ${cartUuid}::uuid::text,
        held_until = ${until}
      where seller_id = ${sellerId} and ticket_id = any(${ticketIds}::bigint[]) and ${IS_TO_OFFER}
      returning price_level_id, state
    ), counted as (
      select price_level_id as level, count(*)::int as many, (count(*) filter (where state = 'held'))::int as held
      from taken group by 1),
    moved as (
      update level_stock s set held = s.held + c.held from counted c
      where s.seller_id = ${sellerId} and s.price_level_id = c.level
      returning c.many
    )
    select upkeep.must_be(${ticketIds.length}, sum(many)) from moved`.execute(tx);
}

export const returnedStock = { offer, takeHome, inCart, areInCart, countOf, hold };
