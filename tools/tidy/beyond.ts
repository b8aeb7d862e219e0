import type { Kept } from './kept.ts';
import type { Untidy } from './project.ts';

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
