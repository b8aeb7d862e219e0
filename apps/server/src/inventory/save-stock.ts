// Makes a level's tickets match what is described. Only free tickets ever go.
import { sql } from 'kysely';
import type { Changes } from '../platform/db/changes.ts';
import type { Tx } from '../platform/db/tables.ts';
import { cameBack } from './came-back.ts';
import { savePlaces } from './save-places.ts';
import type { PlacesRow } from './save-places.ts';
import { saveSeats } from './save-seats.ts';
import type { SeatRow } from './save-seats.ts';
import './tables.ts';

export interface StockRows {
  sellerId: number;
  /** Levels of general admission and how many places they have. */
  places: PlacesRow[];
  seats: SeatRow[];
}

/** The database itself refuses a capacity below what is sold and held. */
async function countCapacity(tx: Tx, sellerId: number, levelIds: number[]): Promise<void> {
  const { rows } = await sql<{ levelId: number; waiting: number }>`
    insert into level_stock (seller_id, price_level_id, capacity)
    select seller_id, price_level_id, count(*) from tickets
    where seller_id = ${sellerId} and price_level_id = any(${levelIds}::int[])
    group by seller_id, price_level_id
    on conflict (seller_id, price_level_id) do update set capacity = excluded.capacity
      where level_stock.capacity <> excluded.capacity
    returning price_level_id as "levelId", waiting`.execute(tx);
  // WAIT-02: of what is new nobody knows yet which tickets these are; all that is free is offered.
  for (const { levelId, waiting } of rows)
    if (waiting > 0) cameBack.note(tx, { sellerId, levelId, ticketIds: [], how: 'new' });
}

/** Takes the stock of levels that are no more; their tickets must be free. */
async function removeStock(tx: Tx, sellerId: number, levelIds: readonly number[]): Promise<number> {
  if (levelIds.length === 0) return 0;
  const gone = await tx
    .deleteFrom('tickets')
    .where('seller_id', '=', sellerId)
    .where('price_level_id', 'in', levelIds)
    .where('state', '=', 'free')
    .executeTakeFirst();
  await tx
    .deleteFrom('level_stock')
    .where('seller_id', '=', sellerId)
    .where('price_level_id', 'in', levelIds)
    .execute();
  return Number(gone.numDeletedRows);
}

/**
 * Levels that are no more lose their tickets before the levels are saved, and new levels get theirs after.
 * Answers what saving the levels answered, and what became of the tickets.
 */
export async function saveStock<T>(
  tx: Tx,
  { sellerId, places, seats }: StockRows,
  vanishedLevels: readonly number[],
  saveLevels: () => Promise<T>,
): Promise<[T, Changes]> {
  const vanished = await removeStock(tx, sellerId, vanishedLevels);
  const saved = await saveLevels();
  const ofPlaces = await savePlaces(tx, sellerId, places);
  const ofSeats = await saveSeats(tx, sellerId, seats);
  const levelIds = new Set([...places, ...seats].map(({ levelId }) => levelId));
  await countCapacity(tx, sellerId, [...levelIds]);
  const wanted = places.reduce((sum, { capacity }) => sum + capacity, 0) + seats.length;
  const created = ofPlaces.created + ofSeats.created;
  const changes = {
    kind: 'tickets',
    created,
    updated: ofSeats.updated,
    unchanged: wanted - created - ofSeats.updated,
    removed: vanished + ofPlaces.removed + ofSeats.removed,
    updatedIds: [],
    removedIds: [],
  };
  return [saved, changes];
}
