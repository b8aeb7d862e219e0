// Makes places of general admission match a level's capacity.
import { sql } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Tx } from '../platform/db/tables.ts';

export interface PlacesRow {
  levelId: number;
  capacity: number;
}

interface Difference extends PlacesRow {
  /** How many places there are, and the last one's rank. */
  places: number;
  lastRank: number;
}

/** The levels whose tickets are not what they should be; those with numbered seats among them. */
async function findDifferences(
  tx: Tx,
  sellerId: number,
  wanted: readonly PlacesRow[],
): Promise<Difference[]> {
  const { rows } = await sql<{ levelId: number; places: number; seats: number; lastRank: number }>`
    select price_level_id as "levelId", max(rank) as "lastRank", count(seat_name)::int as seats,
      (count(*) - count(seat_name))::int as places
    from tickets
    where seller_id = ${sellerId} and price_level_id = any(${wanted.map(({ levelId }) => levelId)}::int[])
    group by price_level_id`.execute(tx);
  const stored = new Map(rows.map((row) => [row.levelId, row]));
  return wanted.flatMap(({ levelId, capacity }) => {
    const { places, seats, lastRank } = stored.get(levelId) ?? { places: 0, seats: 0, lastRank: 0 };
    return places === capacity && seats === 0 ? [] : [{ levelId, capacity, places, lastRank }];
  });
}

/** Numbered seats all go, and the last of the places that are too many. */
async function removeTickets(tx: Tx, sellerId: number, differences: Difference[]): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    with surplus as (
      select "levelId", places - capacity as many
      from jsonb_to_recordset(${JSON.stringify(differences)}::jsonb) as d("levelId" int, capacity int, places int)
    ), leaving as materialized (
      select l.ticket_id from surplus s cross join lateral (
        select ticket_id from tickets
        where seller_id = ${sellerId} and price_level_id = s."levelId" and state = 'free' and seat_name is null
        order by rank desc limit greatest(s.many, 0)) l
      union all
      select ticket_id from tickets
      where seller_id = ${sellerId} and price_level_id in (select "levelId" from surplus)
        and state = 'free' and seat_name is not null
    ), removed as (
      delete from tickets
      where seller_id = ${sellerId} and ticket_id = any(array(select ticket_id from leaving)) returning 1
    )
    select count(*)::int as removed from removed`.execute(tx);
  return firstOf(rows).removed;
}

async function addPlaces(tx: Tx, sellerId: number, differences: Difference[]): Promise<number> {
  const { rows } = await sql<{ added: number }>`
    with added as (
      insert into tickets (seller_id, price_level_id, rank)
      select ${sellerId}::int, "levelId", "lastRank" + number
      from jsonb_to_recordset(${JSON.stringify(differences)}::jsonb)
        as d("levelId" int, capacity int, places int, "lastRank" int)
        cross join lateral generate_series(1, capacity - places) as number
      returning 1
    )
    select count(*)::int as added from added`.execute(tx);
  return firstOf(rows).added;
}

export async function savePlaces(
  tx: Tx,
  sellerId: number,
  wanted: readonly PlacesRow[],
): Promise<{ created: number; removed: number }> {
  const differences = await findDifferences(tx, sellerId, wanted);
  if (differences.length === 0) return { created: 0, removed: 0 };
  const removed = await removeTickets(tx, sellerId, differences);
  return { created: await addPlaces(tx, sellerId, differences), removed };
}
