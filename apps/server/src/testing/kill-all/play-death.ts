// One death: the shop starts, many actions run into the steps at which somebody lies in wait, and the process is killed
// while they stand there. Each step that an action stood at counts; those who were asked to wait and were not met do not.
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dice } from '../order-proof/dice.ts';
import { advance, launchShop } from '../order-proof/stage.ts';
import type { Stage } from '../order-proof/stage.ts';
import type { ServerProcess } from '../server-process.ts';
import type { Acknowledged, Action, Life } from './action.ts';
import type { World } from './worlds.ts';

export interface Prepared {
  action: Action;
  wanted: readonly string[];
  prepared: unknown;
}

export interface Death {
  world: World;
  dice: Dice;
  acknowledged: Acknowledged;
  plays: readonly Prepared[];
  fault: object | undefined;
  /** Those who were recovering from the death before may stand as well. */
  isEarly: boolean;
  /** How often a step was died at before. */
  hitsOf: (step: string) => number;
}

export interface Died {
  hit: Set<string>;
  /** Whether the shop ended by itself, which it never should. */
  fell: boolean;
}

const LOOK_MS = 15;
/** After so long without anybody arriving nobody else will. */
const QUIET_AT_FIRST_MS = 5000;
/** The embedded engine lets everybody wait for one who publishes, or takes a folder in. */
const QUIET_MS = { server: 1000, embedded: 4000 } as const;
const QUIET_AT_LAST_MS = 400;
const LONGEST_MS = 20_000;
const TICK_MS = 2000;
const PEACE_MS = 1000;
const TICK_SECONDS = 5;

/** Every job comes round at once; whoever waits for it waits for those who stand as well. */
const tick = ({ clock }: Stage, server: ServerProcess): Promise<unknown> =>
  server.send('/demo/clock', { body: { now: clock.now().toISOString() } }).catch(() => undefined);

/** Who stands where, by what the process has said. */
const standing = (server: ServerProcess): Set<string> =>
  new Set([...server.output().matchAll(/^standing at (.+)$/gm)].map(([, step]) => step!));

/** After whoever stands between two transactions one may stand inside of one, and nobody else goes on. */
const CANDIDATES = 5;

/**
 * The lines by which one lies in wait, those of the second group when nobody else comes to the first. The embedded
 * engine serves one transaction at a time: whoever stood inside of one would keep everybody else away.
 */
function waves({ world, hitsOf }: Death, wanted: readonly string[]): string[][] {
  if (world.engine === 'server') return [[...wanted]];
  const least = wanted.toSorted((a, b) => hitsOf(a) - hitsOf(b)).slice(0, CANDIDATES);
  return [wanted.map((step) => `outside: ${step}`), least];
}

/** On a busy machine everything takes longer: how long is seen by the first who stands. */
const patience = ({ engine }: World, first: number | undefined, acted: boolean): number => {
  if (acted && first !== undefined) return QUIET_AT_LAST_MS;
  return first === undefined ? QUIET_AT_FIRST_MS : Math.max(QUIET_MS[engine], 3 * first);
};

interface Watched extends ServerProcess {
  /** When somebody was answered last: as long as answers come, others may still arrive where one lies in wait. */
  answeredAt(): number;
  unwatched: ServerProcess;
}

function watch(server: ServerProcess): Watched {
  let answered = performance.now();
  return {
    ...server,
    unwatched: server,
    answeredAt: () => answered,
    send: (...asked) => server.send(...asked).finally(() => (answered = performance.now())),
  };
}

async function liveUntilAllStand(death: Death, server: Watched, traps: string, acts: Promise<unknown>) {
  const { stage } = death.world;
  const wanted = death.plays.flatMap((play) => play.wanted);
  const groups = waves(death, wanted);
  const lieInWait = (group: string[]): void => appendFileSync(traps, `${group.join('\n')}\n`);
  lieInWait(groups.shift()!);
  const state = { acted: false, gone: false };
  void acts.then(() => (state.acted = true));
  void server.gone.then(() => (state.gone = true));
  const begun = performance.now();
  let [many, since, ticked] = [0, begun, begun];
  let first: number | undefined;
  let [isLast, before] = [groups.length === 0, 0];
  while (!state.gone && performance.now() - begun < LONGEST_MS) {
    const now = performance.now();
    const stood = standing(server).size;
    if (stood > many) [many, since, first] = [stood, now, first ?? now - begun];
    const isQuiet = now - Math.max(since, server.answeredAt()) > patience(death.world, first, state.acted);
    // Whoever stands inside of the one transaction that the embedded engine serves keeps all others away.
    if (death.world.engine === 'embedded' && isLast && stood > before) break;
    if (many === wanted.length || isQuiet) {
      const next = groups.shift();
      if (!next) break;
      lieInWait(next);
      [isLast, before, since] = [groups.length === 0, stood, now];
    }
    if (now - ticked > TICK_MS) {
      advance(stage, TICK_SECONDS);
      void tick(stage, server.unwatched);
      ticked = now;
    }
    await sleep(LOOK_MS);
  }
  return state.gone;
}

function lifeOf(
  { world, dice, acknowledged }: Death,
  server: ServerProcess,
  wanted: readonly string[],
): Life {
  return {
    world,
    server,
    dice,
    wanted,
    nextCustomer: world.nextCustomer,
    acknowledge: (what, id) => {
      const told = acknowledged.get(what) ?? new Set();
      acknowledged.set(what, told.add(id));
    },
  };
}

export async function playDeath(death: Death): Promise<Died> {
  const { world, plays, fault, isEarly } = death;
  const { stage } = world;
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-steps-'));
  const traps = join(folder, 'steps');
  writeFileSync(traps, '');
  try {
    await stage.gateway.clearFaults();
    if (fault) await stage.gateway.switchFault(fault);
    const server = watch(await launchShop(stage, { HOLD_AT_STEPS: traps }));
    const settled = tick(stage, server.unwatched);
    // What the death before has left is looked at in peace.
    if (!isEarly) await Promise.race([settled, sleep(PEACE_MS)]);
    const acts = Promise.allSettled(
      plays.map(async ({ action, wanted, prepared }) =>
        action.act?.(lifeOf(death, server, wanted), prepared),
      ),
    );
    const fell = await liveUntilAllStand(death, server, traps, acts);
    stage.gateway.tell(undefined);
    await server.end('SIGKILL');
    await acts;
    return { hit: standing(server), fell };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
