import { setTimeout as sleep } from 'node:timers/promises';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { troubleOf } from './trouble.ts';
import type { DatabaseTrouble } from './trouble.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;

/** What failed because of the database may say so in its own words. */
const troubleBehind = (error: unknown): DatabaseTrouble | undefined =>
  troubleOf(error) ?? troubleOf(recordOf(error).cause);

/**
 * Does it again and again while the database is away, full or standing by: who begins waits for it, and says so. A wrong
 * password or an unknown database stays wrong, and is told at once.
 */
export async function patiently<T>(work: () => Promise<T>, tell: (reason: string) => void): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const trouble = troubleBehind(error);
      if (!trouble) throw error;
      tell(trouble.message);
    }
    await sleep(pauseMs);
  }
}
