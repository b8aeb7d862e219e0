import type { RowSeat } from './row-seat.ts';
import { runsOf } from './runs-of.ts';

/**
 * The single seats that a choice would leave between others, an aisle or the end of the row, and that were not alone
 * before. `free` are the free seats of the rows that are chosen from, or of the whole hall.
 */
export function leftAlone<S extends RowSeat>(free: readonly S[], chosen: ReadonlySet<number>): S[] {
  const rows = new Set(free.filter(({ ticketId }) => chosen.has(ticketId)).map(({ row }) => row));
  const touched = free.filter(({ row }) => rows.has(row));
  const isSingle = (run: readonly S[]): boolean => run.length === 1;
  const before = new Set(
    runsOf(touched)
      .filter(isSingle)
      .flatMap((run) => run.map(({ ticketId }) => ticketId)),
  );
  return runsOf(touched.filter(({ ticketId }) => !chosen.has(ticketId)))
    .filter(isSingle)
    .flat()
    .filter(({ ticketId }) => !before.has(ticketId));
}
