import { expect, test } from 'vitest';
import { killAfterSale, unfinishedAfterSale } from './testing/after-sale-proof/kill-after-sale.ts';
import { openSuiteStage } from './testing/harness/suite-stage.ts';
import { loadOrderWorld } from './testing/order-proof/order-world.ts';

/** One of a decision, one of an upgrade, one of a canceled event; the proof dies at all of them, often. */
const steps = ['returns planned', 'upgrade due', 'event orders decided'];

test('[AFTER-01] [AFTER-04] [AFTER-05] kill -9 between a decision and its money: both books agree, no seat twice, no letter twice', async () => {
  const { stage, close } = await openSuiteStage((database, gateway) =>
    loadOrderWorld(database, gateway, { tickets: 10, customers: 4, sessions: 100 }),
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
  await close();
}, 1_800_000);
