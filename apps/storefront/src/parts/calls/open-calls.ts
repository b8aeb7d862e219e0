// Everything that talks to the server, in a chunk that loads after the first paint.
import { createClient } from '@stagedoor/client/create-client';
import { pageLanguage } from '../page/page-language.ts';
import type { PageState } from '../page/page-state.ts';
import { clearUserData } from '../session/clear-user-data.ts';
import { openSessionChannel } from '../session/session-channel.ts';
import { SessionEngine } from '../session/session-engine.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { Calls } from './calls.ts';
import { queryClientOf } from './query-client-of.ts';

interface Needs {
  page: PageState;
  store: SessionStore;
  loginToken: string | undefined;
}

export function openCalls({ page, store, loginToken }: Needs): Calls {
  const client = createClient({
    apiBase: page.apiBase,
    language: pageLanguage(),
    onUse: () => session.used(),
    onInvalidSession: () => session.invalidate(),
  });
  const session: SessionEngine = new SessionEngine({
    store,
    client,
    channel: openSessionChannel(),
    loginToken,
    clearUserData: () => clearUserData(queryClientOf(page), sessionStorage),
  });
  return { client, session };
}
