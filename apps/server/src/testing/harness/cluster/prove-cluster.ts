// A crowd buys at three nodes over a cluster that heals itself, while everything of it is killed, frozen and cut off.
import { setTimeout as sleep } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { diceOf } from '../../order-proof/dice.ts';
import type { Stage } from '../../order-proof/stage.ts';
import { sendTo } from '../../server-process.ts';
import { sendBuyers } from '../buyers.ts';
import type { Crowd } from '../buyers.ts';
import { closeBooks, lookIntoBooks } from '../check-books.ts';
import type { KillReport } from '../check-books.ts';
import { settleEverything } from '../settle-everything.ts';
import { openShopAt } from '../shop-at.ts';
import { endsOf } from './between-intent-and-answer.ts';
import type { CaughtCharge } from './between-intent-and-answer.ts';
import { newClusterFolder } from './cluster-folder.ts';
import { openDatabaseCluster } from './database-cluster.ts';
import type { DatabaseCluster } from './database-cluster.ts';
import { planOf, stopped } from './faults-of-cluster.ts';
import type { ClusterFault, Scene } from './faults-of-cluster.ts';
import { findScanWrongs, sendClerks } from './door-clerks.ts';
import { openMachines } from './machines.ts';
import type { Machines } from './machines.ts';
import { byWay, openRoads } from './roads.ts';
import type { Roads } from './roads.ts';
import { NODE_PORT, openShopNodes } from './shop-nodes.ts';
import type { ShopNodes } from './shop-nodes.ts';
import { watchAlerts } from './watch-alerts.ts';
import type { Sight, Watch } from './watch-alerts.ts';

export interface ClusterSize {
  seed: number;
  faults: number;
  /** A word of the faults' names: only these strike. */
  only?: string | undefined;
  buyers: number;
  /** What tells a process another time than its machine's. */
  clockLibrary: string;
  tell(line: string): void;
}

/** What came of one fault. */
export interface Blow {
  fault: string;
  victim: string;
  /** The longest time, from then on, in which nobody was told that an order stands. */
  pauseMs: number;
  /** Until every part of the cluster was in its place again. */
  wholeAgainMs: number;
  alert: string;
  seen: Sight | 'not seen' | 'nobody looked';
}

export interface ClusterReport extends KillReport {
  blows: Blow[];
  caught: CaughtCharge[];
  answers: Map<string, number>;
  /** Scans whose people were told that they may come in. */
  letIn: number;
}

interface Play extends Scene {
  crowd: Crowd;
  watch: Watch | undefined;
  problems: string[];
}

const PAUSE_LIMIT_MS = 30_000;
/** So long a fault stays, but for those that end by themselves: sales must go on beside it. */
const LASTS_MS = 12_000;
const WHOLE_AGAIN_MS = 180_000;
/** What was on its way when the fault struck may still arrive; a sale counts that came after. */
const ON_ITS_WAY_MS = 300;
const SALES_MS = 3000;

/** Two more orders, so that none of them was on its way; gives up at twice the limit, so that it is told with its figure. */
async function untilSold(crowd: Crowd): Promise<void> {
  const begun = performance.now();
  await sleep(ON_ITS_WAY_MS);
  const before = crowd.acknowledged.length;
  while (crowd.acknowledged.length < before + 2 && performance.now() - begun < 2 * PAUSE_LIMIT_MS)
    await sleep(50);
}

async function missing({ cluster, shop }: Scene): Promise<string | undefined> {
  const [inCluster, nodes] = await Promise.all([cluster.missing(), shop.unready()]);
  return inCluster ?? (nodes.length > 0 ? `${nodes.join(', ')} not ready` : undefined);
}

async function untilWhole(scene: Scene): Promise<{ ms: number; why: string | undefined }> {
  const begun = performance.now();
  let why = await missing(scene);
  while (why !== undefined && performance.now() - begun < WHOLE_AGAIN_MS) {
    await sleep(500);
    why = await missing(scene);
  }
  return { ms: performance.now() - begun, why };
}

async function strikeOnce(play: Play, fault: ClusterFault): Promise<Blow> {
  const { crowd, watch, problems } = play;
  await sleep(SALES_MS);
  watch?.restart();
  const { victim, undo } = await fault.strike(play);
  if (fault.stopsSales) {
    await stopped(fault);
    await undo();
  }
  const begun = performance.now();
  crowd.restart();
  await untilSold(crowd);
  if (!fault.stopsSales) {
    await sleep(Math.max(0, begun + (fault.lastsMs ?? LASTS_MS) - performance.now()));
    await untilSold(crowd);
    await undo();
  }
  const pauseMs = crowd.longestPauseMs();
  if (pauseMs > PAUSE_LIMIT_MS)
    problems.push(`after "${fault.name}" of ${victim} nobody could buy for ${Math.round(pauseMs)} ms`);
  const { ms, why } = await untilWhole(play);
  if (why !== undefined) problems.push(`after "${fault.name}" of ${victim} it did not heal: ${why}`);
  const seen = watch ? (watch.seen().get(fault.alert) ?? 'not seen') : 'nobody looked';
  return { fault: fault.name, victim, pauseMs, wholeAgainMs: ms, alert: fault.alert, seen };
}

