/** Ids and hosts of a description that belong to somebody else already. */
import type { ProgrammeDraft } from './draft.ts';
import { claimsOf } from './judge-ids.ts';
import type { Problem } from './problem.ts';

/** Who has which id now, by kind; the owner of an outlet is a seller, that of an item an event. */
export type Owners = Readonly<Record<string, ReadonlyMap<number | string, number> | undefined>>;

/**
 * A host may move between the outlets of the description, never be taken from one that is not in it. Whoever knows only
 * some outlets (`isKnown`) is told neither whose it is nor that there are others.
 */
export function conflictsOf(
  programme: ProgrammeDraft,
  owners: Owners,
  isKnown?: (outletId: number) => boolean,
): Problem[] {
  const here = new Set((programme.outlets ?? []).map(({ id }) => id));
  return claimsOf(programme).flatMap(({ kind, id, path, owner }) => {
    const holder = id === undefined ? undefined : owners[kind]?.get(id);
    if (!owner || holder === undefined || holder === owner.id) return [];
    if (kind === 'host' && here.has(holder)) return [];
    if (isKnown && kind === 'outlet') return [{ path, message: `There is no outlet ${id}.` }];
    if (isKnown && kind === 'host' && !isKnown(holder))
      return [{ path, message: `The host ${id} is taken already.` }];
    return [{ path, message: `The ${kind} ${id} belongs to ${owner.kind} ${holder} already.` }];
  });
}
