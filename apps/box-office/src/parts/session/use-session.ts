import { createContext, use, useSyncExternalStore } from 'react';
import type { SessionEngine, SessionState } from './session-engine.ts';

export const SessionContext = createContext<SessionEngine | null>(null);

export function useSessionEngine(): SessionEngine {
  const engine = use(SessionContext);
  if (!engine) throw new Error('useSessionEngine needs a SessionContext');
  return engine;
}

export function useSession(): SessionState {
  const { subscribe, state } = useSessionEngine();
  return useSyncExternalStore(subscribe, state);
}
