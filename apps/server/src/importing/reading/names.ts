// The short names by which files refer to each other: artists, shows, series.
import { didYouMean } from './did-you-mean.ts';
import type { Place, Report } from './report.ts';

/** What has a short name. Series and delivery methods belong to an outlet, the rest to the seller. */
export type NamedKind = 'artist' | 'venue' | 'tour' | 'show' | 'series' | 'delivery method';

export interface Names {
  define(kind: NamedKind, name: string): void;
  refer(kind: NamedKind, name: string, place: Place): void;
  /** The file that holds these could not be read: nobody is blamed for referring to them. */
  giveUp(kind: NamedKind): void;
  knows(kind: NamedKind): boolean;
  /** The names of one outlet, which sees the seller's too. */
  inside(): Names;
  /** Reports every name that nothing has. */
  check(report: Report): void;
}

const ofOutlet = new Set<NamedKind>(['series', 'delivery method']);

export function createNames(seller?: Names): Names {
  const known = new Map<NamedKind, Set<string>>();
  const unreadable = new Set<NamedKind>();
  const references: { kind: NamedKind; name: string; place: Place }[] = [];
  const outlets: Names[] = [];
  const namesOf = (kind: NamedKind): Set<string> => known.get(kind) ?? new Set();
  const isOurs = (kind: NamedKind): boolean => !seller || ofOutlet.has(kind);
  const names: Names = {
    define: (kind, name) => {
      if (isOurs(kind)) known.set(kind, namesOf(kind).add(name));
      else seller?.define(kind, name);
    },
    refer: (kind, name, place) => {
      if (isOurs(kind)) references.push({ kind, name, place });
      else seller?.refer(kind, name, place);
    },
    giveUp: (kind) => {
      if (isOurs(kind)) unreadable.add(kind);
      else seller?.giveUp(kind);
    },
    knows: (kind) => (isOurs(kind) ? !unreadable.has(kind) : seller!.knows(kind)),
    inside: () => {
      const outlet = createNames(names);
      outlets.push(outlet);
      return outlet;
    },
    check: (report) => {
      for (const { kind, name, place } of references) {
        if (unreadable.has(kind) || namesOf(kind).has(name)) continue;
        report.mistake(place, `There is no ${kind} "${name}".${didYouMean(name, namesOf(kind))}`);
      }
      for (const outlet of outlets) outlet.check(report);
    },
  };
  return names;
}
