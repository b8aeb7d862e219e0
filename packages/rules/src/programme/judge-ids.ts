import type { Draft, ProgrammeDraft } from './draft.ts';
import type { Path, Problem, Words } from './problem.ts';

interface Claim {
  kind: string;
  id: number | string | undefined;
  path: Path;
  /** What it hangs on. */
  owner?: { kind: string; id: number | undefined } | undefined;
}

const claims = (
  kind: string,
  all: readonly Draft[] | undefined,
  path: Path,
  owner?: Claim['owner'],
): Claim[] => (all ?? []).map(({ id }, index) => ({ kind, id, path: [...path, index, 'id'], owner }));

/** Every id and host of a description, and where it stands. */
export function claimsOf(programme: ProgrammeDraft): Claim[] {
  const { artists, venues, halls, tours, shows, outlets } = programme;
  const ofOutlets = (outlets ?? []).flatMap((outlet, at): Claim[] => {
    const path = ['outlets', at];
    const owner = { kind: 'outlet', id: outlet.id };
    const hosts = (outlet.hosts ?? []).map((host, index) => ({
      kind: 'host',
      id: host,
      path: [...path, 'hosts', index],
      owner,
    }));
    const ofEvents = (outlet.events ?? []).flatMap(({ id, items }, event): Claim[] => {
      const itemsPath = [...path, 'events', event, 'items'];
      const levels = (items ?? []).flatMap((item, index) =>
        claims('price level', item.levels, [...itemsPath, index, 'levels'], { kind: 'item', id: item.id }),
      );
      return [...claims('item', items, itemsPath, { kind: 'event', id }), ...levels];
    });
    return [
      ...hosts,
      ...claims('policy', outlet.policies, [...path, 'policies'], owner),
      ...claims('content block', outlet.contents, [...path, 'contents'], owner),
      ...claims('delivery method', outlet.delivery, [...path, 'delivery'], owner),
      ...claims('series', outlet.series, [...path, 'series'], owner),
      ...claims('event', outlet.events, [...path, 'events'], owner),
      ...ofEvents,
    ];
  });
  return [
    ...claims('artist', artists, ['artists']),
    ...claims('venue', venues, ['venues']),
    ...claims('hall', halls, ['halls']),
    ...claims('tour', tours, ['tours']),
    ...claims('show', shows, ['shows']),
    ...claims('outlet', outlets, ['outlets'], { kind: 'seller', id: programme.id }),
    ...ofOutlets,
  ];
}

/** Ids are the seller's: two outlets may not both have a policy 7. */
export function judgeIds(programme: ProgrammeDraft, words: Words): Problem[] {
  const earlier = new Map<string, Path>();
  return claimsOf(programme).flatMap(({ kind, id, path }) => {
    if (id === undefined) return [];
    const first = earlier.get(`${kind} ${id}`);
    if (first) return [{ path, message: `The ${kind} ${id} exists already${words.where(first)}.` }];
    earlier.set(`${kind} ${id}`, path);
    return [];
  });
}
