// npm run proof -- kill-after-sale: more than three hundred kills between a decision and its money, at every step that
// the code names: refunds, cancellations, upgrades, events called off. SEED=… repeats a run.
import { afterSaleSteps } from '../apps/server/src/after-sale/index.ts';
import {
  killAfterSale,
  unfinishedAfterSale,
} from '../apps/server/src/testing/after-sale-proof/kill-after-sale.ts';
import { openOwnStage } from '../apps/server/src/testing/harness/own-stage.ts';
import { loadOrderWorld } from '../apps/server/src/testing/order-proof/order-world.ts';
import { seedOf, shareOf, tellReport } from './harness/tell-report.ts';

const seed = seedOf();
const { stage, close } = await openOwnStage((database, gateway) =>
  loadOrderWorld(database, gateway, { tickets: 10, customers: 8, sessions: 6000 }),
);
try {
  console.log(`seed ${seed}`);
  const report = await killAfterSale(stage, { seed, killsAtEachStep: shareOf(44), tell: console.log });
  const left = await stage.inspect(unfinishedAfterSale);
  if (left > 0) report.problems.push(`${left} tasks, decisions or tickets were left over`);
  tellReport('kill-after-sale', [report], afterSaleSteps);
} finally {
  await close();
}
