// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { sampleEvent, sampleOutlet, sampleTheme } from '../parts/testing/samples.ts';
import { openShop } from './testing/open-shop.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const rows = () => [...document.querySelectorAll<HTMLElement>('li[id^=event-]')];
const titles = () => rows().map((row) => within(row).getByRole('heading').textContent);
const on = (day: string) => new Date(`2026-${day}T23:00:00Z`);

const juniper = (id: number, day: string, more: Partial<OutletEvent> = {}) =>
  sampleEvent({ id, ...more, show: { startsAt: on(day) } });
const halcyon = (id: number, day: string) =>
  sampleEvent({ id, show: { startsAt: on(day), artist: { id: 2, name: 'Halcyon Avenue' } } });

test('[LIST-01] [LIST-03] the list is titled `All Events`, the next show first, parted by month', async () => {
  await openShop({ events: [juniper(3, '12-20'), halcyon(1, '11-20'), juniper(2, '12-04')] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All Events');
  expect(rows().map(({ id }) => id)).toEqual(['event-1', 'event-2', 'event-3']);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'November 2026',
    'December 2026',
  ]);
});

test('[LIST-02] the filter offers the listed artists by name, and lives in the address', async () => {
  const shop = await openShop({ events: [juniper(1, '12-01'), halcyon(2, '12-02'), juniper(3, '12-03')] });
  const filter = screen.getByLabelText<HTMLSelectElement>('Artist');
  expect([...filter.options].map(({ text }) => text)).toEqual([
    'Show All',
    'Halcyon Avenue',
    'Juniper & the Tides',
  ]);
  fireEvent.change(filter, { target: { value: '2' } });
  await shop.settle();
  expect(shop.address()).toBe('/?artist=2');
  expect(titles()).toEqual(['Halcyon Avenue']);
});

