// npm run proof -- kill-orders: more than two hundred kills while orders are placed, at every step that the code names,
// from outside while the gateway hangs, and of the database itself. SEED=… repeats a run; --gateway=stripe runs it there.
import { openOwnStage } from '../apps/server/src/testing/harness/own-stage.ts';
import { gatewayOption } from './harness/gateway-option.ts';
import { seedOf, shareOf, tellReport } from './harness/tell-report.ts';
import {
  allInstallmentSteps,
  killInstallments,
} from '../apps/server/src/testing/order-proof/kill-installments.ts';
import { withChosenPairs } from '../apps/server/src/testing/order-proof/chosen-pairs.ts';
import { killOrders } from '../apps/server/src/testing/order-proof/kill-orders.ts';
import { allSteps } from '../apps/server/src/testing/order-proof/kill-plan.ts';
import { loadOrderWorld } from '../apps/server/src/testing/order-proof/order-world.ts';

const seed = seedOf();
const speaks = gatewayOption();
const killsAtEachStep = shareOf(9);
const size = { killsAtEachStep, outsideKills: shareOf(15), databaseKills: shareOf(20) };

const { stage, close } = await openOwnStage(async (database, gateway) => {
  const world = { tickets: 12_000, customers: 8, sessions: 3000 };
  return withChosenPairs(database.db, await loadOrderWorld(database, gateway, world, speaks));
}, speaks);
try {
  console.log(`seed ${seed}`);
  const orders = await killOrders(stage, { seed, size, tell: console.log });
  const installments = await killInstallments(stage, { seed, killsAtEachStep, tell: console.log });
  tellReport('kill-orders', [orders, installments], [...allSteps, ...allInstallmentSteps]);
} finally {
  await close();
}
