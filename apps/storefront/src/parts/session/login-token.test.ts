import { expect, test, vi } from 'vitest';
import { createClient } from '@stagedoor/client/create-client';
import { startSession } from '@stagedoor/contract/calls/shop/session';
import { sampleSession, userSession } from '../testing/samples.ts';
import { refusal, StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { tabs } from '../testing/tabs.ts';
import { SessionEngine } from './session-engine.ts';
import { createSessionStore } from './session-store.ts';

function arriving(server: StandInServer) {
  const store = createSessionStore();
  const client = createClient({ apiBase: '', fetch: server.fetch });
  const engine = new SessionEngine({
    store,
    client,
    channel: tabs()(),
    clearUserData: vi.fn<() => void>(),
    isOnline: () => true,
    loginToken: 'from-the-club',
  });
  return { engine, store };
}

const tokens = (server: StandInServer) =>
  server.asked.map(({ input }) => (input as { loginToken?: string }).loginToken);

test('[SESSION-10] the login token starts the session, once', async () => {
  const server = new StandInServer().on(startSession, () => userSession({ externalUserId: 'TW-20418' }));
  const { engine, store } = arriving(server);
  await engine.start();
  await engine.start();
  engine.stop();
  expect(tokens(server)).toEqual(['from-the-club', undefined]);
  expect(store.get()).toMatchObject({ phase: 'user', loginRefused: false });
});

test('[SESSION-10] [SEC-50] a refused token leaves a visitor who is told, and is not tried again', async () => {
  const server = new StandInServer().on(startSession, ({ loginToken }) => {
    if (loginToken) throw refusal(401, 'LOGIN_TOKEN_REFUSED', 'No longer valid');
    return sampleSession();
  });
  const { engine, store } = arriving(server);
  await engine.start();
  engine.stop();
  expect(tokens(server)).toEqual(['from-the-club', undefined]);
  expect(store.get()).toMatchObject({ phase: 'visitor', loginRefused: true, failure: undefined });
});

test('[SESSION-10] a server that fails does not cost the token', async () => {
  vi.useFakeTimers();
  let fails = true;
  const server = new StandInServer().on(startSession, () => {
    if (fails) throw new Response('', { status: 502 });
    return userSession();
  });
  const { engine, store } = arriving(server);
  const starting = engine.start();
  await vi.advanceTimersByTimeAsync(5000);
  await starting;
  expect(store.get().failure).toBeDefined();
  fails = false;
  await engine.start();
  engine.stop();
  vi.useRealTimers();
  expect(tokens(server)).toEqual(['from-the-club', 'from-the-club', 'from-the-club']);
  expect(store.get().phase).toBe('user');
});

test('[SESSION-10] [SEC-73] somebody else is signed in: asked first, and only a yes changes over', async () => {
  const server = new StandInServer().on(startSession, ({ loginToken, replace }) => {
    if (loginToken && replace !== '1') throw refusal(409, 'SIGNED_IN_ALREADY', 'Somebody else');
    return userSession(loginToken ? { externalUserId: 'TW-20418' } : {});
  });
  for (const agreed of [false, true]) {
    const { engine, store } = arriving(server);
    await engine.start();
    expect(store.get()).toMatchObject({ phase: 'user', changeAsked: true });
    expect(store.get().session?.externalUserId).toBeUndefined();
    await engine.changeOver(agreed);
    engine.stop();
    expect(store.get().changeAsked).toBe(false);
    expect(store.get().session?.externalUserId).toBe(agreed ? 'TW-20418' : undefined);
  }
});
