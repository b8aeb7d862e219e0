// One browser tab's session in a test, over a stand-in server.
import { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { createClient } from '@stagedoor/client/create-client';
import { checkSession, startSession } from '@stagedoor/contract/calls/shop/session';
import type { Session } from '@stagedoor/contract/entities/session';
import { vi } from 'vitest';
import { SessionEngine } from '../session/session-engine.ts';
import { createSessionStore } from '../session/session-store.ts';
import { tabs } from './tabs.ts';

const running: (() => void)[] = [];

export function stopTabs(): void {
  for (const stop of running.splice(0)) stop();
}

export function tab(server: StandInServer, channel = tabs()) {
  const store = createSessionStore();
  const clearUserData = vi.fn<() => void>();
  const state = { online: true };
  const client = createClient({
    apiBase: '',
    fetch: server.fetch,
    onUse: () => engine.used(),
    onInvalidSession: () => engine.invalidate(),
  });
  const engine: SessionEngine = new SessionEngine({
    store,
    client,
    channel: channel(),
    clearUserData,
    isOnline: () => state.online,
  });
  running.push(() => engine.stop());
  return { engine, store, clearUserData, state };
}

/** Answers both questions after a session with this one. */
export function serving(session: () => Session): StandInServer {
  return new StandInServer().on(startSession, session).on(checkSession, session);
}
