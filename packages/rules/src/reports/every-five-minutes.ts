export interface Entries {
  at: Date;
  people: number;
}

const STEP_MS = 5 * 60_000;
/** Whoever comes a day too early is no reason for a thousand empty columns. */
const MOST_STEPS = 96;

/** REPORT-04: every five minutes from the first who came to the last, those in which nobody did with none. */
export function everyFiveMinutes(entries: readonly Entries[]): Entries[] {
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) return [];
  const byTime = new Map(entries.map(({ at, people }) => [at.getTime(), people]));
  const steps = (last.at.getTime() - first.at.getTime()) / STEP_MS + 1;
  if (steps > MOST_STEPS) return [...entries];
  return Array.from({ length: steps }, (_, step) => {
    const at = new Date(first.at.getTime() + step * STEP_MS);
    return { at, people: byTime.get(at.getTime()) ?? 0 };
  });
}
