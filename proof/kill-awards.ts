// npm run proof -- kill-awards: three hundred kills between a published draw and the money, at every step that the code
// names: orders, charges, the end of grace, the walk, those who were reached. SEED=… repeats a run.
import { awardSteps } from '../apps/server/src/awards/index.ts';
import { openOwnStage } from '../apps/server/src/testing/harness/own-stage.ts';
import { killAwards, unfinishedAwards } from '../apps/server/src/testing/award-proof/kill-awards.ts';
import { loadOrderWorld } from '../apps/server/src/testing/order-proof/order-world.ts';
import { seedOf, shareOf, tellReport } from './harness/tell-report.ts';

const seed = seedOf();
const { stage, close } = await openOwnStage((database, gateway) =>
  loadOrderWorld(database, gateway, { tickets: 10, customers: 6, sessions: 12_000 }),
);
try {
  console.log(`seed ${seed}`);
  const report = await killAwards(stage, { seed, killsAtEachStep: shareOf(38), tell: console.log });
  const left = await stage.inspect(unfinishedAwards);
  if (left > 0) report.problems.push(`${left} awards without an order`);
  tellReport('kill-awards', [report], awardSteps);
} finally {
  await close();
}
