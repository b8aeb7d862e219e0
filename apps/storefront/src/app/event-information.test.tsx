// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { sampleItem } from '../parts/testing/sample-items.ts';
import { sampleSeries } from '../parts/testing/sample-requests.ts';
import { sampleEvent, sampleOutlet } from '../parts/testing/samples.ts';
import { openShop } from './testing/open-shop.tsx';

afterEach(cleanup);

const open = (event: Parameters<typeof sampleEvent>[0], outlet = sampleOutlet()) =>
  openShop({ url: '/event/101', outlet, events: [withItems(event)] });
const withItems = (event: Parameters<typeof sampleEvent>[0]): OutletEvent =>
  sampleEvent({ items: [sampleItem()], ...event });
const main = () => screen.getByRole('main').textContent;

test('[EVENT-03] the link to the public sale has its own words where they are switched on, and stays after the close', async () => {
  const closed = sampleSeries({ closedDate: new Date('2026-11-10T00:00:00Z'), open: false, closed: true });
  const sale = { publicOnsaleUrl: 'https://sale.example/x', publicOnsaleText: 'Everybody else' };
  await open({ salesType: 2, series: closed, show: { ...sale, publicOnsaleTextOverride: true } });
  expect(main()).toContain('Requests have closed.');
  expect(screen.getByRole('link', { name: 'Everybody else' }).getAttribute('href')).toBe(
    'https://sale.example/x',
  );
  cleanup();
  await open({ show: { ...sale, publicOnsaleTextOverride: false } });
  expect(screen.getByRole('link', { name: 'Public on sale' })).toBeTruthy();
});

test('[EVENT-02] with nothing to tell there is no box', async () => {
  await open({ salesType: 2, series: sampleSeries() });
  expect(main()).not.toContain('Important information');
});

test('[EVENT-07] the seat map opens large', async () => {
  const shop = await open({ show: { seatMapUrl: '/images/map.svg' } });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /seat map/i }));
  await shop.settle();
  expect(screen.getByRole('dialog').querySelector('img')?.getAttribute('src')).toBe('/images/map.svg');
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeTruthy();
});

test('[CART-06] the times are those of the outlet, before anything is held', async () => {
  await open({}, sampleOutlet({ checkoutMinutes: 12, confirmSelectionMinutes: 4 }));
  expect(main()).toContain('4 minutes to look at your seats, then 12 minutes to check out');
});

test('[EVENT-34] the outlet’s door time counts on the page too, where it is switched on', async () => {
  const show = { doorsAt: new Date('2026-12-15T23:30:00Z') };
  const doorTimeOverride = new Date('2026-12-15T23:00:00Z');
  await open({ show, doorTimeOverride, useDoorTimeOverride: true });
  expect(main()).toContain('Doors 6:00 PM');
  cleanup();
  await open({ show, doorTimeOverride });
  expect(main()).toContain('Doors 6:30 PM');
});
