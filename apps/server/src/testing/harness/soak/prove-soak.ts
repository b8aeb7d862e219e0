// A day of a shop in an hour or two: the clock is moved, every job runs at every move, customers, staff, doors and
// programs come and go; what it leaves behind is looked at all the time.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { startPostgres } from '../../../../../../tools/postgres.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { addListeningAddress } from '../../../webhooks/testing/listening-address.ts';
import { openReceiver } from '../../../webhooks/testing/receiver.ts';
import { diceOf } from '../../order-proof/dice.ts';
import type { Visitor } from '../../order-proof/order-world.ts';
import { advance } from '../../order-proof/stage.ts';
import type { Stage } from '../../order-proof/stage.ts';
import { freePort } from '../../../../../../tools/free-port.ts';
import { sendTo } from '../../server-process.ts';
import { sendBuyers } from '../buyers.ts';
import { closeBooks, lookIntoBooks } from '../check-books.ts';
import type { KillReport } from '../check-books.ts';
import { findScanWrongs, sendClerks } from '../cluster/door-clerks.ts';
import { openBalancer } from '../balancer.ts';
import { openNodes } from '../nodes.ts';
import type { Nodes } from '../nodes.ts';
import { settleEverything } from '../settle-everything.ts';
import { openShopAt } from '../shop-at.ts';
import { leaveBacklog, overdue } from './backlog.ts';
import type { Soaked } from './judge-soak.ts';
import { collectable } from './collect-garbage.ts';
import { openHands, sendMixedLoad } from './mixed-load.ts';
import type { OfficeHands } from './mixed-load.ts';
import { takeSample } from './take-sample.ts';
import type { Sample, WatchedNode } from './take-sample.ts';

export interface SoakSize {
  seed: number;
  /** Of the shop's clock. */
  hours: number;
  /** Of ours. */
  minutes: number;
  tell(line: string): void;
  /** As each is taken, with the hour of the shop's day. */
  keep(at: number, sample: Sample): void;
}

export interface SoakReport extends KillReport, Soaked {
  answers: ReadonlyMap<string, number>;
  letIn: number;
  /** Rows that came of age in the course of the day. */
  backlog: number;
}

const NODES = 2;
const BUYERS = 8;
const VISITORS = 600;
const TICKETS_A_MINUTE = 500;
const SAMPLE_MS = 60_000;
const FEWEST_SAMPLES = 40;
const MINUTE_MS = 60_000;
/** The clock is moved so far at most; every job runs each time. */
const STEP_MS = MINUTE_MS;
const SHORTEST_STEP_MS = 1000;
/** Where a second of ours is more than a minute, what was written before a move has waited for its seal long after it. */
const MOST_RATIO = 60;
const UNSEALED = 'have no seal';
const STAFF = { STAFF_SECRET: 'only-this-proof-knows-these-words', WEBHOOK_NETWORKS: '127.0.0.1' } as const;

/** Whoever has bought comes again after all the others. */
function inTurns(stage: Stage): Stage {
  const visitors: Visitor[] = Array.from({ length: VISITORS }, () => stage.nextVisitor());
  let next = 0;
  return { ...stage, nextVisitor: () => visitors[(next += 1) % VISITORS]! };
}

/** Tells every node what time it is, after which all its jobs have run. */
async function tellTime(nodes: Nodes, now: Date): Promise<void> {
  const body = { now: now.toISOString() };
  await Promise.all(nodes.ports.map((port) => sendTo(port)('/demo/clock', { body }).catch(() => undefined)));
}

/** Until the day is over: moves the clock with ours, and looks at everything once a minute. */
async function liveThrough(
  stage: Stage,
  { nodes, watched }: { nodes: Nodes; watched: readonly WatchedNode[] },
  size: SoakSize,
  begin: Date,
): Promise<Soaked> {
  const lengthMs = size.minutes * MINUTE_MS;
  const ratio = (size.hours * 60) / size.minutes;
  const everyMs = Math.min(SAMPLE_MS, lengthMs / FEWEST_SAMPLES);
  const [at, samples]: [number[], Sample[]] = [[], []];
  const begun = performance.now();
  const sinceMs = (): number => performance.now() - begun;
  const dice = diceOf(size.seed);
  const moving = (async () => {
    while (sinceMs() < lengthMs) {
      const now = new Date(begin.getTime() + sinceMs() * ratio);
      advance(stage, (now.getTime() - stage.clock.now().getTime()) / 1000);
      await tellTime(nodes, now);
      await stage.gateway.decideHeld(dice.number(2) === 0);
      await stage.gateway.sendNotifications();
      await sleep(Math.max(SHORTEST_STEP_MS, STEP_MS / ratio));
    }
  })();
  while (sinceMs() < lengthMs) {
    await sleep(Math.max(0, Math.min(everyMs * (samples.length + 1), lengthMs) - sinceMs()));
    const hour = (sinceMs() * ratio) / 3_600_000;
    const sample = await stage.inspect((db) => takeSample(db, watched));
    at.push(hour);
    samples.push(sample);
    size.keep(hour, sample);
  }
  await moving;
  return { at, samples };
}

