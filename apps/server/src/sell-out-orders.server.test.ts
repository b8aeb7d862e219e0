import { expect, test } from 'vitest';
import { loadOrderWorld } from './testing/order-proof/order-world.ts';
import { sellOut } from './testing/order-proof/sell-out.ts';
import { openStage } from './testing/order-proof/stage.ts';
import { testDatabase } from './testing/test-database.ts';

const TICKETS = 120;

test('[OPS-14] [OPS-28] a crowd buys, abandons, is declined and tries again: sold out, none twice, equal to the cent', async () => {
  const database = await testDatabase('server');
  const stage = await openStage(
    { environment: database.environment, inspect: (look) => look(database.db) },
    (gateway) => loadOrderWorld(database, gateway, { tickets: TICKETS, customers: 6, sessions: 1500 }),
  );
  const report = await sellOut(stage, { concurrent: 16, seed: 7 });
  expect(report.strange).toEqual([]);
  expect(report).toMatchObject({ capacity: TICKETS, sold: TICKETS, held: 0, bought: TICKETS });
  expect(report.books.wrong).toEqual({});
  expect(report.books.ledgerCents).toBe(report.books.gatewayCents);
  await stage.gateway.close();
  await database.close();
}, 300_000);
