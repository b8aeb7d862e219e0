/** Ids from here on are given by the box office, those below by the people who write files. */
import type { ProgrammeDraft } from './draft.ts';
import { claimsOf } from './judge-ids.ts';
import type { Problem } from './problem.ts';

export const FIRST_DESK_ID = 1_000_000;

/** Files may speak of what the box office made, and make nothing under such an id. `exists` knows what is there. */
export function newDeskIds(
  programme: ProgrammeDraft,
  exists: (kind: string, id: number) => boolean,
): Problem[] {
  return claimsOf(programme).flatMap(({ kind, id, path }) => {
    if (typeof id !== 'number' || id < FIRST_DESK_ID || exists(kind, id)) return [];
    const message =
      `There is no ${kind} ${id} yet, and ids from ${FIRST_DESK_ID} on are given by the box office: ` +
      'choose a smaller one, or say --take-over if the box office of another installation made it.';
    return [{ path, message }];
  });
}
