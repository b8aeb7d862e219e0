// What is asked of the database, seen at the driver: which statements, and how often somebody waits for them.
import { AsyncLocalStorage } from 'node:async_hooks';
import { PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { vi } from 'vitest';
import { Batch } from '../../platform/db/server/batch.ts';

export interface Journey {
  /** Statements that were under way together. */
  statements: string[];
  /** Those of them that the server had to parse, because it keeps none of that text. */
  parsed: string[];
}

interface Watched {
  journeys: Journey[];
  /** The texts that Kysely made meanwhile. */
  compiled: string[];
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What one call of the driver asks, each with its answer; a script is answered by a callback. */
function asked(given: unknown[]): { text: string; name: string; answer: Promise<unknown> }[] {
  const [batch, told] = given;
  if (batch instanceof Batch)
    return batch.statements.map(({ text, name, answer }) => ({
      text: oneLine(text),
      name,
      answer: answer.promise,
    }));
  const { promise, resolve } = Promise.withResolvers<void>();
  given[1] = (...answer: unknown[]): void => {
    resolve();
    (told as (...answer: unknown[]) => void)(...answer);
  };
  return [{ text: oneLine(batch as string), name: '', answer: promise }];
}

/** Runs the work and answers with the journeys that it caused, in their order; jobs that run meanwhile are not its. */
export async function watchDriver(work: () => Promise<void>): Promise<Watched> {
  const scope = new AsyncLocalStorage<true>();
  const journeys: Journey[] = [];
  const compiled: string[] = [];
  const { prototype: compiler } = PostgresQueryCompiler;
  const compile = compiler.compileQuery;
  const counted: typeof compile = function (this: PostgresQueryCompiler, ...given) {
    const made = compile.apply(this, given);
    if (scope.getStore()) compiled.push(oneLine(made.sql));
    return made;
  };
  const making = vi.spyOn(compiler, 'compileQuery').mockImplementation(counted);
  const underWay = new Map<pg.Client, { journey: Journey; left: number }>();
  const query = pg.Client.prototype.query as unknown as Query;
  const watched: Query = function (...given) {
    if (!scope.getStore()) return query.apply(this, given);
    const known = underWay.get(this);
    const own = known && known.left > 0 ? known : { journey: { statements: [], parsed: [] }, left: 0 };
    if (own !== known) journeys.push(own.journey);
    underWay.set(this, own);
    const answered = (): void => {
      own.left -= 1;
    };
    for (const one of asked(given)) {
      own.journey.statements.push(one.text);
      if (!one.name) own.journey.parsed.push(one.text);
      own.left += 1;
      one.answer.then(answered, answered);
    }
    return query.apply(this, given);
  };
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(watched as never);
  try {
    await scope.run(true, work);
  } finally {
    spy.mockRestore();
    making.mockRestore();
  }
  return { journeys, compiled };
}
