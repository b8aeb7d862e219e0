// The whole storefront in a test: a page as the server writes it or an empty one, a stand-in server behind it.
import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { createClient } from '@stagedoor/client/create-client';
import { getOutletEvents, getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import { checkSession, startSession } from '@stagedoor/contract/calls/shop/session';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { Outlet } from '@stagedoor/contract/entities/outlet';
import type { Session } from '@stagedoor/contract/entities/session';
import { queryClientOf } from '../../parts/calls/query-client-of.ts';
import { emptyPageState } from '../../parts/page/page-state.ts';
import type { PageState } from '../../parts/page/page-state.ts';
import { clearUserData } from '../../parts/session/clear-user-data.ts';
import { SessionEngine } from '../../parts/session/session-engine.ts';
import { createSessionStore } from '../../parts/session/session-store.ts';
import type { SessionStore } from '../../parts/session/session-store.ts';
import { eventsKey, outletKey } from '../../parts/shop/shop-keys.ts';
import { now, sampleOutlet, sampleSession } from '../../parts/testing/samples.ts';
import { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { tabs } from '../../parts/testing/tabs.ts';
import { App } from '../app.tsx';

interface ShopOptions {
  url?: string | { pathname: string; state: unknown };
  outlet?: Outlet | undefined;
  events?: OutletEvent[] | undefined;
  session?: Session | undefined;
  /** False for outlets that write nothing of themselves into the page. */
  written?: boolean | undefined;
  demo?: boolean | undefined;
  /** Came with the address, from an outside system. */
  loginToken?: string | undefined;
  /** Came with the address, for a guest list. */
  invitationToken?: string | undefined;
  server?: ((server: StandInServer) => void) | undefined;
}

export interface OpenShop {
  server: StandInServer;
  session: SessionEngine;
  /** The address the shop shows now. */
  address: () => string;
  state: () => unknown;
  /** Lets everything that is under way come to its end. */
  settle: () => Promise<void>;
}

function connect(page: PageState, store: SessionStore, server: StandInServer, loginToken?: string) {
  const client = createClient({
    apiBase: '',
    fetch: server.fetch,
    onUse: () => session.used(),
    onInvalidSession: () => session.invalidate(),
  });
  const session: SessionEngine = new SessionEngine({
    store,
    client,
    channel: tabs()(),
    loginToken,
    clearUserData: () => clearUserData(queryClientOf(page), sessionStorage),
  });
  return { client, session };
}

// No picture ever arrives in a test, and none is broken.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => false });

export async function openShop(options: ShopOptions = {}): Promise<OpenShop> {
  const { url = '/', outlet = sampleOutlet(), events = [], session = sampleSession() } = options;
  const server = new StandInServer()
    .on(startSession, () => session)
    .on(checkSession, () => session)
    .on(getOutletInfo, ({ parts }) => ({ ...outlet, outlet: parts && outlet }))
    .on(getOutletEvents, () => ({ events }));
  options.server?.(server);

  const page: PageState = { ...emptyPageState(now), demo: options.demo ?? false };
  if (options.invitationToken) page.invitationToken = options.invitationToken;
  if (options.written !== false) {
    page.answers = { [outletKey]: { ...outlet, outlet }, [eventsKey]: { events } };
  }
  const store = createSessionStore();
  const { client, session: engine } = connect(page, store, server, options.loginToken);
  const opened = Promise.resolve({ client, session: engine });

  let location: ReturnType<typeof useLocation>;
  function Address() {
    // oxlint-disable-next-line react/globals -- tests look at the address from outside
    location = useLocation();
    return null;
  }
  render(
    <App
      page={page}
      session={store}
      calls={() => opened}
      router={(children) => (
        <MemoryRouter initialEntries={[url]}>
          <Address />
          {children}
        </MemoryRouter>
      )}
    />,
  );
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) {
      await act(async () => {
        await vi.dynamicImportSettled();
        await new Promise((done) => setTimeout(done, 1));
      });
    }
  };
  await settle();
  return {
    server,
    session: engine,
    settle,
    address: () => location.pathname + location.search,
    state: () => location.state as unknown,
  };
}
