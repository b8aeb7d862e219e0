// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '@stagedoor/client/create-client';
import { answerKey } from '@stagedoor/contract/bootstrap';
import { getOutletEvents, getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import { startSession } from '@stagedoor/contract/calls/shop/session';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { listQuestion, shellQuestion } from '@stagedoor/contract/first-questions';
import { App } from './app/app.tsx';
import { render } from './entry-server.tsx';
import { readPageState } from './parts/page/page-state.ts';
import { SessionEngine } from './parts/session/session-engine.ts';
import { createSessionStore } from './parts/session/session-store.ts';
import { now, sampleEvent, sampleOutlet, sampleSession, sampleTheme } from './parts/testing/samples.ts';
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

async function takeOver(events: OutletEvent[]) {
  const answers = {
    [answerKey(getOutletInfo, shellQuestion)]: { ...outlet, outlet },
    [answerKey(getOutletEvents, listQuestion)]: { events },
  };
  const drawing = await render({
    url: '/',
    bootstrap: { apiBase: '', now: now.toISOString(), answers, demo: false },
  });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = drawing.html;
  const server = new StandInServer()
    .on(startSession, () => sampleSession())
    .on(getOutletEvents, () => ({ events }));
  const store = createSessionStore();
  const client = createClient({ apiBase: '', fetch: server.fetch });
  const session = new SessionEngine({ store, client, channel: tabs()(), clearUserData: () => {} });
  const opened = Promise.resolve({ client, session });
  const mistakes: unknown[] = [];
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
