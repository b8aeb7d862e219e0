import { groupsIn } from '@stagedoor/rules/seats/groups-in';
import { runsOf } from '@stagedoor/rules/seats/runs-of';
import type { Hall, HallRow, HallSeat, ShownSeats } from './hall.ts';

export interface FreeRow extends HallRow {
  sectionName: string;
  /** All that can be chosen in it, those for who needs them too. */
  free: HallSeat[];
  /** Free seats that follow each other, as many as wanted or more. */
  runs: HallSeat[][];
}

/**
 * The best place for so many in a row: one that leaves nobody alone, and as near to the middle as can be. Looked for in
 * the few rows that are shown.
 */
export function groupIn({ runs, seats: row }: FreeRow, quantity: number): HallSeat[] {
  const middle = ((row[0]?.position ?? 0) + (row.at(-1)?.position ?? 0)) / 2;
  const off = (seats: readonly HallSeat[]): number =>
    Math.abs(((seats[0]?.position ?? 0) + (seats.at(-1)?.position ?? 0)) / 2 - middle);
  const groups = runs.flatMap((run) => groupsIn(run, quantity));
  const [best] = groups.toSorted((a, b) => a.leftAlone - b.leftAlone || off(a.seats) - off(b.seats));
  return best?.seats ?? [];
}

/** Rows that have so many free seats side by side; of one level, or of any. */
export function rowsWith(
  hall: Hall,
  open: ShownSeats,
  { quantity, levelId }: { quantity: number; levelId: number | undefined },
): FreeRow[] {
  const isOf = (seat: HallSeat): boolean => levelId === undefined || seat.levelId === levelId;
  return hall.sections.flatMap((section) =>
    section.rows.flatMap((row) => {
      const free = row.seats.filter((seat) => open.isFree(seat) && isOf(seat));
      const ordinary = free.filter((seat) => !open.isKept(seat));
      const runs = [...Map.groupBy(ordinary, (seat) => seat.levelId).values()]
        .flatMap((own) => runsOf(own))
        .filter((run) => run.length >= quantity);
      const isListed = quantity === 1 ? free.length > 0 : runs.length > 0;
      return isListed ? [{ ...row, sectionName: section.name, free, runs }] : [];
    }),
  );
}
