// The shop dies at every step between a published draw and the money: orders, charges, the end of grace, the walk.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { awardSteps } from '../../awards/index.ts';
import { publishSmallDraw } from '../../awards/testing/published-draw.ts';
import type { Db } from '../../platform/db/tables.ts';
import { hoursToNoon } from '../small-draw.ts';
import { killAtSteps } from '../harness/kill-at-steps.ts';
import type { KillScene, KillSize } from '../harness/kill-at-steps.ts';
import type { KillReport } from '../harness/check-books.ts';
import { outages } from '../../payments/testing/outages.ts';
import type { Outage } from '../../payments/testing/outages.ts';
import { awardWrongs } from './award-wrongs.ts';
import { openRoad } from '../order-proof/gateway-road.ts';
import type { GatewayRoad } from '../order-proof/gateway-road.ts';
import { advance, tellTime } from '../order-proof/stage.ts';
import type { Stage } from '../order-proof/stage.ts';
import { chargeFaults } from '../order-proof/kill-plan.ts';
import type { CardKind } from '../order-proof/order-world.ts';

const kinds: readonly CardKind[] = ['approved', 'declined', 'dropped', 'approved', 'declined', 'approved'];
let series = 40_000;

async function prepare(stage: Stage): Promise<void> {
  const id = (series += 1);
  // Everybody asks once in a series: six customers who follow each other.
  const visitors = kinds.map(() => stage.nextVisitor());
  const fans = visitors.map(({ userId, cards }, nth) => ({ userId, cardUuid: cards[kinds[nth]!] }));
  await stage.inspect((db) => publishSmallDraw(db, id, fans, stage.clock.now()));
}

/** Orders and charges, while the gateway may be ill. */
const hoursOfTrouble = [0, 0, 0, 0.05];
/** Grace ends. */
const hoursOfGrace = [73, 0];
/** Noon has come. */
const hoursOfPeace = [0, 0, 0.2, 0.2];
const LOOKS = 60;
const BETWEEN_LOOKS_SECONDS = 90;

async function isUndecided(db: Db): Promise<boolean> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from payment_intents where state in ('planned', 'dispatched', 'unknown')`.execute(
    db,
  );
  return rows[0]!.many > 0;
}

/**
 * The gateway is away in one of the four ways or not at all: every other time before the first charge, else in the middle,
 * where a quick gateway has taken them all by then. They are five, so that each comes in both ways.
 */
const troubles = [...outages, undefined];

async function live(
  { stage, breakRoad }: GatewayRoad,
  server: Parameters<typeof tellTime>[1],
  { outage, isEarly }: { outage: Outage | undefined; isEarly: boolean },
): Promise<boolean> {
  // No days go by while the shop is down: what was under way would be too old to be sent again, and wait for a person.
  const state = { isGone: false };
  void server.gone.then(() => (state.isGone = true));
  // What had no answer, of those who died before too, is looked up or sent again before its eight hours are over.
  const settle = async (): Promise<void> => {
    for (let look = 0; look < LOOKS && !state.isGone && (await stage.inspect(isUndecided)); look += 1) {
      advance(stage, BETWEEN_LOOKS_SECONDS);
      await tellTime(stage, server);
      await sleep(50);
    }
  };
  const pass = async (waits: readonly number[]): Promise<void> => {
    for (const wait of waits) {
      if (wait > 1) await settle();
      if (state.isGone) return;
      advance(stage, wait * 3600 + 3);
      await tellTime(stage, server);
      await sleep(50);
    }
  };
  const hoursBefore = isEarly ? 0 : 1;
  await pass(hoursOfTrouble.slice(0, hoursBefore));
  await breakRoad(outage);
  const since = stage.clock.now();
  await pass(hoursOfTrouble.slice(hoursBefore));
  const isNoticed = outage !== undefined && (await stage.inspect((db) => isKnownAway(db, since)));
  await breakRoad(undefined);
  await stage.gateway.clearFaults();
  await pass([0]);
  await pass(hoursOfGrace);
  await pass([hoursToNoon(stage.clock.now()), ...hoursOfPeace]);
  return isNoticed;
}

/**
 * The shop knows that its gateway is away: asked while it is. Charges that were `unsent` do not tell it, there are none
 * where a look-up of an older one meets the absence first.
 */
async function isKnownAway(db: Db, since: Date): Promise<boolean> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from gateway_away where since >= ${since}`.execute(db);
  return rows[0]!.many > 0;
}

export const killAwards = async (
  stage: Stage,
  size: KillSize,
  steps: readonly string[] = awardSteps,
): Promise<KillReport> => {
  const road = await openRoad(stage);
  let round = -1;
  let noticed = 0;
  const scene: KillScene<void> = {
    steps,
    once: ['result letters written', 'unpaid award told', 'log written', 'walk done'],
    faults: chargeFaults,
    // Whoever died in the middle of an outage has left the way broken, and without names nothing starts.
    prepare: async (on) => {
      await road.breakRoad(undefined);
      await prepare(on);
    },
    // One after the other, so that a short proof sees all of them.
    act: async (_, server) => {
      round += 1;
      const trouble = { outage: troubles[round % troubles.length], isEarly: round % 2 === 0 };
      if (await live(road, server, trouble)) noticed += 1;
    },
    invariants: (on) => on.inspect(awardWrongs),
  };
  try {
    const report = await killAtSteps(road.stage, scene, size);
    const isProof = round + 1 >= troubles.length;
    if (isProof && noticed === 0) report.problems.push('the gateway was away, and nobody noticed');
    return report;
  } finally {
    await road.close();
  }
};
