// Seats that are kept off sale: for the house, for a draw, for guests. One mechanism for all, and no end by itself.
import { ticketMachine } from '@stagedoor/rules/machines/ticket';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';
import { cameBack } from './came-back.ts';
import type { HowItCame } from './came-back.ts';
import { placeOf } from './holder.ts';
import type { StockPlace, WaitingHolder, Whereabouts } from './holder.ts';
import { wayOf } from './offered-back-pieces.ts';
import { countByLevel, moveCounts } from './move-counts.ts';
import { lockAll } from './stock-store.ts';

/** Given tickets, or so many of a level, the best first. */
export type Wanted = { ticketIds: readonly number[] } | { levelId: number; quantity: number };

export interface Move {
  sellerId: number;
  wanted: readonly Wanted[];
  from: Whereabouts;
  to: StockPlace | WaitingHolder;
}

export interface MovedTicket {
  ticketId: number;
  levelId: number;
}

function split(wanted: readonly Wanted[]): { ids: number[]; levels: number[]; quantities: number[] } {
  const byLevel = wanted.filter((want) => 'levelId' in want);
  return {
    ids: wanted.flatMap((want) => ('ticketIds' in want ? want.ticketIds : [])),
    levels: byLevel.map(({ levelId }) => levelId),
    quantities: byLevel.map(({ quantity }) => quantity),
  };
}

async function levelsOf(tx: Tx, sellerId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ level: number }>`
    select distinct price_level_id as level from tickets
    where seller_id = ${sellerId} and ticket_id = any(${[...ids]}::bigint[])`.execute(tx);
  return rows.map(({ level }) => level);
}

/**
 * Sets aside (from `free`), releases (to `free`), hands from one holder to another, or takes back what was sold, once
 * its sale is canceled. Only what is at `from` at this very moment moves, and the answer says what did.
 */
export async function moveStock(tx: Tx, { sellerId, wanted, from, to }: Move): Promise<MovedTicket[]> {
  if (!canMove(ticketMachine, placeOf(from), placeOf(to)))
    throw new Error(`Tickets that are ${placeOf(from)} do not become ${placeOf(to)}`);
  const { ids, levels, quantities } = split(wanted);
  const { at, put } = wayOf(from, to);
  const { waiting } = await lockAll(tx, sellerId, [...levels, ...(await levelsOf(tx, sellerId, ids))]);
  const { rows } = await sql<MovedTicket & { isOwned: boolean }>`
    with chosen as materialized (
      select unnest(${ids}::bigint[]) as ticket_id
      union
      select c.ticket_id from unnest(${levels}::int[], ${quantities}::int[]) as w (level, many)
      cross join lateral (
        select ticket_id from tickets
        where seller_id = ${sellerId} and price_level_id = w.level and ${at}
        order by rank limit w.many) c
    )
    update tickets set ${put}
    where seller_id = ${sellerId} and ticket_id in (select ticket_id from chosen) and ${at}
    returning ticket_id as "ticketId", price_level_id as "levelId", offered_back as "isOwned"`.execute(tx);
  const counted = rows.filter(({ isOwned }) => !isOwned);
  await moveCounts(tx, sellerId, countByLevel(counted), from, to);
  if (to === 'free')
    noteReturns(
      tx,
      sellerId,
      rows.filter(({ levelId }) => waiting.has(levelId)),
      from,
    );
  return rows;
}

function howFrom(from: Whereabouts): HowItCame {
  if (typeof from === 'string') return 'sale';
  if (from.kind === 'guest') return 'guests';
  return from.kind === 'waiting' ? 'kept' : 'house';
}

/** WAIT-02: what people wait for is on sale again. */
function noteReturns(tx: Tx, sellerId: number, moved: readonly MovedTicket[], from: Whereabouts): void {
  for (const [levelId, tickets] of Map.groupBy(moved, (ticket) => ticket.levelId)) {
    const ticketIds = tickets.map(({ ticketId }) => ticketId);
    cameBack.note(tx, { sellerId, levelId, ticketIds, how: howFrom(from) });
  }
}
