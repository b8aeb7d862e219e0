import { checkHall } from '../halls/check-hall.ts';
import { isWhole, seatsOfVersion } from './seats-of-event.ts';
import type { EventDraft, HallDraft, HallVersionDraft } from './draft.ts';
import type { Path, Problem } from './problem.ts';

function judgeVersion(version: HallVersionDraft, path: Path): Problem[] {
  // A plan that was not understood has been complained about.
  if (!isWhole(version)) return [];
  return checkHall(version, seatsOfVersion(version)).flatMap(({ message, note, section }): Problem[] => {
    const at = version.sections.findIndex(({ name }) => name === section);
    const where = at < 0 ? path : [...path, 'sections', at];
    return [{ path: where, message, ...(note && { note }) }];
  });
}

/** HALL-04: twins, overlaps and companions without their seat are refused; what deserves a look is told. */
export const judgeHalls = (halls: readonly HallDraft[]): Problem[] =>
  halls.flatMap(({ versions }, hall) =>
    (versions ?? []).flatMap((version, index): Problem[] => {
      const path = ['halls', hall, 'versions', index];
      const first = versions?.findIndex((each) => each.version === version.version);
      const isTwice = version.version !== undefined && first !== index;
      return [
        ...(isTwice
          ? [{ path, message: `The hall has a plan ${version.version} already.` }]
          : judgeVersion(version, path)),
      ];
    }),
  );

/** An event names a plan that there is, and paints nothing that is not there. */
export function judgePlan({ plan, seats }: EventDraft, halls: readonly HallDraft[], path: Path): Problem[] {
  if (!plan) return [];
  const at = [...path, 'plan'];
  if (seats !== null && seats !== undefined)
    return [
      { path: at, message: 'The event has both "seats" and the "plan" of a hall: one of them counts.' },
    ];
  const hall = halls.find(({ id }) => id === plan.hall);
  if (plan.hall === undefined || plan.version === undefined) return [];
  if (!hall) return [{ path: [...at, 'hall'], message: `There is no hall ${plan.hall}.` }];
  if (!hall.versions) return [];
  const isThere = hall.versions.some(({ version }) => version === plan.version);
  return isThere ? [] : [{ path: [...at, 'version'], message: `The hall has no plan ${plan.version}.` }];
}
