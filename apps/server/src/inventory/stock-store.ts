// The statements that move tickets between free, held and sold. Every one of them also moves the level's counts.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { listOf, statement } from '../platform/db/statement.ts';
import type { Tx } from '../platform/db/tables.ts';
import { cameBack } from './came-back.ts';
import { stateWhere } from './offered-back-pieces.ts';
import { otherOffer } from './other-offer.ts';
import './tables.ts';

const FREE = sql`${stateWhere('free')}, holder_kind = null, holder_id = null, held_until = null`;
/** Takes the levels for this transaction, always in the same order; others who want their tickets wait here. Answers how many are free. */
export const lockLevels = async (
  tx: Tx,
  sellerId: number,
  levelIds: readonly number[],
): Promise<Map<number, number>> => (await lockAll(tx, sellerId, levelIds)).free;

const lockThem = statement(
  (given: { sellerId: number; levelIds: readonly number[] }) => sql<{
    level: number;
    free: number;
    waiting: number;
  }>`
    select price_level_id as level, capacity - held - sold as free, waiting from level_stock
    where seller_id = ${given.sellerId} and price_level_id = any(${given.levelIds}::int[])
    order by price_level_id for update`,
);

/** The same, and for which of them people wait. */
export async function lockAll(
  tx: Tx,
  sellerId: number,
  levelIds: readonly number[],
): Promise<{ free: Map<number, number>; waiting: ReadonlySet<number> }> {
  const { rows } = await lockThem(tx, { sellerId, levelIds });
  return {
    free: new Map(rows.map(({ level, free }) => [level, free])),
    waiting: new Set(rows.flatMap(({ level, waiting }) => (waiting > 0 ? [level] : []))),
  };
}

/**
 * Frees what is held beyond its time; answers how many tickets came back, by level. The levels must be locked. Where
 * people wait, what comes back is theirs first: it is left to whoever ends the cart (WAIT-05).
 */
export async function reclaimExpired(
  tx: Tx,
  sellerId: number,
  levelIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  if (levelIds.length === 0) return new Map();
  const { rows } = await sql<{ level: number; freed: number }>`
    with freed as (
      update tickets set ${FREE}
      where seller_id = ${sellerId} and price_level_id = any(${[...levelIds]}::int[])
        and state = 'held' and holder_kind = 'cart' and held_until <= ${now} and price_level_id not in (
          select price_level_id from level_stock
          where seller_id = ${sellerId} and price_level_id = any(${[...levelIds]}::int[]) and waiting > 0)
      returning price_level_id
    ), counted as (select price_level_id as level, count(*)::int as freed from freed group by 1)
    update level_stock s set held = s.held - c.freed from counted c
    where s.seller_id = ${sellerId} and s.price_level_id = c.level
    returning c.level, c.freed`.execute(tx);
  return new Map(rows.map(({ level, freed }) => [level, freed]));
}

export interface Hold {
  ticketIds: number[];
  cartUuid: string;
  until: Date;
}

const take = statement(
  (given: { sellerId: number; many: number; ids: number[]; carts: string[]; untils: string[] }) => sql`
    with taken as (
      update tickets t set state = 'held', holder_kind = 'cart', holder_id = w.cart::text, held_until = w.until
      from unnest(${listOf('bigint', given.ids)}, ${listOf('uuid', given.carts)},
        ${listOf('timestamptz', given.untils)}) as w (id, cart, until)
      where t.seller_id = ${given.sellerId} and t.ticket_id = w.id and t.state = 'free'
      returning t.price_level_id
    ), counted as (select price_level_id as level, count(*)::int as held from taken group by 1),
    moved as (
      update level_stock s set held = s.held + c.held from counted c
      where s.seller_id = ${given.sellerId} and s.price_level_id = c.level
      returning c.held
    )
    select upkeep.must_be(${given.many}, sum(held)) from moved`,
);

/** Holds free tickets for carts. Their levels must be locked; a ticket that is not free any more is an error. */
export async function holdTickets(tx: Tx, sellerId: number, holds: readonly Hold[]): Promise<void> {
  const ids = holds.flatMap(({ ticketIds }) => ticketIds);
  const carts = holds.flatMap(({ ticketIds, cartUuid }) => ticketIds.map(() => cartUuid));
  const untils = holds.flatMap(({ ticketIds, until }) => ticketIds.map(() => until.toISOString()));
  if (ids.length > 0) await take(tx, { sellerId, many: ids.length, ids, carts, untils });
}

interface Freed {
  levelId: number;
  freed: number;
  ticketIds: number[] | null;
}

/** What was its owner's all the time was never counted as held. */
const counted = sql`counted as (
  select price_level_id, (count(*) filter (where state = 'free'))::int as freed, count(*)::int as many,
    array_agg(ticket_id) as tickets from freed group by price_level_id)`;

/** What was freed is held no more; where people wait it is told which tickets these are. */
const moveFreed = (sellerId: number): RawBuilder<unknown> => sql`
  update level_stock s set held = s.held - c.freed from counted c
  where s.seller_id = ${sellerId} and s.price_level_id = c.price_level_id
  returning c.price_level_id as "levelId", c.many as freed,
    case when s.waiting > 0 then to_jsonb(c.tickets) end as "ticketIds"`;

function noteFreed(tx: Tx, sellerId: number, rows: readonly Freed[]): void {
  for (const { levelId, ticketIds } of rows)
    if (ticketIds) cameBack.note(tx, { sellerId, levelId, ticketIds, how: 'cart' });
}

/** Gives back all that carts hold, other offers too; answers the number of tickets. Counts are moved level by level, in order, against deadlocks. */
export async function releaseCarts(tx: Tx, sellerId: number, cartUuids: readonly string[]): Promise<number> {
  if (cartUuids.length === 0) return 0;
  const holders = cartUuids.flatMap((uuid) => [uuid, otherOffer(uuid)]);
  const heldByAny = sql`holder_kind = 'cart' and holder_id = any(${holders}::uuid[]::text[])`;
  await sql`
    select 1 from level_stock
    where seller_id = ${sellerId} and price_level_id in (
      select price_level_id from tickets
      where seller_id = ${sellerId} and ${heldByAny})
    order by price_level_id for update`.execute(tx);
  const { rows } = await sql<Freed>`
    with freed as (
      update tickets set ${FREE}
      where seller_id = ${sellerId} and ${heldByAny}
      returning price_level_id, ticket_id, state
    ), ${counted}
    ${moveFreed(sellerId)}`.execute(tx);
  noteFreed(tx, sellerId, rows);
  return rows.reduce((sum, { freed }) => sum + freed, 0);
}

/** Gives back single tickets of a level. The level must be locked. */
export async function releaseTickets(
  tx: Tx,
  { sellerId, levelId }: { sellerId: number; levelId: number },
  ticketIds: readonly number[],
): Promise<void> {
  if (ticketIds.length === 0) return;
  const { rows } = await sql<Freed>`
    with freed as (
      update tickets set ${FREE}
      where seller_id = ${sellerId} and price_level_id = ${levelId}
        and ticket_id = any(${[...ticketIds]}::bigint[]) and holder_kind = 'cart'
      returning price_level_id, ticket_id, state
    ), ${counted}
    ${moveFreed(sellerId)}`.execute(tx);
  noteFreed(tx, sellerId, rows);
}
