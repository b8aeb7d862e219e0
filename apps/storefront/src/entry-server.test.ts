import { expect, test } from 'vitest';
import { answerKey } from '@stagedoor/contract/bootstrap';
import { getOutletEvents, getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import { listQuestion, shellQuestion } from '@stagedoor/contract/first-questions';
import { render } from './entry-server.tsx';
import { readPageState } from './parts/page/page-state.ts';
import { now, sampleEvent, sampleOutlet } from './parts/testing/samples.ts';

const outlet = sampleOutlet();
const answers = {
  [answerKey(getOutletInfo, shellQuestion)]: { ...outlet, outlet },
  [answerKey(getOutletEvents, listQuestion)]: { events: [sampleEvent()] },
};
const draw = (url: string, written: Record<string, unknown> = answers) =>
  render({ url, bootstrap: { apiBase: '', now: now.toISOString(), answers: written, demo: false } });

test('the list is in the first paint, with its title and no inline style', async () => {
  const { html, title, status, chunks } = await draw('/?artist=1');
  expect(html).toContain('Juniper &amp; the Tides');
  expect(html).toContain('All Events');
  expect(html).not.toMatch(/ style=|<script/);
  expect({ title, status, chunks }).toEqual({ title: 'Lantern Club', status: 200, chunks: [] });
});

test('the page gets its answers as they are', async () => {
  const { state } = await draw('/');
  const [events] = Object.values(readPageState(state).answers).slice(1) as [{ events: unknown[] }];
  expect(events.events).toEqual([sampleEvent()]);
});

test('[ROUTE-14] an unknown address is drawn with status 404 and names its chunks', async () => {
  const { html, title, status, chunks } = await draw('/nowhere');
  expect(html).toContain('Page not found');
  expect({ title, status }).toEqual({ title: 'Page not found', status: 404 });
  expect(chunks).toEqual(['src/parts/calls/queries.tsx', 'src/routes/not-found/not-found-page.tsx']);
});

test('[SHELL-01] a page without answers is drawn as loading', async () => {
  const { html } = await draw('/', {});
  expect(html).toContain('Loading');
  expect(html).not.toContain('All Events');
});

test('protected pages draw nothing of the customer', async () => {
  const { html, status } = await draw('/user/account');
  expect(html).not.toContain('My Account');
  expect(status).toBe(200);
});

test('of two thousand events the page gets the beginning, and quickly; a search gets them all', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => sampleEvent({ id: index + 1 }));
  const long = {
    ...answers,
    [answerKey(getOutletEvents, listQuestion)]: { events: many },
  };
  const { state, html } = await draw('/', long);
  expect(html.match(/<li /g)?.length).toBe(60);
  expect(state.length).toBeLessThan(200_000);
  const searched = await draw('/?artist=1', long);
  expect(searched.state.length).toBeGreaterThan(500_000);
});

test('[REPORT-05] a search in the address is in the first paint', async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    sampleEvent({ id: index + 1, show: { artist: { id: index, name: `Artist ${index}` } } }),
  );
  const { html } = await draw('/?q=artist+7', {
    ...answers,
    [answerKey(getOutletEvents, listQuestion)]: { events: many },
  });
  expect(html.match(/id="event-/g)).toHaveLength(1);
  expect(html).toContain('value="artist 7"');
});
