// npm run bench -- purchases: whole purchases over HTTP by 1, 16, 64 and 256 buyers at once, beside a bare loop of their
// statements, with what each costs. `--purchases=N` for each crowd; `--plans=auto` lets the database keep its plans.
import { startShop } from '../apps/server/src/testing/order-proof/stage.ts';
import type { Stage } from '../apps/server/src/testing/order-proof/stage.ts';
import { measureCrowd, turnsOfPurchase, warmUp } from './on-sale/growing-crowd.ts';
import type { Crowd } from './on-sale/growing-crowd.ts';
import { withStage } from './on-sale/orders.ts';
import { transactionsPerSecond } from './on-sale/pgbench.ts';

const CROWDS = [1, 16, 64, 256];
const asked = (name: string, fallback: string): string =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback;
const PURCHASES = Number(asked('purchases', '400'));
const plans = asked('plans', '');

const aims = { shopMs: 8, databaseMs: 6, placeOrderMs: 250, ofLoop: 0.3 };

/** A connection's own options come after those that the product asks for. */
function withPlans(stage: Stage): Stage {
  if (!plans) return stage;
  const url = new URL(stage.environment.DATABASE_URL!);
  url.searchParams.set('options', `-c plan_cache_mode=${plans}`);
  return { ...stage, environment: { ...stage.environment, DATABASE_URL: url.href } };
}

function tell({ buyers, perSecond, failed, shopMs, databaseMs, othersMs, calls }: Crowd): void {
  const figures = [
    `${perSecond.toFixed(1)} purchases/s`,
    `shop ${shopMs.toFixed(1)} ms`,
    `database ${databaseMs.toFixed(1)} ms`,
    `buyers and stand-in ${othersMs.toFixed(1)} ms of a processor each`,
  ];
  console.log(
    `  ${String(buyers).padStart(3)} buyers: ${figures.join(', ')}${failed ? `, ${failed} FAILED` : ''}`,
  );
  const times = [...calls].map(([path, { p50, p99 }]) => `${path} ${p50}/${p99}`);
  console.log(`      p50/p99 in ms: ${times.join(', ')}`);
}

async function bareLoop(url: string): Promise<number> {
  let best = 0;
  for (const clients of [1, 4, 16]) {
    const figure = await transactionsPerSecond(url, 'journey.sql', clients);
    console.log(`  bare loop, ${clients} clients: ${figure.toFixed(1)}/s`);
    best = Math.max(best, figure);
  }
  return best;
}

function judge(what: string, value: number, isMet: boolean, aim: number): boolean {
  console.log(`  ${what}: ${value.toFixed(2)} (aim ${aim}) ${isMet ? 'met' : 'MISSED'}`);
  return isMet;
}

const size = { tickets: PURCHASES * 40, customers: 20, sessions: PURCHASES * 8 + 400 };
const isMet = await withStage(size, async (given, url) => {
  const stage = withPlans(given);
  console.log(`purchases${plans && `, plans ${plans}`}`);
  const turns = await turnsOfPurchase(given, url, 40);
  console.log(`  ${turns.toFixed(1)} round trips a purchase, jobs and copies in memory with them`);
  const server = await startShop(stage);
  await warmUp(stage, server, PURCHASES);
  const crowds: Crowd[] = [];
  for (const buyers of CROWDS) {
    const crowd = await measureCrowd(stage, server, { buyers, purchases: PURCHASES });
    tell(crowd);
    crowds.push(crowd);
  }
  await server.end('SIGTERM');
  const loop = await bareLoop(url);
  const sixteen = crowds[1]!;
  const best = Math.max(...crowds.map(({ perSecond }) => perSecond));
  const placeOrder = sixteen.calls.get('createorder')?.p99 ?? Infinity;
  return [
    judge('best against the bare loop', best / loop, best / loop >= aims.ofLoop, aims.ofLoop),
    judge('shop, ms a purchase at 16', sixteen.shopMs, sixteen.shopMs <= aims.shopMs, aims.shopMs),
    judge('database, ms', sixteen.databaseMs, sixteen.databaseMs <= aims.databaseMs, aims.databaseMs),
    judge('p99 of Place Order, ms', placeOrder, placeOrder < aims.placeOrderMs, aims.placeOrderMs),
    judge(
      'failed',
      0,
      crowds.every(({ failed }) => failed === 0),
      0,
    ),
  ].every(Boolean);
});
process.exitCode = isMet ? 0 : 1;
