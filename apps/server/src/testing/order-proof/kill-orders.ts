// Kills the shop at every step of placing an order, and its database at any moment, and looks into the books each time.
import { setTimeout as sleep } from 'node:timers/promises';
import { usesOf } from '../../codes/testing/make-code.ts';
import { closeBooks, lookIntoBooks } from '../harness/check-books.ts';
import type { KillReport } from '../harness/check-books.ts';
import { settleEverything } from '../harness/settle-everything.ts';
import { stillAnswers } from '../harness/still-answers.ts';
import type { ServerProcess } from '../server-process.ts';
import { fillCart, sendAs } from './buyer.ts';
import { diceOf } from './dice.ts';
import type { Dice } from './dice.ts';
import { LATE_REFUSAL, planKills } from './kill-plan.ts';
import type { Kill, PlanSize, Round } from './kill-plan.ts';
import type { CardKind } from './order-world.ts';
import { advance, startShop, tellTime } from './stage.ts';
import type { Stage } from './stage.ts';
import { PROOF_CODE } from './order-world.ts';

interface Run {
  stage: Stage;
  dice: Dice;
  /** Order numbers that a customer has seen: none of them may be missing later. */
  acknowledged: string[];
}

const nameOf = (kill: Kill): string => (kill.kind === 'step' ? kill.step : kill.kind);
/** For a machine that is busy with other things: where all is well, nobody waits so long. */
const BUYER_PATIENCE_MS = 120_000;

/** Buys until the answer or the end of the server, whichever comes first. */
async function buy({ stage, dice, acknowledged }: Run, server: ServerProcess, card: CardKind): Promise<void> {
  const visitor = stage.nextVisitor();
  const send = sendAs(visitor, server);
  try {
    const wish = { card, quantity: 1 + dice.number(3), code: PROOF_CODE };
    const cartUUID = await fillCart(send, visitor, { ...wish, pair: visitor.pair });
    if (cartUUID === undefined) throw new Error('The hall is sold out');
    const { status, body } = await send('createorder', { cartUUID });
    if (status === 200) acknowledged.push(body.order!.OrderID);
  } catch {
    // The server is gone, or its database: the books tell what became of it.
  }
}

/** The charge is held beyond the clock and only then refused: told earlier, the shop would go back to checkout. */
async function refuseLate(stage: Stage, server: ServerProcess): Promise<void> {
  for (let tries = 0; tries < 100 && (await stage.gateway.countHeld()) === 0; tries += 1) await sleep(50);
  advance(stage, 660);
  await tellTime(stage, server);
  await stage.gateway.decideHeld(false);
  advance(stage, 3700);
  await tellTime(stage, server);
}

async function strike(run: Run, server: ServerProcess, { kill, approves }: Round): Promise<void> {
  const { stage } = run;
  if (kill.kind === 'outside') {
    await sleep(kill.afterMs);
    await server.end('SIGKILL');
  } else if (kill.kind === 'database') {
    await sleep(kill.afterMs);
    await stage.crashDatabase!();
    await server.end('SIGKILL');
  } else if (kill.step === LATE_REFUSAL) {
    await refuseLate(stage, server);
  } else {
    await stage.gateway.decideHeld(approves);
  }
}

/** True when the shop died as planned. */
async function play(run: Run, round: Round): Promise<boolean> {
  const { stage } = run;
  const { kill } = round;
  advance(stage, 120);
  await stage.gateway.clearFaults();
  if (round.fault) await stage.gateway.switchFault(round.fault);
  const server = await startShop(stage, kill.kind === 'step' ? `${kill.step}#${kill.time}` : undefined);
  const buyers = round.cards.map((card) => buy(run, server, card));
  // A late refusal needs its charges first.
  if (kill.kind === 'step' && kill.step === LATE_REFUSAL) await Promise.all(buyers);
  const struck = strike(run, server, round).catch(() => undefined);
  const isOver = Promise.all([struck, ...buyers]).then(() => sleep(200));
  const end = await Promise.race([
    server.gone.then(() => 'died'),
    isOver.then(async () => ((await stillAnswers(server)) ? 'lived' : 'died')),
    sleep(BUYER_PATIENCE_MS).then(() => 'lived'),
  ]);
  stage.gateway.tell(undefined);
  await server.end('SIGKILL');
  await struck;
  return end === 'died';
}

/** CODE-02: when everything is decided no use is held any more; without some that were spent and some that came back nothing was proven. */
async function lookIntoUses(stage: Stage): Promise<string[]> {
  const { held, spent, returned } = await stage.inspect((db) => usesOf(db, PROOF_CODE));
  if (held === 0 && spent > 0 && returned > 0) return [];
  return [`of the code ${held} uses are held, ${spent} were spent and ${returned} came back`];
}

export async function killOrders(
  stage: Stage,
  { seed, size, tell }: { seed: number; size: PlanSize; tell?: (line: string) => void },
): Promise<KillReport> {
  const dice = diceOf(seed);
  const run: Run = { stage, dice, acknowledged: [] };
  const kills = new Map<string, number>();
  const problems: string[] = [];
  const rounds = planKills(dice, size);
  for (const [index, round] of rounds.entries()) {
    const name = nameOf(round.kill);
    const died =
      (await play(run, round)) ||
      // A fault or another buyer may have kept it from its step: once more, in peace.
      (await play(run, { ...round, fault: undefined, kill: again(round.kill) }));
    if (died) kills.set(name, (kills.get(name) ?? 0) + 1);
    else problems.push(`round ${index}: "${name}" was not reached`);
    const found = await lookIntoBooks(stage);
    problems.push(...found.map((problem) => `round ${index}, killed at "${name}": ${problem}`));
    tell?.(`${String(index + 1).padStart(4)} of ${rounds.length}  ${name}${found.length > 0 ? '  ✗' : ''}`);
  }
  await settleEverything(stage, dice);
  problems.push(...(await lookIntoBooks(stage)).map((problem) => `at the end: ${problem}`));
  problems.push(...(await lookIntoUses(stage)));
  return closeBooks(stage, { seed, kills, problems, acknowledged: run.acknowledged });
}

const again = (kill: Kill): Kill => (kill.kind === 'step' ? { ...kill, time: 1 } : kill);
