// What is asked of the database, seen at the driver: which statements, and how often somebody waits for them.
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

export interface Journey {
  /** Statements that were under way together. */
  statements: string[];
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

const textOf = (given: unknown): string =>
  (typeof given === 'string' ? given : (given as { text: string }).text).replaceAll(/\s+/g, ' ').trim();

/** Runs the work and answers with the journeys that it caused, in their order; jobs that run meanwhile are not its. */
export async function watchDriver(work: () => Promise<void>): Promise<Journey[]> {
  const scope = new AsyncLocalStorage<true>();
  const journeys: Journey[] = [];
  const underWay = new Map<pg.Client, { journey: Journey; left: number }>();
  const query = pg.Client.prototype.query as unknown as Query;
  const watched: Query = function (...given) {
    if (!scope.getStore()) return query.apply(this, given);
    const known = underWay.get(this);
    const own = known && known.left > 0 ? known : { journey: { statements: [] }, left: 0 };
    if (own !== known) journeys.push(own.journey);
    underWay.set(this, own);
    own.journey.statements.push(textOf(given[0]));
    own.left += 1;
    const answered = (): void => {
      own.left -= 1;
    };
    const answer = query.apply(this, given);
    (answer as Promise<unknown>).then(answered, answered);
    return answer;
  };
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(watched as never);
  try {
    await scope.run(true, work);
  } finally {
    spy.mockRestore();
  }
  return journeys;
}
