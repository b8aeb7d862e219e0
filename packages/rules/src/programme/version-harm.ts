/** HALL-01: a plan of which something was sold never changes; what changes makes the next one. */
import type { EventDraft, HallDraft, ProgrammeDraft } from './draft.ts';
import type { TakenStock } from './harm.ts';
import type { Problem } from './problem.ts';

const keyOf = (hall: number | undefined, version: number | undefined): string => `${hall}/${version}`;

const plansOf = (halls: readonly HallDraft[] | undefined) =>
  (halls ?? []).flatMap(({ id, versions }, hall) =>
    (versions ?? []).map((version, index) => ({
      key: keyOf(id, version.version),
      path: ['halls', hall, 'versions', index],
      version,
    })),
  );

/** The plans that say something else than before. */
export function changedPlans(
  before: Pick<ProgrammeDraft, 'halls'> | null,
  after: Pick<ProgrammeDraft, 'halls'>,
): { key: string; path: (string | number)[]; number: number | undefined }[] {
  const was = new Map(plansOf(before?.halls).map(({ key, version }) => [key, JSON.stringify(version)]));
  return plansOf(after.halls).flatMap(({ key, version, path }) =>
    was.has(key) && was.get(key) !== JSON.stringify(version) ? [{ key, path, number: version.version }] : [],
  );
}

export const planKey = ({ plan }: Pick<EventDraft, 'plan'>): string | undefined =>
  plan ? keyOf(plan.hall, plan.version) : undefined;

const levelsOf = ({ items }: EventDraft): number[] =>
  (items ?? []).flatMap(({ levels }) => (levels ?? []).flatMap(({ id }) => id ?? []));

export function versionHarm(
  before: ProgrammeDraft | null,
  after: ProgrammeDraft,
  { countByLevel }: TakenStock,
): Problem[] {
  const events = (before?.outlets ?? []).flatMap(({ events: own }) => own ?? []);
  const sold = new Set(
    events.flatMap((event) =>
      levelsOf(event).some((levelId) => countByLevel.has(levelId)) ? (planKey(event) ?? []) : [],
    ),
  );
  return changedPlans(before, after).flatMap(({ key, path, number }) =>
    sold.has(key)
      ? [{ path, message: `Seats of plan ${number} are sold or held: it stays as it is. Write a new plan.` }]
      : [],
  );
}
