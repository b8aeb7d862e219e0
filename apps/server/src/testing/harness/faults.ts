// A crowd buys at several nodes while everything around them breaks: nodes, the database, its disk, the gateway.
import { setTimeout as sleep } from 'node:timers/promises';
import { faultKinds } from '../../stand-in-gateway/store/fault-store.ts';
import { diceOf } from '../order-proof/dice.ts';
import type { Dice } from '../order-proof/dice.ts';
import type { Stage } from '../order-proof/stage.ts';
import { sendBuyers } from './buyers.ts';
import type { Crowd } from './buyers.ts';
import { closeBooks, lookIntoBooks } from './check-books.ts';
import type { KillReport } from './check-books.ts';
import { openNodes } from './nodes.ts';
import type { Nodes } from './nodes.ts';
import { settleEverything } from './settle-everything.ts';
import { openShopAt } from './shop-at.ts';
import { newSmallDisk } from './small-disk.ts';
import type { SmallDisk } from './small-disk.ts';

export interface FaultsSize {
  seed: number;
  nodes: number;
  buyers: number;
  nodeKills: number;
  databaseKills: number;
  freezes: number;
  fullDisks: number;
  /** How often each of the gateway's faults strikes. */
  gatewayFaults: number;
  tell?: (line: string) => void;
}

export interface FaultsReport extends KillReport {
  answers: Map<string, number>;
  faults: string[];
}

interface Scene {
  stage: Stage;
  disk: SmallDisk;
  nodes: Nodes;
  dice: Dice;
}

const FROZEN_MS = 6000;
const FULL_MS = 4000;
/** After any fault somebody must be able to buy again within this time, also on a busy machine. */
const SALES_GO_ON_MS = 90_000;

/** A server that gave up on a full disk is started again, as its supervisor would. */
async function fillDisk({ disk }: Scene): Promise<void> {
  disk.fill!();
  await sleep(FULL_MS);
  disk.empty();
  await disk.cluster.kill();
  await disk.cluster.start();
}

async function strike(scene: Scene, fault: string): Promise<void> {
  const { nodes, disk, stage, dice } = scene;
  switch (fault) {
    case 'node killed':
      return nodes.kill(dice.number(nodes.many));
    case 'database killed':
      await disk.cluster.kill();
      return disk.cluster.start();
    case 'database frozen':
      disk.cluster.freeze();
      await sleep(FROZEN_MS);
      return disk.cluster.thaw();
    case 'disk full':
      return fillDisk(scene);
    default:
      await stage.gateway.switchFault({
        kind: fault,
        call: 'createTransactionRequest',
        times: 1,
        seconds: 30,
      });
      await sleep(1000);
  }
}

const repeat = (fault: string, times: number): string[] => Array.from({ length: times }, () => fault);

function planOf(size: FaultsSize, disk: SmallDisk, dice: Dice): string[] {
  const all = [
    ...repeat('node killed', size.nodeKills),
    ...repeat('database killed', size.databaseKills),
    ...repeat('database frozen', size.freezes),
    ...repeat('disk full', disk.fill ? size.fullDisks : 0),
    ...faultKinds.flatMap((kind) => repeat(kind, size.gatewayFaults)),
  ];
  return all
    .map((fault) => ({ fault, place: dice.number(1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ fault }) => fault);
}

/** Undefined when nobody was told that an order stands for too long. */
async function untilSold(crowd: Crowd): Promise<number | undefined> {
  const [begun, before] = [performance.now(), crowd.acknowledged.length];
  while (crowd.acknowledged.length === before) {
    if (performance.now() - begun > SALES_GO_ON_MS) return undefined;
    await sleep(50);
  }
  return performance.now() - begun;
}

async function breakAll(stage: Stage, disk: SmallDisk, size: FaultsSize): Promise<FaultsReport> {
  const dice = diceOf(size.seed);
  const nodes = await openNodes(stage, size.nodes);
  const crowd = sendBuyers(stage, nodes, { many: size.buyers, seed: size.seed, thinkMs: 1500 });
  const kills = new Map<string, number>();
  const problems: string[] = [];
  const plan = planOf(size, disk, dice);
  for (const [index, fault] of plan.entries()) {
    await strike({ stage, disk, nodes, dice }, fault);
    kills.set(fault, (kills.get(fault) ?? 0) + 1);
    const afterMs = await untilSold(crowd);
    if (afterMs === undefined) problems.push(`after "${fault}" nobody could buy`);
    size.tell?.(
      `${index + 1} of ${plan.length}  ${fault}, sold again after ${Math.round(afterMs ?? NaN)} ms`,
    );
  }
  await crowd.stop();
  problems.push(...nodes.strayEnds());
  await nodes.close();
  await settleEverything(stage, dice);
  problems.push(...(await lookIntoBooks(stage)).map((problem) => `at the end: ${problem}`));
  const { acknowledged, answers } = crowd;
  const closed = await closeBooks(stage, { seed: size.seed, kills, problems, acknowledged });
  return { ...closed, answers, faults: nodes.faults() };
}

export async function proveFaults(size: FaultsSize): Promise<FaultsReport> {
  const disk = await newSmallDisk(size.fullDisks > 0);
  try {
    const world = { tickets: 30_000, customers: 20, sessions: 20_000 };
    const { stage, close } = await openShopAt(disk.cluster.url, world);
    try {
      return await breakAll(stage, disk, size);
    } finally {
      await close();
    }
  } finally {
    await disk.remove();
  }
}
