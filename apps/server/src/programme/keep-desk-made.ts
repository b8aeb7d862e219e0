import type { Programme } from '@stagedoor/descriptions/programme';
import { FIRST_DESK_ID } from '@stagedoor/rules/programme/desk-ids';
import { recordOf } from '@stagedoor/rules/values/record-of';

/** What all outlets of a seller share, by the list that holds it. */
export const shared = {
  artist: 'artists',
  venue: 'venues',
  hall: 'halls',
  tour: 'tours',
  show: 'shows',
} as const;

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A plan that was published is there for ever, whether files know it or not. */
function withKeptPlans(given: unknown, { halls }: Programme): unknown {
  const hall = recordOf(given);
  if (!Array.isArray(hall['versions'])) return given;
  const described = listIn(hall['versions']);
  const known = new Set(described.map((version) => recordOf(version)['version']));
  const kept = halls
    .find(({ id }) => id === hall['id'])
    ?.versions.filter(({ version }) => !known.has(version));
  if (!kept?.length) return given;
  const numberOf = (version: unknown): number => Number(recordOf(version)['version']);
  return { ...hall, versions: [...described, ...kept].toSorted((a, b) => numberOf(a) - numberOf(b)) };
}

/** What the box office made for all outlets stays when files do not know it. */
export function keepDeskMade(given: unknown, current: Programme | null): unknown {
  if (!current || typeof given !== 'object' || given === null) return given;
  const wanted: Record<string, unknown> = { ...given };
  for (const key of Object.values(shared)) {
    const described = listIn(wanted[key]);
    const known = new Set(described.map((each) => recordOf(each)['id']));
    const kept = current[key].filter(({ id }) => id >= FIRST_DESK_ID && !known.has(id));
    if (kept.length > 0) wanted[key] = [...described, ...kept];
  }
  if (Array.isArray(wanted['halls']))
    wanted['halls'] = listIn(wanted['halls']).map((hall) => withKeptPlans(hall, current));
  return wanted;
}
