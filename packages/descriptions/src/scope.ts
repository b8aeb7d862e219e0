// A part of a seller's programme that is read and changed by itself.
import type { Path } from '@stagedoor/rules/programme/problem';
import type { Event, Outlet, Programme, Series } from './programme.ts';

/** Some of what outlets have: these events and series, and what has a show or a series in common with them. */
export interface Reach {
  eventIds: readonly number[];
  seriesIds: readonly number[];
}

export type Scope =
  /** The seller with these of its outlets; with `only`, whatever else they have is neither told nor touched. */
  | { of: 'seller'; sellerId: number; outletIds: readonly number[]; only?: Reach | undefined }
  | { of: 'outlet'; sellerId: number; outletId: number }
  | { of: 'series'; sellerId: number; outletId: number; seriesId: number }
  | { of: 'event'; sellerId: number; outletId: number; eventId: number };

interface Parts {
  seller: Programme;
  outlet: Outlet;
  series: Series;
  event: Event;
}

export type Part<S extends Scope = Scope> = Parts[S['of']];

/** The id of what the scope is about. */
export function idOf(scope: Scope): number {
  switch (scope.of) {
    case 'seller':
      return scope.sellerId;
    case 'outlet':
      return scope.outletId;
    case 'series':
      return scope.seriesId;
    case 'event':
      return scope.eventId;
  }
}

export const outletIdsIn = (scope: Scope): readonly number[] =>
  scope.of === 'seller' ? scope.outletIds : [scope.outletId];

export const reachIn = (scope: Scope): Reach | undefined => (scope.of === 'seller' ? scope.only : undefined);

/** All that these outlets are described to have. */
export const reachOf = ({ outlets }: Pick<Programme, 'outlets'>): Reach => ({
  eventIds: outlets.flatMap(({ events }) => events.map(({ id }) => id)),
  seriesIds: outlets.flatMap(({ series }) => series.map(({ id }) => id)),
});

const byId = <T extends { id: number }>(all: readonly T[], id: number): T | null =>
  all.find((each) => each.id === id) ?? null;

export function partOf<S extends Scope>(programme: Programme | null, scope: S): Part<S> | null;
export function partOf(programme: Programme | null, scope: Scope): Part | null {
  if (!programme || scope.of === 'seller') return programme;
  const outlet = byId(programme.outlets, scope.outletId);
  if (scope.of === 'outlet' || !outlet) return outlet;
  return scope.of === 'series' ? byId(outlet.series, scope.seriesId) : byId(outlet.events, scope.eventId);
}

/** In its old place, or at the end; nothing in place of what shall go. */
function replaced(all: readonly { id: number }[], id: number, part: unknown): unknown[] {
  const others = all.map((each) => (each.id === id ? part : each)).filter((each) => each !== null);
  return all.some((each) => each.id === id) || part === null ? others : [...others, part];
}

/** The programme with this part in place of the one it has. What was handed in may be anything yet. */
export function withPart(programme: Programme | null, scope: Scope, part: unknown): unknown {
  if (scope.of === 'seller') return part;
  if (!programme) return { id: scope.sellerId };
  if (scope.of === 'outlet')
    return { ...programme, outlets: replaced(programme.outlets, scope.outletId, part) };
  const [key, id] =
    scope.of === 'series' ? (['series', scope.seriesId] as const) : (['events', scope.eventId] as const);
  const outlets = programme.outlets.map((outlet) =>
    outlet.id === scope.outletId ? { ...outlet, [key]: replaced(outlet[key], id, part) } : outlet,
  );
  return { ...programme, outlets };
}

/** Where the part stands in the programme around it. */
export function pathTo(programme: unknown, scope: Scope): Path {
  const { outlets } = programme as {
    outlets?: { id?: number | undefined; series?: object[] | undefined; events?: object[] | undefined }[];
  };
  if (scope.of === 'seller') return [];
  const at = (outlets ?? []).findIndex(({ id }) => id === scope.outletId);
  if (scope.of === 'outlet') return ['outlets', at];
  const key = scope.of === 'series' ? 'series' : 'events';
  const id = scope.of === 'series' ? scope.seriesId : scope.eventId;
  const index = (outlets?.[at]?.[key] ?? []).findIndex(
    (each) => (each as { id?: number | undefined }).id === id,
  );
  return ['outlets', at, key, index];
}
