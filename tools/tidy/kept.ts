// What was beyond a limit when the limit was set, with how much of it there was. It stays, and can only become less:
// whoever makes it smaller writes the smaller number here, and what is within the limit is written here no more.
import type { Untidy } from './project.ts';

export type Kept = Readonly<Record<string, number>>;

export interface EverythingKept {
  /** Lines of a file. */
  lines: Kept;
}

export const kept: EverythingKept = {
  lines: {
    // A migration that has run is never changed.
    'apps/server/migrations/0062-order-changes.sql': 402,
    'apps/server/src/fulfilment/door/browser/door.js': 289,
  },
};

export const nothingKept: EverythingKept = { lines: {} };

interface Limit {
  most: number;
  kept: Kept;
  /** `lines` */
  unit: string;
}

/** Names what is beyond the limit, and what is kept in vain. */
export function beyond(found: ReadonlyMap<string, number>, { most, kept: known, unit }: Limit): Untidy[] {
  const tooMuch = [...found].flatMap(([path, many]) => {
    const allowed = Math.max(most, known[path] ?? 0);
    return many > allowed ? [{ path, reason: `${many} ${unit}, at most ${allowed} a file` }] : [];
  });
  const inVain = Object.entries(known).flatMap(([path, many]) => {
    const now = found.get(path) ?? 0;
    const wanted = now > most ? `write ${now}` : 'take it out';
    return now < many
      ? [{ path, reason: `${now} ${unit}, and ${many} are kept in tidy/kept.ts: ${wanted}` }]
      : [];
  });
  return [...tooMuch, ...inVain];
}
