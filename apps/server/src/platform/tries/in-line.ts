import { waitText } from '@stagedoor/rules/writing/wait-text';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { refuse } from '../http/refusal.ts';

const AT_ONCE = 3;
const MOST_WAITING = 500;
const BUSY_SECONDS = 5;

interface Line {
  running: number;
  waiting: (() => void)[];
}
const lines = new Map<string, Line>();

/**
 * Tries of one somebody, a few at a time: twenty people of one office who sign in at the same moment wait for each
 * other for an instant and are all let in; twenty guesses at the same moment meet the wait that the first ones caused.
 */
export async function inLine<T>(key: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(key) ?? { running: 0, waiting: [] };
  lines.set(key, line);
  if (line.running < AT_ONCE) line.running += 1;
  else {
    if (line.waiting.length >= MOST_WAITING) {
      const message = refusalMessages.waitBeforeNextTry(waitText(BUSY_SECONDS));
      refuse('TOO_MANY_TRIES', { message, retryAfterSeconds: BUSY_SECONDS });
    }
    // Whoever goes hands its turn to the next, so the number of those who run stays as it is.
    await new Promise<void>((resolve) => line.waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    if (next) next();
    else if ((line.running -= 1) === 0) lines.delete(key);
  }
}
