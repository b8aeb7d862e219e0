// Takes over the page the server drew, or draws it where the server drew nothing.
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { takeLoginToken } from '@stagedoor/rules/accounts/external-login';
import { INVITATION_PARAMETER } from '@stagedoor/rules/guests/invitation';
import { takeParameter } from '@stagedoor/rules/shops/take-parameter';
import '@stagedoor/ui/styles.css';
import { addressAt } from './app/addresses.tsx';
import { App } from './app/app.tsx';
import type { Calls } from './parts/calls/calls.ts';
import { timeNow } from '@stagedoor/screens/clock';
import { emptyPageState, readPageState } from './parts/page/page-state.ts';
import type { PageState } from './parts/page/page-state.ts';
import { createSessionStore } from './parts/session/session-store.ts';

// The page's policy forbids code made from text; zod, which loads later, would try it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Before the router looks: a secret stays in no address, no history and no link.
const { token: loginToken, rest } = takeLoginToken(location.href);
if (loginToken) history.replaceState(history.state, '', rest);
const { value: invitationToken, rest: uninvited } = takeParameter(location.href, INVITATION_PARAMETER);
if (invitationToken) history.replaceState(history.state, '', uninvited);

const written = document.getElementById('bootstrap')?.textContent;
const page: PageState = {
  ...(written ? readPageState(written) : emptyPageState(timeNow())),
  ...(invitationToken && { invitationToken }),
};
const session = createSessionStore();

let opening: Promise<Calls> | undefined;
const calls = (): Promise<Calls> => {
  opening ??= import('./parts/calls/open-calls.ts').then(({ openCalls }) =>
    openCalls({ page, store: session, loginToken }),
  );
  // What could not be fetched is fetched anew the next time.
  opening.catch(() => (opening = undefined));
  return opening;
};

const app = (
  <App
    page={page}
    session={session}
    calls={calls}
    router={(children) => <BrowserRouter>{children}</BrowserRouter>}
  />
);

const root = document.getElementById('root')!;
const takeOver = () => hydrateRoot(root, app);
if (root.firstElementChild) {
  // Not awaited: the screen's chunk needs this module, so this module must not wait for the chunk.
  void Promise.resolve(addressAt(location.pathname, page.demo).preload?.()).then(takeOver, takeOver);
} else {
  createRoot(root).render(app);
}
