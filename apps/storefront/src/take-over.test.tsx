// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '@stagedoor/client/create-client';
import { answerKey } from '@stagedoor/contract/bootstrap';
import { getOutletEvents, getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import { getFreeSeats, getSeatPlan } from '@stagedoor/contract/calls/shop/seats';
import { startSession } from '@stagedoor/contract/calls/shop/session';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { SeatPlan } from '@stagedoor/contract/entities/seat-plan';
import { eventQuestion, listQuestion, shellQuestion } from '@stagedoor/contract/first-questions';
import { addressAt } from './app/addresses.tsx';
import { App } from './app/app.tsx';
import { render } from './entry-server.tsx';
import { sampleFree } from './features/seats/testing/sample-plan.ts';
import { sampleItem, sampleLevel } from './parts/testing/sample-items.ts';
import { readPageState } from './parts/page/page-state.ts';
import { SessionEngine } from './parts/session/session-engine.ts';
import { createSessionStore } from './parts/session/session-store.ts';
import { now, sampleEvent, sampleOutlet, sampleSession, sampleTheme } from './parts/testing/samples.ts';
import { packBits, packSeats } from '@stagedoor/rules/seats/packed';
import { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { tabs } from './parts/testing/tabs.ts';

const outlet = sampleOutlet({
  contents: [
    { id: 1, title: 'News', body: '<p>a<ul><li>b</ul>', type: 'news', zone: 'top', pages: ['global'] },
    { id: 2, title: 'Hi', body: 'x', type: 'news', behavior: 'popup', zone: 'top', pages: ['global'] },
  ],
  theme: sampleTheme({
    carouselImages: [1, 2].map((sort) => ({ imageUrl: `/images/${sort}.svg`, sort, title: `Slide ${sort}` })),
  }),
});

afterEach(() => document.body.replaceChildren());

interface Taken {
  url?: string;
  /** What the server has answered besides. */
  more?: Record<string, unknown>;
  plan?: SeatPlan;
  also?: (server: StandInServer) => void;
}

async function takeOver(events: OutletEvent[], { url = '/', more, plan, also }: Taken = {}) {
  const answers = {
    [answerKey(getOutletInfo, shellQuestion)]: { ...outlet, outlet },
    [answerKey(getOutletEvents, listQuestion)]: { events },
    ...more,
  };
  history.replaceState(null, '', url);
  const drawing = await render({
    url,
    bootstrap: { apiBase: '', now: now.toISOString(), answers, demo: false },
    plan,
  });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = drawing.html;
  const server = new StandInServer()
    .on(startSession, () => sampleSession())
    .on(getOutletEvents, () => ({ events }));
  also?.(server);
  const store = createSessionStore();
  const client = createClient({ apiBase: '', fetch: server.fetch });
  const session = new SessionEngine({ store, client, channel: tabs()(), clearUserData: () => {} });
  const opened = Promise.resolve({ client, session });
  const mistakes: unknown[] = [];
  await addressAt(new URL(url, 'http://page.invalid').pathname, false).preload?.();
  const app = (
    <App
      page={readPageState(drawing.state)}
      session={store}
      calls={() => opened}
      router={(children) => <BrowserRouter>{children}</BrowserRouter>}
    />
  );
  await act(async () => {
    hydrateRoot(root, app, { onRecoverableError: (mistake) => mistakes.push(mistake) });
    await vi.dynamicImportSettled();
  });
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise((done) => setTimeout(done, 1)));
  session.stop();
  return { server, mistakes, drawing };
}

test('the browser takes over the server’s drawing as it stands, and asks for nothing it already has', async () => {
  const { server, mistakes } = await takeOver([sampleEvent()]);
  expect(mistakes).toEqual([]);
  expect(document.querySelectorAll('li[id^=event-]').length).toBe(1);
  expect(server.countOf(getOutletInfo)).toBe(0);
  expect(server.countOf(getOutletEvents)).toBe(0);
});

test('a list whose beginning came with the page is completed', async () => {
  const events = Array.from({ length: 300 }, (_, index) => sampleEvent({ id: index + 1 }));
  const { server, mistakes, drawing } = await takeOver(events);
  expect(mistakes).toEqual([]);
  expect(drawing.html).toContain('of 240 events');
  await waitFor(() => expect(document.body.textContent).toContain('60 of 300 events'));
  expect(server.countOf(getOutletEvents)).toBe(1);
});

/** Fifty rows of fifty, in two sections beside each other. */
const largePlan = (): SeatPlan => {
  const names = Array.from({ length: 25 }, (_, index) => String(index + 1));
  const rows = Array.from({ length: 50 }, (_, index) => ({ name: `R${index + 1}`, seats: names }));
  return {
    hash: 'plan-one',
    levelIds: [1],
    sections: ['West', 'East'].map((name) => ({ name, rows })),
    seats: packSeats(
      [0, 5000].flatMap((left) =>
        rows.flatMap((_, down) =>
          names.map((__, across) => ({
            x: left + 150 * across + 500,
            y: 1500 + 160 * down,
            level: 0,
            kind: 'seat' as const,
          })),
        ),
      ),
    ),
    ticketIds: [[1, 2500]],
    companions: [],
    isPlaced: true,
  };
};

test('[SEAT-07] a large hall stands in the page as the server drew it, until its plan has come', async () => {
  const event = sampleEvent({
    id: 101,
    chooseSeats: true,
    availability: 'on-sale',
    items: [sampleItem({ priceLevels: [sampleLevel({ limit: 4 })] })],
  });
  const plan = largePlan();
  const free = sampleFree([], {
    sections: [0, 1].map((section) => ({
      section,
      version: 'v',
      bits: packBits(Array.from({ length: 1250 }, (_, index) => section === 0 || index < 7)),
    })),
  });
  const kept: boolean[] = [];
  const { mistakes, drawing } = await takeOver([event], {
    url: '/seats/101',
    plan,
    more: {
      [answerKey(getOutletEvents, eventQuestion(101))]: { events: [event] },
      [answerKey(getFreeSeats, { eventId: 101 })]: free,
    },
    also: (server) =>
      server
        .on(getFreeSeats, () => free)
        .on(getSeatPlan, () => {
          kept.push(document.querySelector('[inert] svg path') !== null);
          return plan;
        }),
  });
  expect(drawing.html).toMatch(/from \$98\.75<\/tspan><tspan[^>]*>1250 free</);
  expect(drawing.html).toMatch(/from \$98\.75<\/tspan><tspan[^>]*>7 free</);
  expect(drawing.html).not.toMatch(/ style=/);
  expect(mistakes).toEqual([]);
  await waitFor(() => expect(document.querySelector('[inert]')).toBeNull());
  expect(kept, 'taken over as it stood, until its plan was there').toEqual([true]);
  expect(document.querySelector('canvas')).not.toBeNull();
  expect(document.body.textContent).toContain('7 free');
});
