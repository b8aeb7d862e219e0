// One round: a shop that nobody has touched dies a number of times; its books are looked into after each death, then
// everything is settled and both books are closed. What is told of a round was proven, or is a problem.
import { catalogueCache } from '../../catalogue/index.ts';
import { closeBooks, lookIntoBooks } from '../harness/check-books.ts';
import { findWrongs } from '../harness/find-wrongs.ts';
import { diceOf } from '../order-proof/dice.ts';
import type { Dice } from '../order-proof/dice.ts';
import { chargeFaults } from '../order-proof/kill-plan.ts';
import { advance } from '../order-proof/stage.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Acknowledged, Action, Findings, Wrongs } from './action.ts';
import { leapBefore, settleToTheEnd } from './leap.ts';
import { playDeath } from './play-death.ts';
import type { Prepared } from './play-death.ts';
import type { StepsInTurn } from './steps-in-turn.ts';
import type { World } from './worlds.ts';

export interface RoundReport extends Findings {
  deaths: number;
  hits: Map<string, number>;
  acknowledged: Map<string, number>;
  ledgerCents: number;
  gatewayCents: number;
  seconds: number;
}

export interface RoundSize {
  seed: number;
  deaths: number;
  tell?: ((line: string) => void) | undefined;
}

/** By what it was told as; orders are looked for by the books themselves. */
export const ORDER = 'order';
const SHORT_PAUSE = 120;
/** Longer than a cart's clock. */
const LONG_PAUSE = 700;

/** What may never be seen, not even between two steps. */
async function lookNow(db: Db, world: World, actions: readonly Action[], into: Findings): Promise<void> {
  const all = (of: (action: Action) => Wrongs | undefined): Wrongs =>
    Object.assign({}, ...actions.map((action) => of(action) ?? {})) as Wrongs;
  const books = { gateway: world.stage.gateway, inspect: <T>(look: (on: Db) => Promise<T>) => look(db) };
  for (const problem of await lookIntoBooks(books))
    (problem.includes('twice') ? into.double : into.wrong).push(problem);
  into.double.push(
    ...(await findWrongs(
      db,
      all(({ doubles }) => doubles),
    )),
  );
  into.wrong.push(
    ...(await findWrongs(
      db,
      all(({ wrongs }) => wrongs),
    )),
  );
}

async function lookForTold(
  db: Db,
  actions: readonly Action[],
  told: Acknowledged,
  into: Findings,
): Promise<void> {
  for (const { lost = {} } of actions)
    for (const [what, find] of Object.entries(lost))
      for (const id of await find(db, [...(told.get(what) ?? [])])) into.lost.push(`${what} ${id}`);
}

/** The others of a death go on in peace: somebody has to get to where the next one finds them. */
const someOf = (all: Map<Action, string[]>, dice: Dice): Map<Action, string[]> =>
  new Map([...all].map(([action, steps]) => [action, dice.number(3) === 0 ? [] : steps]));

interface Round {
  world: World;
  actions: readonly Action[];
  turns: StepsInTurn;
  dice: Dice;
  acknowledged: Acknowledged;
  found: Findings;
}

/** Looks at what the last death has left, and writes what the next one needs. */
const between = (round: Round, chosen: Map<Action, string[]>, isFirst: boolean): Promise<Prepared[]> => {
  const { world, actions, dice, acknowledged, found } = round;
  return world.stage.inspect(async (db) => {
    if (!isFirst) await lookNow(db, world, actions, found);
    if (!isFirst) await lookForTold(db, actions, acknowledged, found);
    const plays: Prepared[] = [];
    const { stage, nextCustomer } = world;
    const ground = { db, world, dice, now: stage.clock.now(), catalogue: catalogueCache(db), nextCustomer };
    for (const [action, wanted] of chosen)
      plays.push({ action, wanted, prepared: await action.prepare?.(ground, wanted) });
    return plays;
  });
};

async function close({ world, actions, dice, acknowledged, found }: Round, seed: number) {
  await settleToTheEnd(world.stage, dice);
  return world.stage.inspect(async (db) => {
    await lookNow(db, world, actions, found);
    await lookForTold(db, actions, acknowledged, found);
    for (const { atEnd } of actions) await atEnd?.(db, found);
    const books = { gateway: world.stage.gateway, inspect: <T>(look: (on: Db) => Promise<T>) => look(db) };
    const orders = [...(acknowledged.get(ORDER) ?? [])];
    const closed = await closeBooks(books, { seed, kills: new Map(), problems: [], acknowledged: orders });
    for (const problem of closed.problems)
      (problem.includes('are missing') ? found.lost : found.wrong).push(problem);
    return closed.books;
  });
}

async function playWorld(
  world: World,
  actions: readonly Action[],
  turns: StepsInTurn,
  { seed, deaths, tell }: RoundSize,
): Promise<RoundReport> {
  const begun = performance.now();
  const dice = diceOf(seed);
  const found: Findings = { lost: [], double: [], wrong: [] };
  const round: Round = { world, actions, turns, dice, acknowledged: new Map(), found };
  const hits = new Map<string, number>();
  for (let death = 0; death < deaths; death += 1) {
    const since = performance.now();
    const hasLeapt = await leapBefore(death, deaths, world.stage, dice);
    advance(world.stage, dice.number(3) === 0 ? LONG_PAUSE : SHORT_PAUSE);
    const chosen = someOf(turns.next(), dice);
    const plays = await between(round, chosen, death === 0);
    // What the leap has made due is met at its steps, and not before.
    const [isEarly, isFaulty] = [dice.number(3) === 0 || hasLeapt, dice.number(2) === 0];
    const fault = isFaulty ? dice.pick(chargeFaults) : undefined;
    const { hit, fell } = await playDeath({ ...round, plays, fault, isEarly, hitsOf: turns.hitsOf });
    if (fell) found.wrong.push('the shop ended by itself');
    turns.note([...chosen.values()].flat(), hit);
    for (const step of hit) hits.set(step, (hits.get(step) ?? 0) + 1);
    const wanted = [...chosen.values()].flat().length;
    tell?.(`† ${hit.size} of ${wanted} steps, ${((performance.now() - since) / 1000).toFixed(1)} s`);
  }
  const { ledgerCents, gatewayCents } = await close(round, seed);
  const told = new Map([...round.acknowledged].map(([what, ids]) => [what, ids.size]));
  const seconds = (performance.now() - begun) / 1000;
  return { ...found, deaths, hits, acknowledged: told, ledgerCents, gatewayCents, seconds };
}

/** The same, and the world is closed whatever came of it. */
export async function playToTheEnd(
  ...[world, ...played]: Parameters<typeof playWorld>
): ReturnType<typeof playWorld> {
  try {
    return await playWorld(world, ...played);
  } finally {
    await world.close();
  }
}