test('[LIST-02] a filter in the address is applied; an artist without events offers the way back', async () => {
  await openShop({ url: '/events?artist=1', events: [juniper(1, '12-01'), halcyon(2, '12-02')] });
  expect(titles()).toEqual(['Juniper & the Tides']);
  cleanup();
  const shop = await openShop({ url: '/?artist=99', events: [juniper(1, '12-01')] });
  expect(screen.getByText('No event information available')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show All' }));
  await shop.settle();
  expect(shop.address()).toBe('/');
  expect(titles()).toEqual(['Juniper & the Tides']);
});

test('[LIST-10] [LIST-11] a row’s one action says what can be done and leads to the event', async () => {
  const series = {
    id: 11,
    name: 'Tour',
    showName: true,
    offersPaymentPlan: false,
    enableMobileDelivery: false,
  };
  const open = { ...series, allowShippingAddressChanges: false, visible: true, open: true, closed: false };
  await openShop({
    events: [
      juniper(1, '12-01'),
      juniper(2, '12-02', { salesType: 2, series: open }),
      juniper(3, '12-03', { salesType: 2, series: { ...open, open: false, closed: true } }),
      juniper(4, '12-04', { availability: 'sold-out' }),
    ],
  });
  const actions = rows().map((row) => within(row).getByRole('link'));
  expect(actions.map(({ textContent }) => textContent)).toEqual(['Buy Now', 'Request', 'Details', 'Details']);
  expect(actions.map((action) => action.getAttribute('href'))).toEqual(
    [1, 2, 3, 4].map((id) => `/event/${id}`),
  );
  expect(actions[0]!.getAttribute('aria-label')).toBe('Buy Now: Juniper & the Tides, Tue, Dec 1, 2026');
  expect(within(rows()[3]!).getByText('Sold out')).toBeTruthy();
});

test('a price has its fees in it, and says so', async () => {
  await openShop({ events: [juniper(1, '12-01', { fromPriceCents: 4850, fewLeft: 6 })] });
  expect(rows()[0]!.textContent).toContain('from $48.50 with fees');
  expect(within(rows()[0]!).getByText('6 left')).toBeTruthy();
});

test('[MONEY-01] a shop in yen shows yen, which have no parts', async () => {
  const events = [juniper(1, '12-01', { fromPriceCents: 4850 })];
  await openShop({ events, outlet: sampleOutlet({ currency: 'JPY' }) });
  expect(rows()[0]!.textContent).toContain('from ¥4,850 with fees');
});

const external = (externalSalesUrl?: string) =>
  sampleEvent({ id: 301, salesType: 3, availability: 'none', show: { externalSalesUrl } });

test('[LIST-12] [LIST-13] [PROD-07] an external sale warns before it leaves', async () => {
  const shop = await openShop({ events: [external('https://tickets.example/301')] });
  fireEvent.click(screen.getByRole('button', { name: /^Get Tickets/ }));
  await shop.settle();
  const dialog = within(screen.getByRole('dialog', { name: 'You are now leaving our site' }));
  const go = dialog.getByRole('link', { name: 'GET TICKETS' });
  expect(go.getAttribute('href')).toBe('https://tickets.example/301');
  expect(go.getAttribute('target')).toBe('_blank');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await shop.settle();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[LIST-12] [LIST-13] a policy of type 6 gives headline and text; without an address nothing is offered', async () => {
  const policies = [
    { id: 6, policyType: 6, salesType: -1, headline: 'Our partner sells this', text: '<p>Bye now.</p>' },
  ];
  const shop = await openShop({ outlet: sampleOutlet({ policies }), events: [external()] });
  fireEvent.click(screen.getByRole('button', { name: /^Details/ }));
  await shop.settle();
  const dialog = within(screen.getByRole('dialog', { name: 'Our partner sells this' }));
  expect(dialog.getByText('Bye now.')).toBeTruthy();
  expect(dialog.queryByRole('link')).toBeNull();
});

test('[LIST-17] [ERR-88] an outlet without events says so', async () => {
  await openShop();
  expect(screen.getByText('No event information available')).toBeTruthy();
});

test('events that could not be had say why and can be asked for again', async () => {
  const shop = await openShop({
    written: false,
    server: (server) =>
      server.on(getOutletEvents, () => {
        throw Response.json({ error: true }, { status: 400 });
      }),
  });
  expect(screen.getByText('api server error 400')).toBeTruthy();
  shop.server.on(getOutletEvents, () => ({ events: [sampleEvent()] }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await shop.settle();
  expect(rows().length).toBe(1);
});

test('two thousand events come in pieces, and the keyboard goes on at the first new one', async () => {
  const events = Array.from({ length: 2000 }, (_, index) => sampleEvent({ id: index + 1 }));
  const shop = await openShop({ events });
  expect(rows().length).toBe(60);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await shop.settle();
  expect(rows().length).toBe(120);
  expect(document.activeElement?.closest('li')?.id).toBe('event-61');
});

test('[LIST-08] header image, description, promos and carousel stand there when the outlet has them', async () => {
  await openShop();
  expect(document.querySelectorAll('main img').length).toBe(0);
  expect(screen.queryByRole('region', { name: 'Highlights' })).toBeNull();
  cleanup();
  const theme = sampleTheme({
    headerImageUrl: '/images/header.svg',
    carouselImages: [
      { imageUrl: '/images/c2.svg', title: 'Copper Hour', sort: 2, linkUrl: '/event/2' },
      { imageUrl: '/images/c1.svg', title: 'Long Way Home', sort: 1 },
    ],
    promoImages: [
      { imageUrl: '/images/p2.svg', title: 'Second', sort: 2, linkUrl: '/events' },
      { imageUrl: '/images/p1.svg', title: 'First', sort: 1, linkUrl: 'javascript:alert(1)' },
    ],
  });
  await openShop({ outlet: sampleOutlet({ description: 'Shows worth crossing town for.', theme }) });
  expect(document.querySelector('main img')?.getAttribute('src')).toBe('/images/header.svg');
  expect(screen.getByText('Shows worth crossing town for.')).toBeTruthy();
  const slides = [...document.querySelectorAll('img[src*="/c"]')];
  expect(slides.map((slide) => slide.getAttribute('src'))).toEqual(['/images/c1.svg', '/images/c2.svg']);
  expect(slides.map((slide) => slide.closest('a')?.getAttribute('href'))).toEqual([undefined, '/event/2']);
  for (const title of ['Long Way Home', 'Copper Hour']) expect(screen.getByText(title)).toBeTruthy();
  const promos = [...document.querySelectorAll<HTMLImageElement>('img[src*="/p"]')];
  expect(promos.map(({ alt }) => alt)).toEqual(['First', 'Second']);
  expect(promos.map((promo) => promo.closest('a')?.getAttribute('href'))).toEqual([undefined, '/events']);
});

test('a broken picture gives way to what stands for it', async () => {
  await openShop({ events: [juniper(1, '12-01', { imageOverrideUrl: '/images/gone.svg' })] });
  const poster = document.querySelector<HTMLImageElement>('li img')!;
  fireEvent.error(poster);
  expect(document.querySelector('li img')).toBeNull();
  expect(rows()[0]!.querySelector('svg')).toBeTruthy();
});

const city = (id: number, name: string, state: string) => ({ id, name: `${name} Hall`, city: name, state });
const long = (): OutletEvent[] => [
  ...Array.from({ length: 10 }, (_, index) => juniper(index + 1, `12-${String(index + 10)}`)),
  sampleEvent({
    id: 11,
    show: { startsAt: on('12-24'), artist: { id: 2, name: 'Élan' }, venue: city(2, 'Québec', 'QC') },
  }),
];
const ids = () => rows().map(({ id }) => Number(id.slice('event-'.length)));

test('[REPORT-05] ten events have the artists alone; with the eleventh they are searched and narrowed', async () => {
  await openShop({ events: long().slice(0, 10) });
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.getByLabelText('Artist')).toBeTruthy();
  cleanup();
  const shop = await openShop({ events: long() });
  const form = within(screen.getByRole('search', { name: 'Search events' }));
  expect(ids()).toHaveLength(11);
  fireEvent.change(form.getByLabelText('Artist, venue or city'), { target: { value: 'quebec' } });
  await shop.settle();
  expect(shop.address()).toBe('/?q=quebec');
  expect(ids()).toEqual([11]);
  expect(screen.getByText('1 event found').getAttribute('role')).toBe('status');
  fireEvent.change(form.getByLabelText('City'), { target: { value: 'Boston MA' } });
  await shop.settle();
  expect(screen.getByText('No event matches your search')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show All' }));
  await shop.settle();
  expect([shop.address(), ids().length]).toEqual(['/', 11]);
  expect(form.getByLabelText<HTMLInputElement>('Artist, venue or city').value).toBe('');
});

test('[REPORT-05] an address that was shared shows what it says, and what it says of nothing known is no choice', async () => {
  await openShop({ url: '/?from=2026-12-12&until=2026-12-14&lang=en', events: long() });
  expect(ids()).toEqual([3, 4, 5]);
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-12-12');
  cleanup();
  const shop = await openShop({ url: '/?artist=2&from=yesterday&lang=en', events: long() });
  expect(ids()).toEqual([11]);
  fireEvent.change(screen.getByLabelText('Artist'), { target: { value: '' } });
  await shop.settle();
  expect(ids()).toHaveLength(11);
  expect(shop.address()).toContain('lang=en');
  cleanup();
  await openShop({ url: '/?city=Atlantis', events: long() });
  expect(screen.getByText('No event matches your search')).toBeTruthy();
});
