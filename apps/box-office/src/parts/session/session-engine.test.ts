import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal, StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { confirmStaffPassword, getStaffSession } from '@stagedoor/contract/calls/office/staff-session';
import { signedIn, signedOut } from '../../app/testing/sample-session.ts';
import { SessionEngine } from './session-engine.ts';

const now = new Date('2026-11-15T15:42:00Z');
const password = { password: 'x' };

function open(server: StandInServer) {
  const onFreshStart = vi.fn<() => void>();
  const onBack = vi.fn<() => void>();
  const tell = vi.fn<() => void>();
  let heard = () => {};
  const channel = { tell, hear: (listener: () => void) => (heard = listener), close: () => {} };
  const fetch: typeof globalThis.fetch = (...asked) => server.fetch(...asked);
  const engine = new SessionEngine({ fetch, channel, timeNow: () => now, onFreshStart, onBack });
  return { engine, onFreshStart, onBack, tell, otherTab: () => heard() };
}

/** Refuses until it is mended. */
function refusing(server: StandInServer, status: number, code: string) {
  let refuses = true;
  server.on(confirmStaffPassword, () => {
    if (refuses) throw refusal(status, code, 'No');
    return signedIn();
  });
  return { mend: () => (refuses = false) };
}

const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Time is simulated here, and moves while one waits; a busy machine takes longer than the second that is usual. */
const until = (isSo: () => void) => vi.waitFor(isSo, { timeout: 60_000 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[STAFF-01] at the start it is asked who is signed in; nobody, somebody or no answer are three things', async () => {
  const server = new StandInServer().on(getStaffSession, () => signedOut);
  const { engine } = open(server);
  expect(engine.state().phase).toBe('asking');
  await engine.refresh();
  expect(engine.state().phase).toBe('out');
  server.on(getStaffSession, () => signedIn());
  await engine.refresh();
  expect(engine.state().phase).toBe('in');

  const dead = open(new StandInServer());
  await dead.engine.refresh();
  expect(dead.engine.state()).toMatchObject({ phase: 'unreachable', silentSince: now });
});

test('a call that finds the session ended waits until somebody has signed in again, and is then made once more', async () => {
  const server = new StandInServer().on(getStaffSession, () => signedIn());
  const { mend } = refusing(server, 401, 'SIGN_IN_NEEDED');
  const { engine } = open(server);
  await engine.refresh();
  const sent = engine.client.send(confirmStaffPassword, password);
  await until(() => expect(engine.state().waitsFor).toBe('sign-in'));
  mend();
  engine.enter(signedIn());
  expect(await sent).toMatchObject({ title: 'Lantern Live' });
  expect(engine.state().waitsFor).toBeUndefined();
  expect(server.countOf(confirmStaffPassword)).toBe(2);
});

test('[STAFF-07] an old password is asked for again, and whoever gives up has done nothing', async () => {
  const server = new StandInServer().on(getStaffSession, () => signedIn());
  refusing(server, 403, 'PASSWORD_NEEDED');
  const { engine } = open(server);
  await engine.refresh();
  const failed = failureOf(engine.client.send(confirmStaffPassword, password));
  await until(() => expect(engine.state().waitsFor).toBe('password'));
  engine.giveUp();
  expect(await failed).toBeInstanceOf(Error);
  expect(server.countOf(confirmStaffPassword)).toBe(1);
});

test('somebody else who signs in finds nothing of the former one, and nothing is sent in their name', async () => {
  const server = new StandInServer().on(getStaffSession, () => signedIn());
  refusing(server, 401, 'SIGN_IN_NEEDED');
  const { engine, onFreshStart } = open(server);
  await engine.refresh();
  const failed = failureOf(engine.client.send(confirmStaffPassword, password));
  await until(() => expect(engine.state().waitsFor).toBe('sign-in'));
  engine.enter(signedIn('desk', { id: 8 }));
  expect(await failed).toBeInstanceOf(Error);
  expect(onFreshStart).toHaveBeenCalledTimes(1);
  expect(server.countOf(confirmStaffPassword)).toBe(1);
});

test('[STAFF-05] a role that was taken away is noticed at the next call: it is asked anew what is left', async () => {
  const server = new StandInServer().on(getStaffSession, () => signedIn());
  refusing(server, 403, 'NOT_ALLOWED');
  const { engine } = open(server);
  await engine.refresh();
  server.on(getStaffSession, () => signedIn('viewer'));
  await expect(engine.client.send(confirmStaffPassword, password)).rejects.toThrow();
  await until(() => expect(engine.state().session?.staff?.permissions['log.look']).toBe('no'));
});

test('a silent server is asked again by itself, and when it answers everything is asked anew', async () => {
  const server = new StandInServer().on(getStaffSession, () => signedIn());
  const { engine, onBack } = open(server);
  await engine.refresh();
  await expect(engine.client.send(confirmStaffPassword, password)).rejects.toThrow(/does not answer/);
  expect(engine.state().silentSince).toEqual(now);
  expect(onBack).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  await until(() => expect(engine.state().silentSince).toBeUndefined());
  expect(onBack).toHaveBeenCalledTimes(1);
  engine.stop();
});

test('tabs tell each other who signed in or out', async () => {
  const server = new StandInServer().on(getStaffSession, () => signedIn());
  const { engine, tell, otherTab } = open(server);
  await engine.refresh();
  expect(tell).not.toHaveBeenCalled();
  engine.enter(signedIn());
  expect(tell).toHaveBeenCalledTimes(1);
  server.on(getStaffSession, () => signedOut);
  otherTab();
  await until(() => expect(engine.state().phase).toBe('out'));
});
