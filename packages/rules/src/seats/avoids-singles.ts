import { groupsIn } from './groups-in.ts';
import type { Group } from './groups-in.ts';
import type { RowSeat } from './row-seat.ts';
import { runsOf } from './runs-of.ts';

export interface LevelSeat extends RowSeat {
  levelId: number;
}

/** Below this part of a level everybody takes what is left, single seats or not. */
const LAST_FEW = 0.05;

/** Groups of one level, side by side, that leave nobody alone. A run may go on in another level. */
function groupsOfLevel<S extends LevelSeat>(free: readonly S[], levelId: number, quantity: number): S[][] {
  const isOfLevel = ({ seats }: Group<S>): boolean => seats.every((seat) => seat.levelId === levelId);
  return runsOf(free)
    .flatMap((run) => groupsIn(run, quantity))
    .filter((group) => group.leftAlone === 0 && isOfLevel(group))
    .map(({ seats }) => seats);
}

export interface LevelChoice {
  levelId: number;
  /** How many of the level are chosen. */
  quantity: number;
  /** All seats of the level, free or not. */
  capacity: number;
}

/**
 * SEAT-05: the choices of the same number in the level that leave no single seat alone. None, where a choice may leave
 * one: there is no better way, or almost all of the level is gone.
 */
export function avoidsSingles<S extends LevelSeat>(free: readonly S[], choice: LevelChoice): S[][] {
  const left = free.filter(({ levelId }) => levelId === choice.levelId).length;
  if (left <= choice.capacity * LAST_FEW) return [];
  return groupsOfLevel(free, choice.levelId, choice.quantity);
}