async function strikeAll(play: Play, size: ClusterSize): Promise<Blow[]> {
  const plan = planOf(size.faults, play.dice, size.only);
  const blows: Blow[] = [];
  for (const [index, fault] of plan.entries()) {
    const blow = await strikeOnce(play, fault);
    blows.push(blow);
    const [pause, whole] = [blow.pauseMs, blow.wholeAgainMs].map((ms) => (ms / 1000).toFixed(1));
    size.tell(
      `${index + 1} of ${plan.length}  ${fault.name} (${blow.victim}): ${pause} s without an order, whole after ${whole} s, ${blow.alert} ${blow.seen}`,
    );
  }
  return blows;
}

interface Place {
  machines: Machines;
  cluster: DatabaseCluster;
  folder: string;
}

/** Three nodes, the last one with a way of its own to the database. */
async function openShop(
  { machines, cluster, folder }: Place,
  stage: Stage,
  { roads, token, clockLibrary }: { roads: Roads; token: string; clockLibrary: string },
): Promise<ShopNodes> {
  const shopMachines = [1, 2, 3].map((n) => machines.add(`node${n}`, 10 + n));
  const environment = {
    PAYMENT_GATEWAY_URL: `http://${machines.outside}:${roads.gateway.port}`,
    TRUSTED_PROXIES: cluster.proxy.address,
    METRICS_TOKEN: token,
    DATABASE_READ_URL: cluster.readUrl,
  };
  const ownWay = { ...environment, DATABASE_URL: byWay(cluster.url, machines.outside, roads.database) };
  return openShopNodes(shopMachines, stage, {
    folder,
    clockLibrary,
    environmentOf: (machine) => (machine === shopMachines.at(-1) ? ownWay : environment),
  });
}

function watchAll({ cluster, folder }: Place, shop: ShopNodes, token: string): Promise<Watch | undefined> {
  const at = (port: number, all: readonly { address: string }[]) =>
    all.map(({ address }) => `${address}:${port}`);
  const jobs = {
    stagedoor: at(NODE_PORT, shop.nodes),
    patroni: at(8008, cluster.databases),
    etcd: at(2379, cluster.databases),
    haproxy: at(8404, [cluster.proxy]),
  };
  return watchAlerts(folder, { jobs, token });
}

async function play(place: Place, stage: Stage, size: ClusterSize): Promise<ClusterReport> {
  const { machines, cluster } = place;
  const roads = await openRoads(machines.outside, cluster, stage);
  const token = randomBytes(16).toString('hex');
  const shop = await openShop(place, stage, { roads, token, clockLibrary: size.clockLibrary });
  const watch = await watchAll(place, shop, token);
  const problems: string[] = [];
  const dice = diceOf(size.seed);
  const { gateway: gatewayRoad, database: databaseRoad } = roads;
  const scene: Scene = { stage, cluster, shop, gatewayRoad, databaseRoad, dice, caught: [] };
  const { why } = await untilWhole(scene);
  if (why !== undefined) throw new Error(`The shop did not come up: ${why}`);
  size.tell('three nodes of the shop are ready');
  stage.gateway.tell(roads.shop.port);
  const crowd = sendBuyers(
    stage,
    { send: sendTo(roads.shop.port) },
    { many: size.buyers, seed: size.seed, thinkMs: 1500 },
  );
  const clerks = await sendClerks(stage, roads.shop.port);
  const blows = await strikeAll({ ...scene, crowd, watch, problems }, size);
  await Promise.all([crowd.stop(), clerks.stop()]);
  problems.push(...shop.strayEnds());
  watch?.close();
  stage.gateway.tell(undefined);
  await shop.close();
  await settleEverything(stage, dice);
  problems.push(...(await lookIntoBooks(stage)).map((problem) => `at the end: ${problem}`));
  problems.push(...(await stage.inspect((db) => findScanWrongs(db, clerks.letIn))));
  const caught = await endsOf(stage, scene.caught);
  const { acknowledged, answers } = crowd;
  const closed = await closeBooks(stage, { seed: size.seed, kills: countOf(blows), problems, acknowledged });
  await roads.close();
  return { ...closed, blows, caught, answers, letIn: clerks.letIn.length };
}

function countOf(blows: readonly Blow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { fault } of blows) counts.set(fault, (counts.get(fault) ?? 0) + 1);
  return counts;
}

export async function proveCluster(size: ClusterSize): Promise<ClusterReport> {
  const { folder, newDisk, remove } = newClusterFolder();
  const machines = openMachines(folder);
  try {
    const cluster = await openDatabaseCluster(machines, {
      folder,
      newDisk,
      password: randomBytes(12).toString('hex'),
    });
    size.tell('three databases, three members of etcd and the proxy are there');
    const sessions = 400 + 200 * size.faults;
    const world = { tickets: 2 * sessions, customers: 20, sessions };
    const { stage, close } = await openShopAt(cluster.url, world);
    try {
      return await play({ machines, cluster, folder }, stage, size);
    } finally {
      await close();
    }
  } finally {
    machines.remove();
    remove();
  }
}
