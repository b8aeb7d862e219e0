// Requests become entries: nobody's name, nobody's address, and the same bytes however often it is done.
import { canonicalJson } from '@stagedoor/draw/canonical';
import { planOf } from '@stagedoor/draw/plan';
import type { Rules } from '@stagedoor/draw/rules';
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { Entrant } from '../requests/index.ts';
import { derivingFrom } from './draw-secrets.ts';
import type { EligibleEntrant } from './eligible-entrants.ts';

export interface SealedEntrant {
  entrant: EligibleEntrant;
  id: string;
  salt: string;
  /** Canonical JSON. */
  entry: string;
}

const ID_LENGTH = 32;

/** People who write their address a little differently still live together. */
const normalised = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
const householdName = ({ street, zip }: Entrant): string => `${normalised(street)}\n${normalised(zip)}`;

/** What nobody can draw: a level that the rules do not have. */
export const strangeLevels = (rules: Rules, entrants: readonly Entrant[]): number[] => {
  const { levelById } = planOf(rules);
  const asked = new Set(entrants.flatMap(({ lines }) => lines.map(({ level }) => level)));
  return [...asked].filter((level) => !levelById.has(level));
};

export function entriesOf(rules: Rules, entrants: readonly EligibleEntrant[], seed: string): SealedEntrant[] {
  const { levelById } = planOf(rules);
  const derived = derivingFrom(seed);
  return entrants.map((entrant) => {
    const id = derived('id', entrant.number).slice(0, ID_LENGTH);
    const eligible = entrant.ineligible === null;
    const household =
      eligible && rules.households ? derived('household', householdName(entrant)).slice(0, ID_LENGTH) : id;
    const lines = entrant.lines
      .toSorted((a, b) => valueOf(levelById, a.level) - valueOf(levelById, b.level))
      .map(({ event, item, level, quantity, addOn, optOut }) => ({
        event,
        item,
        level,
        quantity,
        alternates: !addOn && !optOut,
      }));
    const entry = eligible
      ? { id, household, eligible, priority: entrant.priority, lines }
      : { id, household, eligible, priority: null, lines: [] };
    return {
      entrant,
      id,
      salt: derived('salt', entrant.number),
      entry: canonicalJson(entry),
    };
  });
}
