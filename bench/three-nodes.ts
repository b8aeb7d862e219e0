// npm run bench -- three-nodes: carts and whole purchases a second of one node and of three behind HAProxy, over one
// PostgreSQL and without sticky sessions, by turns; then one of the three is killed in the middle of a sale, and both
// books are read. `--purchases=N` a turn, `--rounds=N`.
import { setTimeout as sleep } from 'node:timers/promises';
import { sendBuyers } from '../apps/server/src/testing/harness/buyers.ts';
import { closeBooks, lookIntoBooks } from '../apps/server/src/testing/harness/check-books.ts';
import { openNodes } from '../apps/server/src/testing/harness/nodes.ts';
import type { Nodes } from '../apps/server/src/testing/harness/nodes.ts';
import { settleEverything } from '../apps/server/src/testing/harness/settle-everything.ts';
import { sendAs } from '../apps/server/src/testing/order-proof/buyer.ts';
import { diceOf } from '../apps/server/src/testing/order-proof/dice.ts';
import type { Stage } from '../apps/server/src/testing/order-proof/stage.ts';
import { levels } from '../apps/server/src/testing/small-catalogue.ts';
import { buyTogether } from './on-sale/growing-crowd.ts';
import { withStage } from './on-sale/orders.ts';
import { openHaproxy } from './three-nodes/haproxy.ts';

const asked = (name: string, fallback: number): number =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback);
const BUYERS = 32;
const PURCHASES = asked('purchases', 300);
const CARTS = PURCHASES * 4;
const ROUNDS = asked('rounds', 2);
const SALE_MS = 6000;
const SEED = 23;

/** Carts that nobody pays for. */
async function cartsPerSecond(stage: Stage, nodes: Nodes, carts: number): Promise<number> {
  let left = carts;
  const lineItems = [{ priceLevelID: levels.floor, quantity: 1 }];
  const buyer = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const { status } = await sendAs(stage.nextVisitor(), nodes)('createcart', { lineItems });
      if (status !== 200) throw new Error(`A cart was refused: ${status}`);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: BUYERS }, buyer));
  return carts / ((performance.now() - begun) / 1000);
}

async function purchasesPerSecond(stage: Stage, nodes: Nodes, purchases: number): Promise<number> {
  const { seconds, failed } = await buyTogether(stage, nodes, BUYERS, purchases);
  if (failed > 0) throw new Error(`${failed} purchases failed`);
  return purchases / seconds;
}

/** One of them dies in the middle; people ask again. */
async function killInTheMiddle(stage: Stage, nodes: Nodes): Promise<boolean> {
  const crowd = sendBuyers(stage, nodes, { many: BUYERS, seed: SEED, thinkMs: 50 });
  await sleep(SALE_MS / 2);
  crowd.restart();
  await nodes.kill(1);
  await sleep(SALE_MS / 2);
  await crowd.stop();
  const pause = Math.round(crowd.longestPauseMs());
  await nodes.close();
  await settleEverything(stage, diceOf(SEED));
  const problems = await lookIntoBooks(stage);
  const { acknowledged, answers } = crowd;
  const report = await closeBooks(stage, { seed: SEED, kills: new Map(), problems, acknowledged });
  for (const problem of report.problems) console.log(`  ✗ ${problem}`);
  const told = [...answers].map(([status, many]) => `${many} × ${status}`).join(', ');
  console.log(`  a node killed: ${report.acknowledged} orders acknowledged (${told}), none lost`);
  console.log(
    `  longest time without an order: ${pause} ms; both books have ${report.books.ledgerCents} cents`,
  );
  return report.problems.length === 0;
}

const perRound = (CARTS + PURCHASES) * 2;
const size = {
  tickets: perRound * (ROUNDS + 1) * 2 + 20_000,
  customers: 20,
  sessions: perRound * (ROUNDS + 1) + 20_000,
};
const isWhole = await withStage(size, async (stage) => {
  console.log('three-nodes');
  const one = await openNodes(stage, 1, openHaproxy);
  const three = await openNodes(stage, 3, openHaproxy);
  const sums = { one: { carts: 0, purchases: 0 }, three: { carts: 0, purchases: 0 } };
  for (const nodes of [one, three]) {
    await purchasesPerSecond(stage, nodes, PURCHASES);
    await cartsPerSecond(stage, nodes, PURCHASES);
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, nodes] of [
      ['one', one],
      ['three', three],
    ] as const) {
      sums[name].carts += (await cartsPerSecond(stage, nodes, CARTS)) / ROUNDS;
      sums[name].purchases += (await purchasesPerSecond(stage, nodes, PURCHASES)) / ROUNDS;
    }
  for (const [name, { carts, purchases }] of Object.entries(sums))
    console.log(`  ${name}: ${carts.toFixed(0)} carts/s, ${purchases.toFixed(1)} purchases/s`);
  const [carts, purchases] = (['carts', 'purchases'] as const).map(
    (what) => sums.three[what] / sums.one[what],
  );
  console.log(`  three against one: carts ${carts!.toFixed(2)}, purchases ${purchases!.toFixed(2)}`);
  await one.close();
  return killInTheMiddle(stage, three);
});
process.exitCode = isWhole ? 0 : 1;
