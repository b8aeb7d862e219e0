// Who is there, as the page knows it now. The engine writes it, screens read it.
import type { Session } from '@stagedoor/contract/entities/session';
import { keysOf } from '@stagedoor/rules/values/keys-of';

export interface SessionState {
  phase: 'checking' | 'visitor' | 'user';
  /** The last answer; none before the first, and none after it was cleared. */
  session: Session | undefined;
  /** When the last answer came: its seconds count from there. */
  answeredAt: Date;
  /** Fewer than three minutes are left. */
  expiring: boolean;
  /** The server said that it does not know the session any more. */
  invalid: boolean;
  /** A customer was here, and the session ended without being asked to. */
  ended: boolean;
  /** The customer signed out and is on the way to the front page. */
  leaving: boolean;
  /** An outside system sent the customer back with a token that the server did not take. */
  loginRefused: boolean;
  /** An outside system sent somebody else back than the one who is signed in: they say whether to change over. */
  changeAsked: boolean;
  /** The server could not be asked. */
  failure: Error | undefined;
}

export interface SessionStore {
  get: () => SessionState;
  set: (change: Partial<SessionState>) => void;
  subscribe: (listener: () => void) => () => void;
}

export const startingState: SessionState = {
  phase: 'checking',
  session: undefined,
  answeredAt: new Date(0),
  expiring: false,
  invalid: false,
  ended: false,
  leaving: false,
  loginRefused: false,
  changeAsked: false,
  failure: undefined,
};

export function createSessionStore(): SessionStore {
  let state = startingState;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      const names = keysOf(change);
      if (names.every((name) => Object.is(state[name], change[name]))) return;
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
