// npm run bench -- purchases: whole purchases over HTTP by 1, 16, 64 and 256 buyers at once, beside a bare loop of their
// statements, with what each costs. `--purchases=N` for each crowd; `--plans=…` sets how the database plans;
// `--embedded` does the same over the embedded engine, where the shop must not hold its breath.
import { startShop } from '../apps/server/src/testing/order-proof/stage.ts';
import type { Stage } from '../apps/server/src/testing/order-proof/stage.ts';
import type { ServerProcess } from '../apps/server/src/testing/server-process.ts';
import { withEmbeddedStage } from './on-sale/embedded-stage.ts';
import { measureCrowd, postmasterOf, turnsOfPurchase, warmUp } from './on-sale/growing-crowd.ts';
import type { Crowd } from './on-sale/growing-crowd.ts';
import { withStage } from './on-sale/orders.ts';
import { transactionsPerSecond } from './on-sale/pgbench.ts';

const CROWDS = [1, 16, 64, 256];
const asked = (name: string, fallback: string): string =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? fallback;
const PURCHASES = Number(asked('purchases', '400'));
const plans = asked('plans', '');

const aims = { shopMs: 8, databaseMs: 6, placeOrderMs: 250, ofLoop: 0.3, growth: 1.2, healthMs: 50 };

/** A connection's own options come after those that the product asks for. */
function withPlans(stage: Stage): Stage {
  if (!plans) return stage;
  const url = new URL(stage.environment.DATABASE_URL!);
  url.searchParams.set('options', `-c plan_cache_mode=${plans}`);
  return { ...stage, environment: { ...stage.environment, DATABASE_URL: url.href } };
}

function tell(crowd: Crowd): void {
  const { buyers, perSecond, failed, shopMs, databaseMs, othersMs, megabytes, healthP99Ms, calls } = crowd;
  const figures = [
    `${perSecond.toFixed(1)} purchases/s`,
    `shop ${shopMs.toFixed(1)} ms`,
    `database ${databaseMs.toFixed(1)} ms`,
    `buyers and stand-in ${othersMs.toFixed(1)} ms of a processor each`,
    `${Math.round(megabytes)} MB`,
    `p99 of /healthz ${healthP99Ms} ms`,
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

async function growingCrowd(stage: Stage, server: ServerProcess, database?: number): Promise<Crowd[]> {
  await warmUp(stage, server, PURCHASES);
  const crowds: Crowd[] = [];
  for (const buyers of CROWDS) {
    const crowd = await measureCrowd(stage, server, { buyers, purchases: PURCHASES, database });
    tell(crowd);
    crowds.push(crowd);
  }
  return crowds;
}

const areServed = (crowds: readonly Crowd[]): boolean => crowds.every(({ failed }) => failed === 0);

/** From the sixteen on: before them the shop has hardly begun to keep what it keeps. */
function isFlat(crowds: readonly Crowd[]): boolean {
  const growth = crowds.at(-1)!.megabytes / crowds[1]!.megabytes;
  return judge('memory, from 16 buyers to the end', growth, growth <= aims.growth, aims.growth);
}

const size = { tickets: PURCHASES * 40, customers: 20, sessions: PURCHASES * 8 + 400 };

const overServer = (): Promise<boolean> =>
  withStage(size, async (given, url) => {
    const stage = withPlans(given);
    console.log(`purchases${plans && `, plans ${plans}`}`);
    const turns = await turnsOfPurchase(given, url, 40);
    console.log(`  ${turns.toFixed(1)} round trips a purchase, jobs and copies in memory with them`);
    const server = await startShop(stage);
    const crowds = await growingCrowd(stage, server, await postmasterOf(stage));
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
      isFlat(crowds),
      areServed(crowds),
    ].every(Boolean);
  });

const overEmbedded = (): Promise<boolean> =>
  withEmbeddedStage(size, async (stage) => {
    console.log('purchases, embedded engine');
    const server = await startShop(stage);
    const crowds = await growingCrowd(stage, server);
    await server.end('SIGTERM');
    const health = Math.max(...crowds.map(({ healthP99Ms }) => healthP99Ms));
    return [
      judge('p99 of /healthz at worst, ms', health, health < aims.healthMs, aims.healthMs),
      isFlat(crowds),
      areServed(crowds),
    ].every(Boolean);
  });

const isMet = await (process.argv.includes('--embedded') ? overEmbedded() : overServer());
process.exitCode = isMet ? 0 : 1;
