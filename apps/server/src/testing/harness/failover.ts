// A crowd buys at several nodes while their database fails over: what stands afterwards, and how long nobody could buy.
import { setTimeout as sleep } from 'node:timers/promises';
import { diceOf } from '../order-proof/dice.ts';
import type { Stage } from '../order-proof/stage.ts';
import { sendBuyers } from './buyers.ts';
import type { Crowd } from './buyers.ts';
import { closeBooks, lookIntoBooks, lostCharges, missingOrders } from './check-books.ts';
import type { KillReport } from './check-books.ts';
import { newClusterPair } from './cluster-pair.ts';
import type { ClusterPair } from './cluster-pair.ts';
import { openNodes } from './nodes.ts';
import { settleEverything } from './settle-everything.ts';
import { openShopAt } from './shop-at.ts';

export interface FailoverSize {
  seed: number;
  /** Times that the primary is killed and its standby, which has everything, is promoted. */
  failovers: number;
  /** Times that the standby was away before, so that the last moments are lost. */
  lossy: number;
  nodes: number;
  buyers: number;
  tell?: (line: string) => void;
}

export interface FailoverReport extends KillReport {
  /** The longest time in which nobody was told that an order stands, for each failover that lost nothing. */
  pausesMs: number[];
  /** Orders that were acknowledged and then lost with the moments that no standby had. */
  lostWithTail: number;
  /** Charges that were found at the gateway after the books had lost them, and what of them has not gone back. */
  lostCharges: { charges: number; cents: number; leftCents: number };
  answers: Map<string, number>;
  /** Lines of the nodes' logs that tell of a fault. */
  faults: string[];
}

const SALES_MS = 4000;
const PAUSE_LIMIT_MS = 15_000;
const LOST_MS = 3000;

interface Scene {
  stage: Stage;
  pair: ClusterPair;
  size: FailoverSize;
}

/** Sales, a failover, sales again until somebody has bought: answers how long nobody could. */
async function failOverOnce(crowd: Crowd, failOver: () => Promise<void>): Promise<number> {
  await sleep(SALES_MS);
  crowd.restart();
  const before = crowd.acknowledged.length;
  await failOver();
  const deadline = performance.now() + 4 * PAUSE_LIMIT_MS;
  while (crowd.acknowledged.length <= before + 3 && performance.now() < deadline) await sleep(100);
  return crowd.longestPauseMs();
}

async function rounds({ stage, pair, size }: Scene, report: FailoverReport): Promise<string[]> {
  const nodes = await openNodes(stage, size.nodes);
  const crowd = sendBuyers(stage, nodes, { many: size.buyers, seed: size.seed, thinkMs: 2000 });
  const { kills, problems, pausesMs } = report;
  for (let n = 1; n <= size.failovers; n += 1) {
    const pauseMs = await failOverOnce(crowd, pair.failOver);
    pausesMs.push(pauseMs);
    kills.set('primary', n);
    size.tell?.(`failover ${n}: ${(pauseMs / 1000).toFixed(1)} s without an order`);
    if (pauseMs > PAUSE_LIMIT_MS) problems.push(`failover ${n}: nobody could buy for ${pauseMs} ms`);
    await pair.heal();
  }
  const forgiven = new Set<string>();
  for (let n = 1; n <= size.lossy; n += 1) {
    await failOverOnce(crowd, async () => {
      const before = new Set(crowd.acknowledged);
      await pair.failOverLosing(LOST_MS);
      // Told while the standby was away: of these nobody can know. Whatever is told afterwards must stand.
      for (const number of crowd.acknowledged) if (!before.has(number)) forgiven.add(number);
    });
    kills.set('primary, with a lost tail', n);
    size.tell?.(`failover with a lost tail ${n}`);
    if (n < size.lossy) await pair.heal();
  }
  await crowd.stop();
  report.answers = crowd.answers;
  problems.push(...nodes.strayEnds());
  await nodes.close();
  report.faults = nodes.faults();
  report.lostWithTail = (await stage.inspect((db) => missingOrders(db, [...forgiven]))).length;
  return mustStand(crowd.acknowledged, forgiven);
}

/** What was acknowledged, but for what no standby had. */
export const mustStand = (acknowledged: readonly string[], forgiven: ReadonlySet<string>): string[] =>
  acknowledged.filter((number) => !forgiven.has(number));

export async function proveFailover(size: FailoverSize): Promise<FailoverReport> {
  const pair = await newClusterPair();
  try {
    const { stage, close } = await openShopAt(pair.url, { tickets: 30_000, customers: 20, sessions: 15_000 });
    const report: FailoverReport = {
      seed: size.seed,
      kills: new Map(),
      problems: [],
      acknowledged: 0,
      books: { orders: 0, ledgerCents: 0, gatewayCents: 0, wrong: {} },
      pausesMs: [],
      lostWithTail: 0,
      lostCharges: { charges: 0, cents: 0, leftCents: 0 },
      answers: new Map(),
      faults: [],
    };
    const acknowledged = await rounds({ stage, pair, size }, report);
    await settleEverything(stage, diceOf(size.seed));
    report.problems.push(...(await lookIntoBooks(stage)).map((problem) => `at the end: ${problem}`));
    report.lostCharges = await stage.inspect(lostCharges);
    if (report.lostCharges.leftCents !== 0)
      report.problems.push(
        `${report.lostCharges.leftCents} cents of charges that were lost have not gone back`,
      );
    const closed = await closeBooks(stage, { ...report, acknowledged });
    await close();
    return { ...report, ...closed };
  } finally {
    await pair.remove();
  }
}
