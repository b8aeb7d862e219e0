import { groupsIn } from '@stagedoor/rules/seats/groups-in';
import type { Group } from '@stagedoor/rules/seats/groups-in';
import { farFrom } from '@stagedoor/rules/seats/nearest-groups';
import { isForAccess } from '@stagedoor/rules/seats/seat-kinds';
import type { SeatKind } from '@stagedoor/rules/seats/seat-kinds';

export interface MapSeat {
  ticketId: number;
  levelId: number;
  row: string;
  position: number;
  x: number;
  y: number;
  kind: SeatKind;
  isFree: boolean;
}

/** Free seats that follow each other; seats come as they stand in the hall. */
function runsIn(seats: readonly MapSeat[]): MapSeat[][] {
  const runs: MapSeat[][] = [];
  for (const seat of seats) {
    if (!seat.isFree || isForAccess(seat.kind)) continue;
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last.row === seat.row && last.position + 1 === seat.position) run.push(seat);
    else runs.push([seat]);
  }
  return runs;
}

/** Answers the equal group nearest to seats that somebody could not have; `gone` are known to be taken since. */
export type FindNearest = (wanted: readonly number[], gone: ReadonlySet<number>) => number[];

/**
 * SEAT-03: as many, side by side, of the same level, and leaving nobody alone where there is one that does not. None
 * where they chose of several levels. The hall is looked through once for all who were too slow at the same moment.
 */
export function nearestSeats(seats: readonly MapSeat[]): FindNearest {
  const byId = new Map(seats.map((seat) => [seat.ticketId, seat]));
  const runs = runsIn(seats);
  const known = new Map<number, Group<MapSeat>[]>();
  const groupsOf = (quantity: number): Group<MapSeat>[] => {
    const groups = known.get(quantity) ?? runs.flatMap((run) => groupsIn(run, quantity));
    known.set(quantity, groups);
    return groups;
  };
  return (wanted, gone) => {
    const lost = wanted.flatMap((id) => byId.get(id) ?? []);
    const [level, another] = new Set(lost.map(({ levelId }) => levelId));
    if (level === undefined || another !== undefined) return [];
    const isFit = (group: Group<MapSeat>): boolean =>
      group.seats.every(({ levelId, ticketId }) => levelId === level && !gone.has(ticketId));
    const far = farFrom(lost);
    let best: { group: Group<MapSeat>; far: number } | undefined;
    for (const group of groupsOf(wanted.length)) {
      const isWorse = best && group.leftAlone > 0 && best.group.leftAlone === 0;
      if (isWorse || !isFit(group)) continue;
      const isBetterKind = group.leftAlone === 0 && best !== undefined && best.group.leftAlone > 0;
      const way = far(group.seats);
      if (!best || isBetterKind || way < best.far) best = { group, far: way };
    }
    return best?.group.seats.map(({ ticketId }) => ticketId) ?? [];
  };
}
