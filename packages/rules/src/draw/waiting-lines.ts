/** Which lines of an entry wait for a walk: what was not there for them may come back. */
interface LineResult {
  result: string;
  reason: string | null;
}

const reasons = new Set<string | null>(['sold-out', 'cap', 'no-ticket']);

/** By their numbers, from 0. One that a walk has served waits no more, even if it came back. */
export const waitingLines = (results: readonly LineResult[], served: ReadonlySet<number>): number[] =>
  results.flatMap(({ result, reason }, line) =>
    result === 'denied' && reasons.has(reason) && !served.has(line) ? [line] : [],
  );
