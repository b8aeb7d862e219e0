import { createContext, use, useSyncExternalStore } from 'react';
import { createSessionStore, startingState } from './session-store.ts';
import type { SessionState, SessionStore } from './session-store.ts';

export const SessionContext = createContext<SessionStore>(createSessionStore());

export function useSession(): SessionState {
  const store = use(SessionContext);
  return useSyncExternalStore(store.subscribe, store.get, () => startingState);
}

/** Undefined while nobody knows yet. */
export function useSignedIn(): boolean | undefined {
  const { phase } = useSession();
  return phase === 'checking' ? undefined : phase === 'user';
}
