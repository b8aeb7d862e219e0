// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ContentBlock } from '@stagedoor/contract/entities/content-block';
import { now, sampleOutlet, sampleTheme } from '../parts/testing/samples.ts';
import { openShop } from './testing/open-shop.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

let lastId = 0;
const block = (more: Partial<ContentBlock> = {}): ContentBlock => ({
  id: ++lastId,
  title: 'Doors move',
  body: '<p>Half an hour <b>earlier</b>.</p>',
  type: 'information',
  zone: 'top',
  pages: ['event-list'],
  ...more,
});
const open = (contents: ContentBlock[], url = '/') => openShop({ url, outlet: sampleOutlet({ contents }) });

test('[EVENT-35] blocks stand in their zone, on their pages, from their start on', async () => {
  const contents = [
    block({ title: 'Above' }),
    block({ title: 'Below', zone: 'bottom' }),
    block({ title: 'Everywhere', pages: ['global'] }),
    block({ title: 'Sign-in only', pages: ['login'] }),
    block({ title: 'Tomorrow', startsAt: new Date(now.getTime() + 86_400_000) }),
  ];
  await open(contents);
  const drawn = document.body.innerHTML;
  const isBefore = (text: string) => drawn.includes(text) && drawn.indexOf(text) < drawn.indexOf('<h1');
  expect([isBefore('Above'), isBefore('Everywhere'), isBefore('Below')]).toEqual([true, true, false]);
  expect(screen.queryByText('Sign-in only')).toBeNull();
  expect(screen.queryByText('Tomorrow')).toBeNull();
  cleanup();
  await open(contents, '/nowhere');
  expect(screen.getByText('Everywhere')).toBeTruthy();
  expect(screen.queryByText('Above')).toBeNull();
});

test('[EVENT-35] [NAV-03] neither banner nor news where somebody pays or looks at a receipt', async () => {
  const contents = [
    block({ title: 'New dates', type: 'news', pages: ['global'] }),
    block({ title: 'Doors closed', type: 'critical', pages: ['global'] }),
  ];
  const outlet = sampleOutlet({ contents, theme: sampleTheme({ subHeaderImageUrl: '/b.svg' }) });
  await openShop({ url: '/guestlistreceipt/1', outlet });
  expect(screen.getByText('Doors closed')).toBeTruthy();
  expect(screen.queryByText('New dates')).toBeNull();
  expect(screen.queryByAltText('Sub Header')).toBeNull();
  cleanup();
  await openShop({ url: '/nowhere', outlet });
  expect(screen.getByText('New dates')).toBeTruthy();
  expect(screen.getByAltText('Sub Header')).toBeTruthy();
});

test('[EVENT-35] a URL makes the title a link, and the body is cleaned', async () => {
  await open([block({ url: 'https://news.example/', body: 'Hi<script>bad()</script>' })]);
  expect(screen.getByRole('link', { name: 'Doors move' }).getAttribute('href')).toBe('https://news.example/');
  expect(document.body.innerHTML).not.toContain('bad()');
});

test('[EVENT-35] a closed block stays closed for the browser session', async () => {
  const contents = [block({ behavior: 'closeable' })];
  await open(contents);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Doors move')).toBeNull();
  cleanup();
  await open(contents);
  expect(screen.queryByText('Doors move')).toBeNull();
});

test('[EVENT-35] a collapsible block folds', async () => {
  await open([block({ behavior: 'collapsible', type: 'news' })]);
  const details = screen.getByText('Doors move').closest('details')!;
  expect(details.open).toBe(true);
});

test('[EVENT-35] popups come one after the other, each once in a browser session', async () => {
  const contents = [
    block({ title: 'First popup', behavior: 'popup' }),
    block({ title: 'Second popup', behavior: 'popup', type: 'warning' }),
  ];
  const shop = await open(contents);
  const close = (name: string) =>
    fireEvent.click(within(screen.getByRole('dialog', { name })).getByRole('button', { name: 'Close' }));
  close('First popup');
  await waitFor(() => screen.getByRole('dialog', { name: 'Second popup' }));
  close('Second popup');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  await open(contents);
  await shop.settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[EVENT-35] a popup that was left open does not come again on the way back', async () => {
  const contents = [block({ title: 'First popup', behavior: 'popup' })];
  const shop = await open(contents);
  expect(screen.getByRole('dialog', { name: 'First popup' })).toBeTruthy();
  cleanup();
  await open(contents);
  await shop.settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[EVENT-35] every type has a look of its own', async () => {
  const types = ['information', 'warning', 'critical', 'news'] as const;
  await open(types.map((type) => block({ type, title: type })));
  const looks = types.map((type) => screen.getByText(type).closest('div[class*=alert]')?.className);
  expect(new Set(looks).size).toBe(4);
});
