// RUN-08: calls that take long come one after the other, a few may wait, and whoever comes after them is told so: twenty
// at once would keep every shop of the node waiting.
import type { Turns } from '@stagedoor/contract/office-call';
import { refuse } from './refusal.ts';

const COME_AGAIN_SECONDS = 30;

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** The lines of one node, by the name of the call. */
export function takeTurns(): <T>(
  name: string,
  turns: Turns | undefined,
  work: () => Promise<T>,
) => Promise<T> {
  const lines = new Map<string, Line>();
  return async (name, turns, work) => {
    if (turns === undefined) return work();
    const line = lines.get(name) ?? { running: 0, waiting: [] };
    lines.set(name, line);
    if (line.running < turns.atOnce) line.running += 1;
    else {
      if (line.waiting.length >= turns.waiting) refuse('BUSY', { retryAfterSeconds: COME_AGAIN_SECONDS });
      // Whoever goes hands its turn to the next, so the number of those who run stays as it is.
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
    }
  };
}
