// npm run proof -- kill-awards: three hundred kills between a published draw and the money, at every step that the code
// names: orders, charges, the end of grace, the walk, those who were reached; in the middle of the charges the gateway is
// away, refused, without a name, too slow to connect, or reset. Two shops die beside each other: a start
// keeps one core busy, and the dying wait for the clock. SEED=… repeats a run.
import { awardSteps } from '../apps/server/src/awards/index.ts';
import { unfinishedAwards } from '../apps/server/src/testing/award-proof/award-wrongs.ts';
import { killAwards } from '../apps/server/src/testing/award-proof/kill-awards.ts';
import type { KillReport } from '../apps/server/src/testing/harness/check-books.ts';
import { openOwnStage } from '../apps/server/src/testing/harness/own-stage.ts';
import { loadOrderWorld } from '../apps/server/src/testing/order-proof/order-world.ts';
import { gatewayOption } from './harness/gateway-option.ts';
import { seedOf, shareOf, tellReport } from './harness/tell-report.ts';

const speaks = gatewayOption();

const SHOPS = [0, 1];
const KILLS_AT_EACH_STEP = 19;

async function killShop(seed: number): Promise<KillReport> {
  const { stage, close } = await openOwnStage(
    (database, gateway) =>
      loadOrderWorld(database, gateway, { tickets: 10, customers: 6, sessions: 4000 }, speaks),
    speaks,
  );
  try {
    const killsAtEachStep = shareOf(KILLS_AT_EACH_STEP);
    const report = await killAwards(stage, { seed, killsAtEachStep, tell: console.log });
    const left = await stage.inspect(unfinishedAwards);
    if (left > 0) report.problems.push(`${left} awards without an order`);
    return report;
  } finally {
    await close();
  }
}

const seed = seedOf();
console.log(`seed ${seed}`);
tellReport('kill-awards', await Promise.all(SHOPS.map((shop) => killShop(seed + shop))), awardSteps);
