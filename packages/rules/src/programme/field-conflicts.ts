/** What would be undone if a description were applied that was made from an earlier one than there is now. */
import { differencesBetween, thingsOf, told } from './differences.ts';
import type { Difference } from './differences.ts';
import type { Path } from './problem.ts';

export interface FieldConflict {
  /** Such as `event`, and its id. */
  what: string;
  id: number;
  /** Where it stands now; for what was taken off meanwhile, where it stood. */
  path: Path;
  /** What became of the thing meanwhile. */
  change: Difference['change'];
  /** Which of its facts; nothing where the whole thing came or went. */
  key?: string;
  was?: unknown;
  is?: unknown;
  wanted?: unknown;
}

type Described = { id: number } | null;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Field by field what somebody else changed since `base` and what is wanted otherwise. A change that is in the wanted
 * description too is none, so whoever takes it over may go on. A key that the earlier description did not know yet
 * came with another version of the product, not with somebody's change.
 */
export function fieldConflicts(
  what: string,
  base: Described,
  now: Described,
  wanted: Described,
): FieldConflict[] {
  const meanwhile = differencesBetween(what, base, now).all;
  if (meanwhile.length === 0) return [];
  const wantedThings = thingsOf(what, wanted);
  const presentThings = thingsOf(what, now);
  return meanwhile.flatMap((difference): FieldConflict[] => {
    const { id, path, change, facts } = difference;
    const name = `${difference.what} ${id}`;
    const mine = wantedThings.get(name);
    const present = presentThings.get(name);
    const about = { what: difference.what, id, path, change };
    if (change === 'taken off') return mine ? [about] : [];
    if (change === 'made') return mine && same(mine.facts, present?.facts) ? [] : [about];
    return facts.flatMap(({ key, before, after }) => {
      const isPlace = key === 'place';
      const isNewKey = before === undefined;
      const isWanted = isPlace ? mine?.place === present?.place : same(mine?.facts[key], present?.facts[key]);
      if (isNewKey || isWanted) return [];
      const want = isPlace ? mine?.place : told(key, mine?.facts[key]);
      return [{ ...about, key, was: before, is: after, wanted: want }];
    });
  });
}
