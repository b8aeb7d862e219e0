// Takes over the page the server drew, or draws it where the server drew nothing.
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '@stagedoor/ui/styles.css';
import { addressAt } from './app/addresses.tsx';
import { App } from './app/app.tsx';
import type { Calls } from './parts/calls/calls.ts';
import { timeNow } from './parts/page/clock.tsx';
import { emptyPageState, readPageState } from './parts/page/page-state.ts';
import { createSessionStore } from './parts/session/session-store.ts';

// The page's policy forbids code made from text; zod, which loads later, would try it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const written = document.getElementById('bootstrap')?.textContent;
const page = written ? readPageState(written) : emptyPageState(timeNow());
const session = createSessionStore();

let opening: Promise<Calls> | undefined;
const calls = (): Promise<Calls> => {
  opening ??= import('./parts/calls/open-calls.ts').then(({ openCalls }) =>
    openCalls({ page, store: session }),
  );
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
if (root.firstElementChild) {
  await addressAt(location.pathname, page.demo).preload?.();
  hydrateRoot(root, app);
} else {
  createRoot(root).render(app);
}
