// @vitest-environment happy-dom
import { refusal, StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import { checkSession, startSession } from '@stagedoor/contract/calls/shop/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPageState } from '../page/page-state.ts';
import { createSessionStore } from '../session/session-store.ts';
import { now, sampleOutlet, sampleSession, userSession } from '../testing/samples.ts';
import { openCalls } from './open-calls.ts';

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => {
  for (const stop of running.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const running: (() => void)[] = [];

async function open(loginToken?: string) {
  const server = new StandInServer()
    .on(startSession, () => userSession())
    .on(checkSession, () => userSession())
    .on(getOutletInfo, () => ({ ...sampleOutlet(), outlet: undefined }));
  vi.stubGlobal('fetch', server.fetch);
  const store = createSessionStore();
  const { client, session } = openCalls({ page: emptyPageState(now), store, loginToken });
  running.push(() => session.stop());
  await session.start();
  return { server, store, client };
}

const checks = (server: StandInServer) =>
  server.asked.filter(({ path }) => path === checkSession.path).map(({ input }) => input);

test('[SESSION-05] a call for the customer makes the next refresh prolong the session', async () => {
  const { server, client } = await open();
  await vi.advanceTimersByTimeAsync(61_000);
  await client.send(getOutletInfo, {});
  await vi.advanceTimersByTimeAsync(61_000);
  expect(checks(server)).toEqual([{ extend: '0' }, { extend: '1' }]);
});

test('[SESSION-09] [SESSION-08] `Invalid Session` as the answer to any call flags the session, and what was the customer’s is cleared', async () => {
  const { server, store, client } = await open();
  sessionStorage.setItem('draft:request', 'x');
  server.on(startSession, () => sampleSession());
  server.on(getOutletInfo, () => {
    throw refusal(401, 'INVALID_SESSION', 'Invalid Session');
  });
  await client.send(getOutletInfo, {}).catch(() => {});
  await vi.advanceTimersByTimeAsync(1);
  expect(store.get()).toMatchObject({ phase: 'visitor', invalid: true });
  expect(sessionStorage.getItem('draft:request')).toBeNull();
});

test('[SESSION-10] the token that came with the address opens the session', async () => {
  const { server } = await open('from-outside');
  expect(server.asked[0]).toEqual({ path: startSession.path, input: { loginToken: 'from-outside' } });
});
