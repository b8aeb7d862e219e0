import { expect, test } from 'vitest';
import { killAfterSale, unfinishedAfterSale } from './testing/after-sale-proof/kill-after-sale.ts';
import { loadOrderWorld } from './testing/order-proof/order-world.ts';
import { openStage } from './testing/order-proof/stage.ts';
import { testDatabase } from './testing/test-database.ts';

/** One of a decision, one of an upgrade, one of a canceled event; the proof dies at all of them, often. */
const steps = ['returns planned', 'upgrade due', 'event orders decided'];

test('[AFTER-01] [AFTER-04] [AFTER-05] kill -9 between a decision and its money: both books agree, no seat twice, no letter twice', async () => {
  const database = await testDatabase('server');
  const stage = await openStage(
    { environment: database.environment, inspect: (look) => look(database.db) },
    (gateway) => loadOrderWorld(database, gateway, { tickets: 10, customers: 4, sessions: 100 }),
  );
  const { kills, problems, books } = await killAfterSale(
    stage,
    { seed: 20_261_115, killsAtEachStep: 1 },
    steps,
  );
  expect(problems).toEqual([]);
  expect([...kills.keys()].toSorted()).toEqual(steps.toSorted());
  expect(books.ledgerCents).toBe(books.gatewayCents);
  expect(books.orders).toBeGreaterThan(0);
  expect(await stage.inspect(unfinishedAfterSale)).toBe(0);
  await stage.gateway.close();
  await database.close();
}, 600_000);
