import { valueOf } from '../values/value-of.ts';

/** A better level that a wish could have. */
interface Way {
  levelId: number;
  tickets: number;
}

export interface UpgradeWish<W extends Way> {
  /** The best first. */
  ways: readonly W[];
}

/**
 * AFTER-06: who gets what of the seats that are free now. The wishes are served in their order, each with the best level
 * that still has room for all its tickets; what others give up in the same run is not theirs to take.
 */
export function chooseUpgrades<W extends Way>(
  wishes: readonly UpgradeWish<W>[],
  free: ReadonlyMap<number, number>,
): (W | undefined)[] {
  const left = new Map(free);
  return wishes.map(({ ways }) => {
    const way = ways.find(({ levelId, tickets }) => (left.get(levelId) ?? 0) >= tickets);
    if (way) left.set(way.levelId, valueOf(left, way.levelId) - way.tickets);
    return way;
  });
}
