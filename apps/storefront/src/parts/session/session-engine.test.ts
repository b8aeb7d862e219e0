import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkSession, startSession } from '@stagedoor/contract/calls/shop/session';
import type { Session } from '@stagedoor/contract/entities/session';
import { now, sampleSession, userSession } from '../testing/samples.ts';
import { refusal, StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { serving, stopTabs, tab } from '../testing/session-tab.ts';
import { tabs } from '../testing/tabs.ts';

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => {
  stopTabs();
  vi.useRealTimers();
});

const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const invalid = () => {
  throw refusal(401, 'INVALID_SESSION', 'Invalid Session');
};
const broken = () => {
  throw new Response('', { status: 500 });
};

const extensions = (server: StandInServer) =>
  server.asked
    .filter(({ path }) => path === checkSession.path)
    .map(({ input }) => (input as { extend?: string }).extend);

test('[SESSION-01] a user with time left is signed in; a guest, an invalid user and one without time are visitors', async () => {
  const cases: [Session, 'user' | 'visitor'][] = [
    [userSession(), 'user'],
    [sampleSession({ userId: 0 }), 'visitor'],
    [sampleSession({ userId: -1 }), 'visitor'],
    [userSession({ secondsToExpire: 0 }), 'visitor'],
  ];
  for (const [session, phase] of cases) {
    const { engine, store } = tab(serving(() => session));
    expect(store.get().phase).toBe('checking');
    await engine.start();
    expect(store.get().phase).toBe(phase);
  }
});

test('[SESSION-02] [CONST-03] the warning begins when fewer than 180 seconds remain', async () => {
  const { engine, store, state } = tab(serving(() => userSession({ secondsToExpire: 200 })));
  await engine.start();
  state.online = false;
  await later(20);
  expect(store.get().expiring).toBe(false);
  await later(1);
  expect(store.get().expiring).toBe(true);
});

test('[SESSION-04] [CONST-04] a signed-in session is refreshed every 60 seconds, a visitor never', async () => {
  const users = serving(() => userSession());
  await tab(users).engine.start();
  await later(59);
  expect(users.countOf(checkSession)).toBe(0);
  await later(2);
  expect(users.countOf(checkSession)).toBe(1);
  await later(60);
  expect(users.countOf(checkSession)).toBe(2);

  const visitors = serving(() => sampleSession());
  await tab(visitors).engine.start();
  await later(300);
  expect(visitors.countOf(checkSession)).toBe(0);
});

test('[SESSION-03] [SESSION-05] a refresh only reads, unless the customer did something since the last one', async () => {
  const server = serving(() => userSession());
  const { engine } = tab(server);
  await engine.start();
  await later(61);
  engine.moved();
  await later(61);
  await later(61);
  expect(extensions(server)).toEqual(['0', '1', '0']);
});

test('[SESSION-05] between refreshes the page counts down by itself', async () => {
  const server = serving(() => userSession({ secondsToExpire: 100 }));
  const { engine, store, state } = tab(server);
  state.online = false;
  await engine.start();
  server.on(startSession, () => sampleSession());
  expect(store.get().expiring).toBe(true);
  await later(99);
  expect(store.get().phase).toBe('user');
  await later(1);
  expect(store.get().phase).toBe('visitor');
});

test('[SESSION-06] renewing extends the session', async () => {
  let left = 100;
  const server = serving(() => userSession({ secondsToExpire: left }));
  const { engine, store } = tab(server);
  await engine.start();
  left = 1800;
  await engine.renew();
  expect(extensions(server)).toEqual(['1']);
  expect(store.get().expiring).toBe(false);
});

test('[SESSION-07] signing out destroys the session, clears the data and leaves for the front page', async () => {
  let session = userSession();
  const server = new StandInServer().on(startSession, () => session).on(checkSession, () => session);
  const { engine, store, clearUserData } = tab(server);
  await engine.start();
  session = sampleSession();
  await engine.signOut();
  expect(server.asked.at(1)).toEqual({ path: checkSession.path, input: { destroy: '1' } });
  expect(clearUserData).toHaveBeenCalled();
  expect(store.get()).toMatchObject({ phase: 'visitor', leaving: true });
  engine.moved();
  expect(store.get().leaving).toBe(false);
});

test('[SESSION-07] who could not be signed out stays signed in', async () => {
  const server = serving(() => userSession());
  const { engine, store } = tab(server);
  await engine.start();
  server.on(checkSession, broken);
  await expect(engine.signOut()).rejects.toThrow('api server error 500');
  expect(store.get().phase).toBe('user');
});

