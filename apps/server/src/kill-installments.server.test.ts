import { expect, test } from 'vitest';
import { allInstallmentSteps, killInstallments } from './testing/order-proof/kill-installments.ts';
import { loadOrderWorld } from './testing/order-proof/order-world.ts';
import { openStage } from './testing/order-proof/stage.ts';
import { testDatabase } from './testing/test-database.ts';

test('[OPS-22] [OPS-28] kill -9 at every step of an installment: no charge without its captured payment, and none twice', async () => {
  const database = await testDatabase('server');
  const stage = await openStage(
    { environment: database.environment, inspect: (look) => look(database.db) },
    (gateway) => loadOrderWorld(database, gateway, { tickets: 500, customers: 4, sessions: 200 }),
  );
  const { kills, problems, books } = await killInstallments(stage, { seed: 20_261_115, killsAtEachStep: 1 });
  expect(problems).toEqual([]);
  expect([...kills.keys()].toSorted()).toEqual(allInstallmentSteps.toSorted());
  expect(books.ledgerCents).toBeGreaterThan(0);
  await stage.gateway.close();
  await database.close();
}, 600_000);
