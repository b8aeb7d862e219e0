// Everything that talks to the server, in a chunk that loads after the first paint.
import { createClient } from '@stagedoor/client/create-client';
import type { QueryClient } from '@tanstack/react-query';
import { clearUserData } from '../session/clear-user-data.ts';
import { openSessionChannel } from '../session/session-channel.ts';
import { SessionEngine } from '../session/session-engine.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { Calls } from './calls.ts';

interface Needs {
  apiBase: string;
  store: SessionStore;
  queryClient: QueryClient;
}

export function openCalls({ apiBase, store, queryClient }: Needs): Calls {
  const client = createClient({
    apiBase,
    onUse: () => session.used(),
    onInvalidSession: () => session.invalidate(),
  });
  const session: SessionEngine = new SessionEngine({
    store,
    client,
    channel: openSessionChannel(),
    clearUserData: () => clearUserData(queryClient, sessionStorage),
  });
  return { client, session };
}
