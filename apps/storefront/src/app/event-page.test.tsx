// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCart, getCart } from '@stagedoor/contract/calls/shop/cart';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { sampleAddon, sampleCart, sampleItem, sampleLevel } from '../parts/testing/sample-items.ts';
import { sampleEvent, sampleOutlet } from '../parts/testing/samples.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { openShop } from './testing/open-shop.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

type Change = Parameters<typeof sampleEvent>[0];
const withItems = (event: Change = {}): OutletEvent => sampleEvent({ items: [sampleItem()], ...event });
const openEvent = (event: OutletEvent, options: Parameters<typeof openShop>[0] = {}) =>
  openShop({ url: '/event/101', events: [event], ...options });
const main = () => screen.getByRole('main');
const choicesOf = (select: HTMLElement) => [...(select as HTMLSelectElement).options].map(({ text }) => text);

test('[EVENT-01] [EVENT-04] [EVENT-05] [EVENT-32] items are sections, their levels by sort, each with a selector', async () => {
  const levels = [
    sampleLevel({ id: 3, name: 'Balcony', sort: 2, limit: 4 }),
    sampleLevel({ id: 1, name: 'Orchestra', sort: 1, limit: 4 }),
  ];
  await openEvent(
    withItems({ items: [sampleItem({ priceLevels: levels }), sampleItem({ id: 13, name: 'Boxes' })] }),
  );
  expect(screen.getByRole('heading', { name: 'Select Items' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Boxes' })).toBeTruthy();
  const tickets = within(screen.getByRole('region', { name: 'Tickets' }));
  expect(tickets.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Orchestra',
    'Balcony',
  ]);
  expect(choicesOf(tickets.getByLabelText('Quantity, Orchestra'))).toEqual(['0', '1', '2', '3', '4']);
});

test('[EVENT-20] [EVENT-23] the selector offers what the rule allows, the limit stands as a max, lesser ones are told', async () => {
  const terrace = sampleLevel({ id: 2, name: 'Terrace', limit: 8, minimum: 3, multiplier: 2 });
  await openEvent(withItems({ items: [sampleItem({ priceLevels: [sampleLevel(), terrace] })] }));
  expect(choicesOf(screen.getByLabelText('Quantity, Terrace'))).toEqual(['0', '4', '6', '8']);
  expect(main().textContent).toContain('Max 8');
  expect(main().textContent).toContain('Some tickets may have a lesser limit.');
  cleanup();
  await openEvent(withItems());
  expect(main().textContent).not.toContain('Some tickets may have a lesser limit.');
});

test('[ERR-83] [EVENT-22] [EVENT-30] levels before sale have no selector, levels off sale are left out', async () => {
  const levels = [
    sampleLevel({ saleStatus: 'BEFORE_SALE' }),
    sampleLevel({ id: 3, saleStatus: 'BEFORE_SALE', onSaleFrom: new Date('2026-11-25T15:00:00Z') }),
    sampleLevel({ id: 2, name: 'Balcony', saleStatus: 'OFF_SALE' }),
  ];
  await openEvent(withItems({ availability: 'before-sale', items: [sampleItem({ priceLevels: levels })] }));
  expect(screen.getByText('Not on sale yet')).toBeTruthy();
  expect(screen.getByText('On sale Wed, Nov 25, 2026, 10:00 AM')).toBeTruthy();
  expect(screen.getByText('Currently unavailable')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByText('Balcony')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
});

test.each([
  ['There are currently no price levels for sale', withItems({ items: [sampleItem({ priceLevels: [] })] })],
  ['There are currently no items for sale', withItems({ items: [sampleAddon()] })],
  ['No items available', withItems({ salesType: 2, items: [] })],
  [
    'No event information available',
    sampleEvent({ show: { name: undefined, startsAt: undefined, venue: undefined, artist: undefined } }),
  ],
])('[EVENT-31] [EVENT-18] [ERR-84] [ERR-85] [ERR-86] says `%s`', async (words, event) => {
  await openEvent(event);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText('Parking')).toBeNull();
});

test('[ERR-87] [ROUTE-02] [EVENT-31] without an id, with a strange one and with an unknown one: `No event data`', async () => {
  for (const url of ['/event', '/event/abc', '/event/999']) {
    await openShop({ url, events: [] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No event data');
    cleanup();
  }
});

test('[EVENT-08] [EVENT-34] the title names venue and date; doors and show stand in New York time', async () => {
  const doorsAt = new Date('2026-12-15T23:30:00Z');
  await openEvent(withItems({ show: { doorsAt } }));
  expect(document.title).toBe('Buy - Granite Hall Tue, Dec 15, 2026');
  expect(main().textContent).toContain('Doors 6:30 PM');
  expect(main().textContent).toContain('Show 7:30 PM');
  cleanup();
  await openEvent(withItems({ show: { displayShowTime: false, doorsAt } }));
  expect(main().textContent).not.toContain('PM');
  cleanup();
  await openEvent(
    withItems({ salesType: 2, show: { venue: { name: 'Orpheum', city: 'Chicago', state: 'IL' } } }),
  );
  expect(document.title).toBe('Request - Orpheum Tue, Dec 15, 2026');
  expect(main().textContent).toContain('Show 7:30 PM ET');
});

const series = {
  id: 5,
  name: 'Tour',
  showName: true,
  offersPaymentPlan: false,
  enableMobileDelivery: false,
  allowShippingAddressChanges: true,
  visibleDate: new Date('2026-11-01T00:00:00Z'),
  openDate: new Date('2026-12-01T00:00:00Z'),
  visibleMessage: 'Requests open in December.',
  closedMessage: 'Requests have closed.',
  visible: true,
  open: false,
  closed: false,
};

test('[EVENT-02] [EVENT-03] [EVENT-16] [SERIES-04] a series that is not open tells when, links the public sale and has no button', async () => {
  await openEvent(
    withItems({
      series,
      show: { publicOnsaleUrl: 'https://sale.example/x', publicOnsaleAt: new Date('2026-12-20T15:00:00Z') },
    }),
  );
  expect(main().textContent).toContain('Important information');
  expect(main().textContent).toContain('Requests open in December.');
  expect(screen.getByRole('link', { name: 'Public on sale' }).getAttribute('href')).toBe(
    'https://sale.example/x',
  );
  expect(main().textContent).toContain('Sun, Dec 20, 2026, 10:00 AM');
  expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
  cleanup();
  const closed = { ...series, closedDate: new Date('2026-11-10T00:00:00Z'), closed: true };
  await openEvent(withItems({ series: closed }));
  expect(main().textContent).toContain('Requests have closed.');
  // There is nothing to select, and no limit to it.
  expect(screen.queryByRole('heading', { name: 'Select Items' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Tickets and prices' })).toBeTruthy();
  expect(main().textContent).not.toMatch(/Max \d/);
  expect(screen.getByRole('link', { name: 'See other dates' }).getAttribute('href')).toMatch(
    /^\/(\?artist=|$)/,
  );
});

test('[EVENT-07] [LIST-06] [LIST-07] image, description, seat map and contents; titles by outlet type', async () => {
  const event = withItems({
    overrideName: 'The homecoming',
    imageOverrideUrl: '/images/ours.svg',
    description: '<p>Two sets.</p>',
    contents: [{ title: 'Getting there', body: '<p>Orange Line.</p>' }],
    show: {
      name: 'Juniper at Granite',
      imageUrl: '/images/theirs.svg',
      mobileImageUrl: '/images/phone.svg',
      seatMapUrl: '/images/map.svg',
    },
  });
  await openEvent(event);
  expect(document.querySelector('picture img')?.getAttribute('src')).toBe('/images/ours.svg');
  expect(document.querySelector('picture source')?.getAttribute('srcset')).toBe('/images/phone.svg');
  expect(document.querySelector('picture source')?.getAttribute('media')).toBe('(width < 769px)');
  for (const words of ['Two sets.', 'Getting there', 'Orange Line.', 'The homecoming']) {
    expect(main().textContent).toContain(words);
  }
  expect(main().textContent).toMatch(/Select Items.*Seat map.*Buy Now.*Two sets\./);
  cleanup();
  await openEvent(event, { outlet: sampleOutlet({ outletType: 4 }) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Granite Hall');
});

test('[PROD-05] [EVENT-09] [CART-03] [CONST-12] prices have their fees in them; choosing fills the panel; `Buy Now` holds and goes to the seats', async () => {
  const shop = await openEvent(withItems(), {
    server: (server) => void server.on(createCart, () => sampleCart()).on(getCart, () => sampleCart()),
  });
  expect(main().textContent).toContain('$98.75');
  const buy = screen.getByRole('button', { name: 'Buy Now' });
  expect(buy.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(buy);
  expect(shop.server.countOf(createCart)).toBe(0);
  fireEvent.change(screen.getByLabelText('Quantity, Orchestra'), { target: { value: '2' } });
  const panel = screen.getByRole('complementary', { name: 'Current Request' });
  expect(panel.textContent).toContain('Orchestra × 2$170.00');
  expect(panel.textContent).toContain('TotalBefore taxes and shipping$197.50');
  expect(panel.textContent).toContain('3 minutes to look at your seats, then 10 minutes to check out');
  fireEvent.click(screen.getByRole('button', { name: 'Buy Now' }));
  await shop.settle();
  expect(shop.server.asked.find(({ path }) => path === createCart.path)?.input).toEqual({
    lines: [{ priceLevelId: 1, quantity: 2 }],
  });
  expect(shop.address()).toBe(`/checkout/i/review/${sampleCart().uuid}`);
});

test('[CART-20] tickets that are held already are not released without a question', async () => {
  localStorage.setItem('draft:cart', sampleCart().uuid);
  const shop = await openEvent(withItems(), {
    server: (server) => void server.on(createCart, () => sampleCart()).on(getCart, () => sampleCart()),
  });
  fireEvent.change(screen.getByLabelText('Quantity, Orchestra'), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Buy Now' }));
  await shop.settle();
  const question = screen.getByRole('alertdialog', { name: 'You hold 2 tickets already' });
  expect(shop.server.countOf(createCart)).toBe(0);
  fireEvent.click(within(question).getByRole('button', { name: 'Release them and take these' }));
  await shop.settle();
  expect(shop.server.countOf(createCart)).toBe(1);
  expect(shop.address()).toBe(`/checkout/i/review/${sampleCart().uuid}`);
});

test('[CART-18] tickets that are gone are told once, beside the button, and the choice stays', async () => {
  const shop = await openEvent(withItems(), {
    server: (server) =>
      void server.on(createCart, () => {
        throw refusal(409, 'SOLD_OUT', 'These tickets are no longer available');
      }),
  });
  fireEvent.change(screen.getByLabelText('Quantity, Orchestra'), { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Buy Now' }));
  await shop.settle();
  expect(screen.getByText('Attention:')).toBeTruthy();
  expect(screen.getAllByText('These tickets are no longer available')).toHaveLength(1);
  expect(screen.getByLabelText<HTMLSelectElement>('Quantity, Orchestra').value).toBe('3');
});

test('[ROUTE-02] an item in the address comes into sight, and the cart’s quantities are filled in', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  await openEvent(
    withItems({ items: [sampleItem(), sampleItem({ id: 13, name: 'Boxes', priceLevels: [] })] }),
    {
      url: '/event/101/11/cart',
      server: (server) => void server.on(getCart, () => sampleCart()),
    },
  );
  expect(scrolled.mock.contexts.map((section) => (section as HTMLElement).id)).toEqual(['item-11']);
  expect(screen.getByLabelText<HTMLSelectElement>('Quantity, Orchestra').value).toBe('2');
  scrolled.mockRestore();
});

test('[LIST-12] an event sold elsewhere leads there, after a word', async () => {
  const shop = await openEvent(
    sampleEvent({ salesType: 3, show: { externalSalesUrl: 'https://sale.example/' } }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Get Tickets' }));
  await shop.settle();
  expect(screen.getByRole('dialog', { name: 'You are now leaving our site' })).toBeTruthy();
});
