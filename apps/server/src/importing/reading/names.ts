// The short names by which files refer to each other: artists, shows, series.
import { didYouMean } from '@stagedoor/rules/programme/did-you-mean';
import type { Path } from '@stagedoor/rules/programme/problem';
import type { WrongPaths } from '@stagedoor/descriptions/fields/wrong-paths';
import type { FileLine, Report } from './report.ts';

/** The list that holds things of a kind; series and delivery methods belong to an outlet, the rest to the seller. */
const lists: Readonly<Record<string, { key: string; ofOutlet: boolean }>> = {
  artist: { key: 'artists', ofOutlet: false },
  venue: { key: 'venues', ofOutlet: false },
  hall: { key: 'halls', ofOutlet: false },
  tour: { key: 'tours', ofOutlet: false },
  show: { key: 'shows', ofOutlet: false },
  series: { key: 'series', ofOutlet: true },
  'delivery method': { key: 'delivery', ofOutlet: true },
};

interface Reference {
  kind: string;
  name: string;
  /** Where it was written, and where it stands in the description. */
  place: FileLine;
  path: Path;
  resolve(id: number): void;
}

type Thing = { id?: unknown } | undefined;

const OUTLET_DEPTH = 2;

/** Such as `outlets,0,series`. */
const listOf = (kind: string, path: Path): Path => {
  const { key, ofOutlet } = lists[kind]!;
  return ofOutlet ? [...path.slice(0, OUTLET_DEPTH), key] : [key];
};

export class Names {
  private readonly known = new Map<string, Map<string, Thing>>();
  private readonly unreadable = new Set<string>();
  private readonly references: Reference[] = [];

  define(kind: string, name: string, path: Path, thing: Thing): void {
    if (!(kind in lists)) return;
    const list = listOf(kind, path).join();
    this.known.set(list, (this.known.get(list) ?? new Map<string, Thing>()).set(name, thing));
  }

  /** The list could not be read: nobody is blamed for naming something of it. */
  giveUp(list: Path): void {
    this.unreadable.add(list.join());
  }

  refer(reference: Reference): void {
    this.references.push(reference);
  }

  /** Puts ids in the place of names, and reports every name that nothing has. */
  resolve(report: Report, wrong: WrongPaths): void {
    for (const { kind, name, place, path, resolve } of this.references) {
      const list = listOf(kind, path);
      const names = this.known.get(list.join()) ?? new Map<string, Thing>();
      const id = names.get(name)?.id;
      if (typeof id === 'number' && Number.isInteger(id) && id > 0) resolve(id);
      else wrong.add(path);
      if (names.has(name) || this.unreadable.has(list.join())) continue;
      report.mistake(place, `There is no ${kind} "${name}".${didYouMean(name, names.keys())}`);
    }
  }
}