async function play(stage: Stage, hands: OfficeHands, size: SoakSize): Promise<SoakReport> {
  const begin = stage.clock.now();
  const backlog = await stage.inspect((db) => leaveBacklog(db, begin, size.hours));
  const inspectors: number[] = [];
  while (inspectors.length < NODES) inspectors.push(await freePort());
  const nodes = await openNodes(stage, NODES, openBalancer, (index) => collectable(inspectors[index]!));
  const watched = nodes.ports.map((port, index) => ({ port, inspector: inspectors[index]! }));
  size.tell(`${NODES} nodes are ready, ${backlog} rows come of age in ${size.hours} hours`);
  const crowd = sendBuyers(inTurns(stage), nodes, { many: BUYERS, seed: size.seed, thinkMs: 4000 });
  const others = sendMixedLoad(nodes.send, hands, size.seed);
  const clerks = await sendClerks(stage, nodes.port);
  const soaked = await liveThrough(stage, { nodes, watched }, size, begin);
  await Promise.all([crowd.stop(), others.stop(), clerks.stop()]);
  const problems = [...nodes.strayEnds()];
  await tellTime(nodes, stage.clock.now());
  const left = await stage.inspect((db) => overdue(db, begin, size.hours));
  problems.push(...[...left].map(([table, many]) => `${many} rows of ${table} are older than their policy`));
  const isLeap = size.hours * 60 > size.minutes * MOST_RATIO;
  const faults = nodes.faults().filter((line) => !(isLeap && line.includes(UNSEALED)));
  problems.push(...faults.slice(0, 5));
  await nodes.close();
  const dice = diceOf(size.seed);
  await settleEverything(stage, dice);
  problems.push(...(await lookIntoBooks(stage)).map((problem) => `at the end: ${problem}`));
  problems.push(...(await stage.inspect((db) => findScanWrongs(db, clerks.letIn))));
  const { acknowledged } = crowd;
  const closed = await closeBooks(stage, { seed: size.seed, kills: new Map(), problems, acknowledged });
  const buyers = [...crowd.answers].map(([status, many]): [string, number] => [`buyer ${status}`, many]);
  const answers = new Map([...buyers, ...others.answers]);
  return { ...closed, ...soaked, answers, backlog, letIn: clerks.letIn.length };
}

/** So little is kept to be written anew that a few minutes show whether it stays so. */
async function keepLittle(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '', poolSize: 1 });
  for (const setting of [`max_wal_size = '96MB'`, `min_wal_size = '32MB'`, `checkpoint_timeout = '30s'`])
    await sql.raw(`alter system set ${setting}`).execute(database.db);
  await sql`select pg_reload_conf()`.execute(database.db);
  await database.close();
}

export async function proveSoak(size: SoakSize): Promise<SoakReport> {
  const postgres = await startPostgres({ durable: true });
  const receiver = await openReceiver();
  try {
    await keepLittle(postgres.url);
    const world = { tickets: TICKETS_A_MINUTE * size.minutes + 2000, customers: 40, sessions: VISITORS };
    const { stage, close } = await openShopAt(postgres.url, world);
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '', poolSize: 1 });
    try {
      const hands = await openHands(database, stage.clock.now());
      const listening = { url: receiver.url, staffSecret: STAFF.STAFF_SECRET, now: stage.clock.now() };
      await addListeningAddress(database.db, listening);
      return await play({ ...stage, environment: { ...stage.environment, ...STAFF } }, hands, size);
    } finally {
      await database.close();
      await close();
    }
  } finally {
    await receiver.close();
    await postgres.stop();
  }
}
