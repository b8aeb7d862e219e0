import { expect, test } from 'vitest';
import { openSuiteStage } from './testing/harness/suite-stage.ts';
import { killOrders } from './testing/order-proof/kill-orders.ts';
import { withChosenPairs } from './testing/order-proof/chosen-pairs.ts';
import { allSteps } from './testing/order-proof/kill-plan.ts';
import { loadOrderWorld } from './testing/order-proof/order-world.ts';

test('[OPS-28] [CART-22] [CODE-02] [SEAT-04] kill -9 at every step of placing an order: no charge without an order, no order without a charge, no use of a code lost', async () => {
  const { stage, close } = await openSuiteStage(async (database, gateway) =>
    withChosenPairs(
      database.db,
      await loadOrderWorld(database, gateway, { tickets: 2000, customers: 4, sessions: 400 }),
    ),
  );
  const size = { killsAtEachStep: 1, outsideKills: 1, databaseKills: 0 };
  const { kills, problems, books } = await killOrders(stage, { seed: 20_261_115, size });
  expect(problems).toEqual([]);
  expect([...kills.keys()].toSorted()).toEqual([...allSteps, 'outside'].toSorted());
  expect(books.orders).toBeGreaterThan(0);
  const chosen = await stage.inspect((db) =>
    db
      .selectFrom('tickets')
      .select('ticket_id')
      .where('section_name', '=', 'Gallery')
      .where('state', '=', 'sold')
      .execute(),
  );
  expect(chosen.length, 'seats that were chosen are among what was sold').toBeGreaterThan(0);
  await close();
}, 1_800_000);