test('[SESSION-07] a session that the server has forgotten is signed out all the same', async () => {
  const server = serving(() => userSession());
  const { engine, store } = tab(server);
  await engine.start();
  server.on(checkSession, invalid).on(startSession, () => sampleSession());
  await engine.signOut();
  expect(store.get()).toMatchObject({ phase: 'visitor', leaving: true });
});

test('[SESSION-04] a tab that slept asks at once', async () => {
  const server = serving(() => userSession());
  await tab(server).engine.start();
  await later(1);
  vi.setSystemTime(Date.now() + 30_000);
  await later(1);
  expect(server.countOf(checkSession)).toBe(1);
});

test('[SESSION-08] a check that fails is tried once more before anything is cleared', async () => {
  const server = serving(() => userSession());
  const { engine, store } = tab(server);
  await engine.start();
  let failures = 1;
  server.on(checkSession, () => (failures-- > 0 ? broken() : userSession()));
  await later(65);
  expect(store.get().phase).toBe('user');
  expect(server.countOf(checkSession)).toBe(2);

  server.on(checkSession, broken).on(startSession, () => sampleSession());
  await later(65);
  expect(store.get().phase).toBe('visitor');
});

test('[SESSION-08] nothing is checked, and nothing lost, while the browser is offline', async () => {
  const server = serving(() => userSession());
  const { engine, store, state } = tab(server);
  await engine.start();
  state.online = false;
  await later(300);
  expect(server.countOf(checkSession)).toBe(0);
  expect(store.get().phase).toBe('user');
  state.online = true;
  await later(2);
  expect(server.countOf(checkSession)).toBe(1);
});

test('[SESSION-09] `Invalid Session` clears at once and flags the session', async () => {
  const server = serving(() => userSession());
  const { engine, store, clearUserData } = tab(server);
  await engine.start();
  server.on(checkSession, invalid).on(startSession, () => sampleSession());
  await later(61);
  expect(server.countOf(checkSession)).toBe(1);
  expect(clearUserData).toHaveBeenCalled();
  expect(store.get()).toMatchObject({ phase: 'visitor', invalid: true });
});

test('[SESSION-16] at the end of its time the session is cleared and the visitor gets a new one', async () => {
  const server = serving(() => userSession({ secondsToExpire: 30 }));
  const { engine, store, clearUserData } = tab(server);
  await engine.start();
  server.on(startSession, () => sampleSession());
  await later(31);
  expect(clearUserData).toHaveBeenCalled();
  expect(store.get()).toMatchObject({ phase: 'visitor', expiring: false, leaving: false });
  expect(server.countOf(startSession)).toBe(2);
});

test('[SESSION-15] a session that cannot be extended any more ends', async () => {
  const server = serving(() => userSession({ secondsToExpire: 100 }));
  const { engine, store } = tab(server);
  await engine.start();
  server.on(checkSession, invalid).on(startSession, () => sampleSession());
  await engine.renew();
  await later(1);
  expect(store.get().phase).toBe('visitor');
});

test('a tab that slept asks the server before it believes its own count', async () => {
  const server = serving(() => userSession({ secondsToExpire: 1800 }));
  const { engine, store } = tab(server);
  await engine.start();
  vi.setSystemTime(new Date(now.getTime() + 3_600_000));
  await later(2);
  expect(server.countOf(checkSession)).toBe(1);
  expect(store.get().phase).toBe('user');
});

test('two tabs agree: what one learns the other knows, and signing out in one ends both', async () => {
  let session = userSession({ secondsToExpire: 100 });
  const server = serving(() => session);
  const channel = tabs();
  const [one, other] = [tab(server, channel), tab(server, channel)];
  await one.engine.start();
  expect(other.store.get()).toMatchObject({ phase: 'user', expiring: true });
  session = userSession();
  await one.engine.renew();
  expect(other.store.get().expiring).toBe(false);
  session = sampleSession();
  await one.engine.signOut();
  expect(other.clearUserData).toHaveBeenCalled();
  expect(other.store.get()).toMatchObject({ phase: 'visitor', leaving: false });
});

test('a server that cannot be asked at the start leaves a visitor and says why', async () => {
  const { engine, store } = tab(new StandInServer().on(startSession, broken));
  const starting = engine.start();
  await later(2);
  await starting;
  expect(store.get()).toMatchObject({ phase: 'visitor', failure: { message: 'api server error 500' } });
});
