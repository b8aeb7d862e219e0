import type { KyselyPlugin } from 'kysely';
import { expect, test, vi } from 'vitest';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { systemClock } from './platform/clock.ts';
import { DatabaseTrouble } from './platform/db/trouble.ts';
import { createLog } from './platform/log.ts';
import { testDatabase } from './testing/test-database.ts';
import { loadSmallWorld } from './testing/small-world.ts';

test('[RUN-01] a database that goes away while a node begins, at whichever statement, ends nobody', async () => {
  const database = await testDatabase('server');
  await loadSmallWorld(database);
  const config = readConfig({ DEMO: '0', PUBLIC_PORT: '0', PASSWORD_HASH_KIB: '8', ...database.environment });
  /** Begins a node whose connection breaks at that statement, and says how many it sent until it stood. */
  const begin = async (breaksAt: number, onAbsence: (reason: string) => void): Promise<number> => {
    let sent = 0;
    const road: KyselyPlugin = {
      transformQuery: ({ node }) => {
        sent += 1;
        if (sent === breaksAt) throw new DatabaseTrouble('lost', 'the connection broke');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const shaken = { ...database, db: database.db.withPlugin(road) };
    const log = createLog('silent');
    const app = await buildApp({ config, database: shaken, clock: systemClock(), log, onAbsence });
    const many = sent;
    await app.close();
    return many;
  };
  const calm = vi.fn<(reason: string) => void>();
  const many = await begin(0, calm);
  expect(many).toBeGreaterThan(3);
  expect(calm).not.toHaveBeenCalled();
  // A transaction is begun anew by itself; for all else the start waits, and says why.
  const told = vi.fn<(reason: string) => void>();
  for (let at = 1; at <= many; at += 1)
    expect(await begin(at, told), `statement ${at}`).toBeGreaterThan(many);
  expect(new Set(told.mock.calls.flat())).toEqual(new Set(['the connection broke']));
  expect(told.mock.calls.length).toBeGreaterThan(3);
  await database.close();
});
