// The demo's spring leg with few fans and fewer seats, published: what tests of awards, charges and walks begin with.
import { TIME_ZONE } from '@stagedoor/rules/time/dates';
import { timesIn } from '@stagedoor/rules/time/times-in';
import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastWalkHour } from '@stagedoor/rules/draw/walk-due';
import { sql } from 'kysely';
import { readBooks } from '../orders/testing/books.ts';
import { DIGITS, drawOffice, SERIES } from './draw-office.ts';
import { leaveFewFans } from './leave-few-fans.ts';
import type { DrawOffice } from './draw-office.ts';
import type { EngineKind } from './test-database.ts';

export interface SmallDraw extends DrawOffice {
  /** Freezes, draws and publishes. */
  publish(): Promise<void>;
  /** The jobs of the app run as they do by themselves, only now, and so much later. */
  later(hours?: number): Promise<void>;
  /** The next hour at which what came back is walked down the order. */
  noon(): Promise<void>;
  /** Until nothing waits for the run any more. */
  charged(): Promise<void>;
  rows<T>(statement: string): Promise<T[]>;
  /** Every so manieth card is declined. */
  declineCards(every: number): Promise<void>;
  /** Answers the cents that came since the beginning. */
  closeTheBooks(): Promise<number>;
}

const HOUR_MS = 3_600_000;

/** A minute past it. */
export const hoursToNoon = (now: Date): number =>
  (lastWalkHour('12:00', now, timesIn(TIME_ZONE)).getTime() + 24 * HOUR_MS + 60_000 - now.getTime()) /
  HOUR_MS;

/** `fans` is how many are left of the demo's two thousand; undefined leaves all of them, and all seats. */
export async function smallDraw(engine: EngineKind, fans: number | undefined): Promise<SmallDraw> {
  const office = await drawOffice(engine);
  const { db } = office.app.database;
  if (fans !== undefined) await leaveFewFans(office.app.database, SERIES, fans);
  const before = await readBooks(db);
  const rows = async <T>(statement: string): Promise<T[]> =>
    (await sql<T>`${sql.raw(statement)}`.execute(db)).rows;
  const small: SmallDraw = {
    ...office,
    rows,
    publish: async () => {
      assert.equal((await office.press('freeze')).status, 200);
      await office.press('record-number', { digits: DIGITS });
      await office.draw();
      const { review } = (await office.ask()).body;
      assert.equal((await office.press('publish', { charges: review.charges })).status, 200);
    },
    later: async (hours = 0) => {
      // Who is asking the gateway must not oversleep: an attempt that did is left to the looks of the next hours.
      while ((await rows(`select 1 from payment_intents where state = 'dispatched' limit 1`)).length > 0)
        await sleep(20);
      office.app.clock.advance(hours * 3600 + 2);
      await office.robin.send('/demo/clock', { now: office.app.clock.now().toISOString() });
    },
    noon: () => small.later(hoursToNoon(office.app.clock.now())),
    charged: async () => {
      for (let tries = 0; tries < 400; tries += 1) {
        await small.later();
        const [task] = await rows<{ state: string }>(`select state from tasks where kind = 'draws.charge'`);
        if (task?.state === 'finished') return;
        await sleep(50);
      }
      throw new Error('The run has not come to its end');
    },
    declineCards: async (every) => {
      await rows(`update standin_cards set behavior = 'decline' where card_id % ${every} = 0
        and profile_id in (select p.gateway_profile_id::bigint from payment_profiles p join series_requests r
          on r.user_id = p.owner_id and p.owner_kind = 'customer' where r.series_id = ${SERIES})`);
    },
    closeTheBooks: async () => {
      // The app goes on by itself: while a charge of its own is on the way, the books differ by it.
      const differ = ({ ledgerCents, gatewayCents }: typeof before): boolean =>
        ledgerCents - before.ledgerCents !== gatewayCents - before.gatewayCents;
      let books = await readBooks(db);
      for (let tries = 0; differ(books) && tries < 300; tries += 1) {
        await sleep(100);
        books = await readBooks(db);
      }
      assert.deepEqual(books.wrong, before.wrong);
      const cents = books.ledgerCents - before.ledgerCents;
      assert.equal(cents, books.gatewayCents - before.gatewayCents);
      return cents;
    },
  };
  return small;
}
