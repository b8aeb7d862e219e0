import { expect, test } from 'vitest';
import { orderSteps } from './orders/index.ts';
import { openSuiteStage } from './testing/harness/suite-stage.ts';
import { killInstallments } from './testing/order-proof/kill-installments.ts';
import { loadOrderWorld } from './testing/order-proof/order-world.ts';

/** The steps of a charge are an order's too, which dies at each; `npm run proof -- kill-orders` dies at all, often. */
const steps = orderSteps.paying;

test('[OPS-22] [OPS-28] kill -9 at every step of an installment’s own: no charge without its captured payment, and none twice', async () => {
  const { stage, close } = await openSuiteStage((database, gateway) =>
    loadOrderWorld(database, gateway, { tickets: 500, customers: 4, sessions: 200 }),
  );
  const { kills, problems, books } = await killInstallments(
    stage,
    { seed: 20_261_115, killsAtEachStep: 1 },
    steps,
  );
  expect(problems).toEqual([]);
  expect([...kills.keys()].toSorted()).toEqual(steps.toSorted());
  expect(books.ledgerCents).toBeGreaterThan(0);
  await close();
}, 1_800_000);
