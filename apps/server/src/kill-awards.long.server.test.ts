import { expect, test } from 'vitest';
import type { awardSteps } from './awards/index.ts';
import { killAwards, unfinishedAwards } from './testing/award-proof/kill-awards.ts';
import { openSuiteStage } from './testing/harness/suite-stage.ts';
import { loadOrderWorld } from './testing/order-proof/order-world.ts';

/** Once before the money and once behind it; `npm run proof -- kill-awards` dies at every step, and often. */
const steps = ['payments released', 'walk done'] as const satisfies readonly (typeof awardSteps)[number][];

test('[AWARD-01] [AWARD-02] [AWARD-04] [DRAW-12] kill -9 between a draw and its money: no award without an order, nothing charged twice', async () => {
  const { stage, close } = await openSuiteStage((database, gateway) =>
    loadOrderWorld(database, gateway, { tickets: 10, customers: 6, sessions: 200 }),
  );
  const { kills, problems, books } = await killAwards(stage, { seed: 20_261_115, killsAtEachStep: 1 }, steps);
  expect(problems).toEqual([]);
  expect([...kills.keys()].toSorted()).toEqual(steps.toSorted());
  expect(await stage.inspect(unfinishedAwards)).toBe(0);
  expect(books.ledgerCents).toBe(books.gatewayCents);
  expect(books.ledgerCents).toBeGreaterThan(0);
  await close();
}, 1_800_000);
