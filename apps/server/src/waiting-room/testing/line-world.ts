// People who line up at the small catalogue's event 102, the floor, and a line that a test moves on.
import { expect } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { visitor } from '../../accounts/testing/people.ts';
import { loadShop } from '../../carts/testing/checkout.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { testApp } from '../../testing/test-app.ts';
import type { Sent, TestApp, TestBrowser } from '../../testing/test-app.ts';
import type { EngineKind } from '../../testing/test-database.ts';
import { openRoom } from '../room-store.ts';

export const EVENT = 102;
export const calls = {
  join: '/gen.v1/waitingroom/join',
  look: '/gen.v1/waitingroom/look',
  leave: '/gen.v1/waitingroom/leave',
  create: '/gen.v1/cart/createcart',
} as const;

export const lineApp = (engine: EngineKind, environment: Record<string, string> = {}): Promise<TestApp> =>
  testApp(engine, {
    load: loadShop,
    environment: { TRUSTED_PROXIES: '127.0.0.1', WAITING_PLACES_PER_ADDRESS: '1000000', ...environment },
  });

export const openLine = (
  { database, clock }: TestApp,
  { inSeconds = 0, eventId = EVENT }: { inSeconds?: number; eventId?: number } = {},
): Promise<boolean> =>
  openRoom(database.db, clock, {
    sellerId: 1,
    outletId: 1,
    eventId,
    openedBy: 'desk',
    byItself: false,
    opensAt: new Date(clock.now().getTime() + inSeconds * 1000),
  });

/** Lets time pass, and what is due happen. */
export async function pass(app: TestApp, seconds = 1): Promise<void> {
  app.clock.advance(seconds);
  await app.http.inject({
    method: 'POST',
    url: '/demo/clock',
    payload: { now: app.clock.now().toISOString() },
  });
}

/** Somebody who waits; an address of their own where none is given. */
export interface Person {
  browser: TestBrowser;
  /** Their code, once they have joined. */
  code: string;
  entry: string;
  join(): Promise<Sent>;
  look(): Promise<Sent>;
  leave(): Promise<Sent>;
  buy(level?: number, quantity?: number): Promise<Sent>;
}

export async function person(
  app: TestApp,
  {
    address = '203.0.113.7',
    browser: given,
    eventId = EVENT,
  }: { address?: string; browser?: TestBrowser; eventId?: number } = {},
): Promise<Person> {
  const browser = given ?? (await visitor(app));
  const send = (path: string, payload: object) =>
    browser.send(path, payload, { headers: { 'x-forwarded-for': address } });
  const self: Person = {
    browser,
    code: '',
    entry: '',
    join: async () => {
      const sent = await send(calls.join, { OutletEventID: eventId });
      self.code = sent.body.Place?.Place ?? '';
      self.entry = sent.body.Place?.Entry ?? '';
      return sent;
    },
    look: () => send(calls.look, { OutletEventID: eventId, Place: self.code }),
    leave: () => send(calls.leave, { OutletEventID: eventId }),
    buy: (level = levels.floor, quantity = 1) =>
      send(calls.create, { lineItems: [{ priceLevelID: level, quantity }] }),
  };
  return self;
}

export async function people(app: TestApp, many: number): Promise<Person[]> {
  const all = await Promise.all(Array.from({ length: many }, () => person(app)));
  for (const each of cases(all)) expect((await each.join()).status).toBe(200);
  return all;
}

/** A round of jobs that was under way may have taken the place of ours: time passes until it is so. */
export async function passUntil(app: TestApp, isSo: () => Promise<boolean>): Promise<void> {
  for (let second = 0; second < 30; second += 1) {
    if (await isSo()) return;
    await pass(app);
  }
  throw new Error('It did not come to it');
}

/** Until somebody's state is this; time passes meanwhile. */
export async function untilState(app: TestApp, who: Person, state: string): Promise<Sent['body']> {
  for (let second = 0; second < 30; second += 1) {
    const { body } = await who.look();
    if (body.State === state) return body;
    await pass(app);
  }
  throw new Error(`${state} did not come: ${JSON.stringify((await who.look()).body)}`);
}
