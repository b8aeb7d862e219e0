import { quantityChoices } from '../events/quantity.ts';
import type { LevelDraft } from './draft.ts';
import type { Path, Problem } from './problem.ts';

/** A price level can be bought in some quantity, at some time. */
export function judgeLevel(level: LevelDraft, path: Path): Problem[] {
  const { limit, minimum, multiple, from, until } = level;
  const problems: Problem[] = [];
  if (from && until && until <= from) {
    problems.push({ path: [...path, 'until'], message: 'The sale ends before it begins.' });
  }
  if (limit === undefined || minimum === undefined || multiple === undefined) return problems;
  if (minimum > limit) {
    const message = `The minimum of ${minimum} lies over the limit of ${limit}.`;
    return [...problems, { path: [...path, 'minimum'], message }];
  }
  if (quantityChoices({ limit, minimum, multiplier: multiple }).length > 0) return problems;
  const message = `No multiple of ${multiple} lies between ${minimum} and ${limit}.`;
  return [...problems, { path: [...path, 'multiple'], message }];
}
