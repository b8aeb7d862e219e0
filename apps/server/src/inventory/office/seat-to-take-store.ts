// Seats that the desk has chosen for somebody: locked, and told by name.
import type { SeatName } from '@stagedoor/rules/events/seat-text';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tables.ts';
import { lockLevels, reclaimExpired } from '../stock-store.ts';
import '../tables.ts';

export interface SeatToTake extends SeatName {
  ticketId: number;
  levelId: number;
  isFree: boolean;
}

async function readSeats(tx: Tx, sellerId: number, ticketIds: readonly number[]): Promise<SeatToTake[]> {
  const { rows } = await sql<SeatToTake>`
    select ticket_id as "ticketId", price_level_id as "levelId", state = 'free' as "isFree",
      section_name as "sectionName", row_name as "rowName", seat_name as "seatName",
      row_position as "rowPosition", seat_position as "seatPosition"
    from tickets
    where seller_id = ${sellerId} and ticket_id = any(${[...ticketIds]}::bigint[]) and seat_name is not null
    order by ticket_id`.execute(tx);
  return rows;
}

/**
 * Locks the levels of these seats, together with others that the caller will need, and gives back what carts hold beyond
 * their time. Nobody else takes one of the seats until the transaction ends. One that there is not is left out.
 */
export async function lockSeats(
  tx: Tx,
  sellerId: number,
  { ticketIds, levelIds }: { ticketIds: readonly number[]; levelIds: readonly number[] },
  now: Date,
): Promise<SeatToTake[]> {
  const own = (await readSeats(tx, sellerId, ticketIds)).map(({ levelId }) => levelId);
  const all = [...new Set([...own, ...levelIds])];
  await lockLevels(tx, sellerId, all);
  await reclaimExpired(tx, sellerId, all, now);
  return readSeats(tx, sellerId, ticketIds);
}
