// THE HARNESS of proofs by killing. A proof is a scene: the steps that the code itself lists, what is prepared while the
// shop is down, what people do while it lives, and what may never be seen. The rest is here and in the neighbours:
//
//   own-stage.ts      a PostgreSQL and a gateway of the proof's own: openOwnStage(load) → { stage, close }
//   kill-at-steps.ts  killAtSteps(stage, scene, size): starts the shop, lets it die at each step, reads the books each time
//   kill-all/         keeps many actions standing at their steps (HOLD_AT_STEPS) and hits all of them by one death
//   check-books.ts    lookIntoBooks, closeBooks: both books, the invariants, what was acknowledged and is missing
//   proof/harness/tell-report.ts  tellReport, seedOf, shareOf: counts, problems, the exit code
//   failover.ts, faults.ts: crowds (buyers.ts) at several nodes (nodes.ts) behind a proxy (balancer.ts), over a primary
//                     with its standby (cluster-pair.ts), or over one that is killed, frozen and filled (small-disk.ts)
//
// A test in the suite opens a stage over testDatabase('server') and kills once at each step; `npm run proof -- NAME`
// opens its own and kills often. Steps come from `checkpoint('…')` in the code (DIE_AT_STEP); a scene that lists a step
// which is never reached fails. kill-installments.ts is the shortest scene to copy.
import { setTimeout as sleep } from 'node:timers/promises';
import { diceOf } from '../order-proof/dice.ts';
import type { Dice } from '../order-proof/dice.ts';
import { advance, startShop } from '../order-proof/stage.ts';
import type { Stage } from '../order-proof/stage.ts';
import type { ServerProcess } from '../server-process.ts';
import { closeBooks, lookIntoBooks } from './check-books.ts';
import type { KillReport } from './check-books.ts';
import { settleEverything } from './settle-everything.ts';
import { stillAnswers } from './still-answers.ts';

export interface KillRound {
  /** Where the shop is about to die. */
  step: string;
  dice: Dice;
  /** Order numbers that a customer has seen are put in here: none of them may be missing at the end. */
  acknowledged: string[];
}

export interface KillScene<T> {
  /** Every step that is to be died at, as the code lists them. */
  steps: readonly string[];
  /** Steps that are reached once in a round, whatever `times` says of the others. */
  once?: readonly string[];
  /** What may go wrong with the gateway besides; one is picked a round, none in a round that is repeated. */
  faults?: readonly (object | undefined)[];
  /** How often a step is reached in one round at least; it dies at one of these times. Twice where it is left out. */
  times?: number;
  /** Writes what the round needs, while no shop is running. */
  prepare(stage: Stage, round: KillRound): Promise<T>;
  /** What happens while the shop lives; it may throw when the shop is gone. */
  act(stage: Stage, server: ServerProcess, prepared: T, round: KillRound): Promise<void>;
  /** What may never be seen besides the books' own rules, as sentences. */
  invariants?(stage: Stage): Promise<string[]>;
}

export interface KillSize {
  seed: number;
  killsAtEachStep: number;
  /** After so many minutes no further round begins. */
  minutes?: number;
  tell?: (line: string) => void;
}

/** For a machine that is busy with other things: where all is well, nobody waits so long. */
const PATIENCE_MS = 120_000;
/** What was set off without anybody waiting for it may still reach its step. */
const AFTERMATH_MS = 300;

/** True when the shop died as planned. */
async function play<T>(
  stage: Stage,
  scene: KillScene<T>,
  round: KillRound,
  { time, fault }: { time: number; fault: object | undefined },
): Promise<boolean> {
  advance(stage, 120);
  await stage.gateway.clearFaults();
  if (fault) await stage.gateway.switchFault(fault);
  const prepared = await scene.prepare(stage, round);
  const server = await startShop(stage, `${round.step}#${time}`);
  const acted = scene.act(stage, server, prepared, round).catch(() => undefined);
  const end = await Promise.race([
    server.gone.then(() => 'died'),
    acted.then(() => sleep(AFTERMATH_MS)).then(async () => ((await stillAnswers(server)) ? 'lived' : 'died')),
    sleep(PATIENCE_MS).then(() => 'lived'),
  ]);
  stage.gateway.tell(undefined);
  await server.end('SIGKILL');
  await acted;
  return end === 'died';
}

export async function killAtSteps<T>(
  stage: Stage,
  scene: KillScene<T>,
  { seed, killsAtEachStep, minutes = Infinity, tell }: KillSize,
): Promise<KillReport> {
  const dice = diceOf(seed);
  const kills = new Map<string, number>();
  const problems: string[] = [];
  const acknowledged: string[] = [];
  const look = async (when: string): Promise<void> => {
    const found = [...(await lookIntoBooks(stage)), ...((await scene.invariants?.(stage)) ?? [])];
    problems.push(...found.map((problem) => `${when}: ${problem}`));
  };
  const end = performance.now() + minutes * 60_000;
  for (let again = 0; again < killsAtEachStep && performance.now() < end; again += 1) {
    for (const step of scene.steps) {
      const round = { step, dice, acknowledged };
      const begun = performance.now();
      const fault = dice.pick(scene.faults ?? [undefined]);
      const time = 1 + dice.number(scene.once?.includes(step) ? 1 : (scene.times ?? 2));
      const died =
        (await play(stage, scene, round, { time, fault })) ||
        // A fault or somebody else may have kept it from its step: once more, in peace.
        (await play(stage, scene, round, { time: 1, fault: undefined }));
      if (died) kills.set(step, (kills.get(step) ?? 0) + 1);
      else problems.push(`"${step}" was not reached`);
      await look(`killed at "${step}"`);
      tell?.(`${died ? '†' : '✗'} ${step}, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    }
  }
  await settleEverything(stage, dice);
  await look('at the end');
  return closeBooks(stage, { seed, kills, problems, acknowledged });
}
