import { groupsIn } from '@stagedoor/rules/seats/groups-in';
import { nearestGroups } from '@stagedoor/rules/seats/nearest-groups';
import { runsOf } from '@stagedoor/rules/seats/runs-of';
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

/**
 * SEAT-03: the equal group nearest to seats that somebody could not have: as many, side by side, of the same level, and
 * leaving nobody alone where there is one that does not. None where they chose of several levels.
 */
export function nearestSeats(
  seats: readonly MapSeat[],
  wanted: readonly number[],
  gone: ReadonlySet<number>,
): number[] {
  const ids = new Set(wanted);
  const lost = seats.filter(({ ticketId }) => ids.has(ticketId));
  const [level, another] = new Set(lost.map(({ levelId }) => levelId));
  if (level === undefined || another !== undefined) return [];
  const open = seats.filter(
    ({ ticketId, isFree, kind }) => isFree && !gone.has(ticketId) && !isForAccess(kind),
  );
  const groups = runsOf(open)
    .flatMap((run) => groupsIn(run, wanted.length))
    .filter((group) => group.seats.every(({ levelId }) => levelId === level));
  const good = groups.filter(({ leftAlone }) => leftAlone === 0);
  const [nearest = []] = nearestGroups(
    (good.length > 0 ? good : groups).map((group) => group.seats),
    lost,
  );
  return nearest.map(({ ticketId }) => ticketId);
}
