// A shop whose floor is sold out, and people who wait for it. Nothing happens by itself: the test says when.
import { strict as assert } from 'node:assert';
import { addCustomer, patient, signedIn } from '../../accounts/testing/people.ts';
import { loadShop } from '../../carts/testing/checkout.ts';
import { sweepNow } from '../../carts/testing/sweep-now.ts';
import { catalogueCache } from '../../catalogue/index.ts';
import { readBooks } from '../../orders/testing/books.ts';
import { noCheckpoint } from '../../platform/checkpoint.ts';
import { publicAddress } from '../../platform/public-address.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import type { EngineKind } from '../../testing/test-database.ts';
import { moveOffers, tendLists } from '../waiting.job.ts';
import { soldOutStock } from './sold-out-stock.ts';

export const waitingCalls = {
  get: '/gen.v1/waitinglist/get',
  join: '/gen.v1/waitinglist/join',
  leave: '/gen.v1/waitinglist/leave',
  offer: '/gen.v1/waitinglist/getoffer',
  decline: '/gen.v1/waitinglist/declineoffer',
  take: '/gen.v1/waitinglist/takeoffer',
} as const;

const FLOOR_EVENT = 102;
export const SEATED_EVENT = 101;

interface Wish {
  quantity?: number;
  levelIds?: readonly number[];
  most?: number;
}

/** Noon in New York, when offers are sent. */
function nextNoon(now: Date): Date {
  const noon = new Date(now);
  noon.setUTCHours(17, 0, 0, 0);
  return noon > now ? noon : new Date(noon.getTime() + 24 * 3_600_000);
}

/** Somebody new, signed in. */
function peopleOf(app: TestApp) {
  let number = 0;
  return async (): Promise<TestBrowser & { email: string; userId: number }> => {
    const email = `waits-${(number += 1)}@example.com`;
    const userId = await addCustomer(app.database, email);
    return { ...(await signedIn(app, email)), email, userId };
  };
}

const join = (browser: TestBrowser, { quantity = 1, levelIds = [levels.floor], most = 400 }: Wish = {}) =>
  browser.send(waitingCalls.join, {
    OutletEventID: levelIds.includes(levels.floor) ? FLOOR_EVENT : SEATED_EVENT,
    Quantity: quantity,
    PriceLevelIDs: levelIds,
    MostEach: most,
  });

/** What was offered since then. */
const offersSince = ({ database: { db } }: TestApp, begun: Date) =>
  db
    .selectFrom('waiting_offers as o')
    .innerJoin('waiting_entries as e', 'e.entry_id', 'o.entry_id')
    .select(['o.offer_uuid as uuid', 'o.state', 'e.user_id as userId'])
    .select(['o.sent_at as sentAt', 'o.ends_at as endsAt'])
    .select(({ fn }) => fn<number>('cardinality', ['o.ticket_ids']).as('tickets'))
    .where('o.made_at', '>=', begun)
    .orderBy('o.made_at')
    .orderBy('e.place')
    .execute();

function jobsOf(app: TestApp) {
  const { db } = app.database;
  const address = publicAddress({ scheme: 'https', port: undefined });
  const needs = {
    db,
    clock: app.clock,
    publicAddress: address,
    catalogue: catalogueCache(db),
    // The app itself knows whose they are; what these jobs hand on is nobody's.
    ownersOfOffered: async () => new Map<number, Map<number, Date>>(),
    checkpoint: noCheckpoint,
  };
  return {
    moveOffers: () => moveOffers(needs, app.clock.now()),
    tendLists: () => tendLists(needs, app.clock.now()),
    sweep: () => sweepNow(app),
    /** All letters that are due leave at this moment. */
    sendLetters: async (): Promise<void> => {
      await db
        .updateTable('mails')
        .set({ state: 'sent', sent_at: app.clock.now() })
        .where('state', '=', 'waiting')
        .where('due_at', '<=', app.clock.now())
        .execute();
    },
  };
}

/** At noon of the next day: nobody waits, nothing is held, and all that was not bought is on sale. */
async function beginAnew(app: TestApp): Promise<void> {
  app.clock.shiftTo(nextNoon(app.clock.now()));
  await sweepNow(app, 3600);
  const now = `'${app.clock.now().toISOString()}'::timestamptz`;
  await app.database.runScript(`
    update outlet_events set waiting_hours = 8 where outlet_event_id in (${SEATED_EVENT}, ${FLOOR_EVENT});
    update waiting_lists set paused_at = null, ended_at = null;
    update waiting_offers set state = 'let-go', settled_at = ${now} where state = 'open';
    update waiting_entries set state = 'left', ended_at = ${now} where state = 'waiting';
    update ticket_returns set state = 'ended', ended_at = ${now} where state = 'open';
    update tickets set offered_back = false, holder_kind = null, holder_id = null, held_until = null where offered_back;
    update tickets set state = 'free', holder_kind = null, holder_id = null, held_until = null where state = 'held';
    update level_stock set held = 0, held_by_house = 0, held_by_waiting = 0, waiting = 0`);
  app.forget();
}

export async function openWaitingWorld(engine: EngineKind) {
  const leftJobs = ['sweep carts', 'send mail', 'move waiting offers', 'tend waiting lists'];
  const app = await testApp(engine, { load: loadShop, environment: patient, leftJobs });
  let begun = app.clock.now();
  const person = peopleOf(app);
  const offers = () => offersSince(app, begun);
  await beginAnew(app);
  return {
    app,
    db: app.database.db,
    person,
    join,
    waits: async (wish: Wish = {}) => {
      const browser = await person();
      const { status, body } = await join(browser, wish);
      assert.deepEqual([status, body], [200, body]);
      return browser;
    },
    ...soldOutStock(app),
    ...jobsOf(app),
    offers,
    openOffer: async ({ userId }: { userId: number }) =>
      (await offers()).find((offer) => offer.userId === userId && offer.state === 'open'),
    liveCartsOf: (offerUuid: string) =>
      app.database.db
        .selectFrom('carts')
        .select('cart_uuid')
        .where('offer_uuid', '=', offerUuid)
        .where('state', 'in', ['REVIEW', 'CHECKOUT', 'PAYING'])
        .execute(),
    closeTheBooks: async () => {
      assert.deepEqual((await readBooks(app.database.db)).wrong, {});
    },
    reset: async (): Promise<void> => {
      await beginAnew(app);
      begun = app.clock.now();
    },
    close: () => app.close(),
  };
}

export type WaitingWorld = Awaited<ReturnType<typeof openWaitingWorld>>;
