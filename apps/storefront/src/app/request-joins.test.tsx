// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addEventToRequest, draftSeriesRequest } from '@stagedoor/contract/calls/shop/requests';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { Outlet } from '@stagedoor/contract/entities/outlet';
import { sampleAddon, sampleItem } from '../parts/testing/sample-items.ts';
import {
  sampleDraft,
  sampleEventRequest,
  sampleSeries,
  sampleSeriesRequest,
} from '../parts/testing/sample-requests.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { outletWithTerms } from './testing/account-screens.ts';
import { button, choose, howMany, levels, openPicker, panel, requestEvent } from './testing/open-picker.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

test('[EVENT-11] [FAN-09] [FAN-21] who has asked for the event is pointed to their requests', async () => {
  await openPicker({ requests: [sampleSeriesRequest()] });
  const link = screen.getByRole('link', { name: 'Go to my requests' });
  expect(link.getAttribute('href')).toBe('/user/history/requests');
  expect(panel().textContent).toContain('Orchestra × 2$170.00');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

const other = sampleSeriesRequest({ eventRequests: [sampleEventRequest({ eventId: 102 })] });
const joined = sampleDraft({
  id: 1,
  number: '10001',
  totals: { ...other.totals, totalCents: 402_50 },
  eventRequests: [sampleEventRequest()],
});

async function askToAdd(event: OutletEvent, gainedPlan: boolean, outlet?: Outlet, draft = joined) {
  const shop = await openPicker({
    event,
    outlet,
    requests: [other],
    server: (stand) =>
      void stand
        .on(draftSeriesRequest, () => [draft])
        .on(addEventToRequest, () => ({
          number: '10001',
          eventRequestUuid: sampleEventRequest().uuid,
          gainedPlan,
        })),
  });
  choose('Orchestra');
  howMany(2);
  fireEvent.click(button('Continue'));
  await shop.settle();
  return shop;
}

test('[FAN-08] [EVENT-13] joining a request shows its terms, and waits for them', async () => {
  const shop = await askToAdd(requestEvent(), false, outletWithTerms());
  const dialog = within(screen.getByRole('dialog', { name: 'Add to Request' }));
  const add = () => dialog.getByRole('button', { name: 'Add for at most $402.50' });
  add().focus();
  fireEvent.click(add());
  expect(add().getAttribute('aria-disabled')).toBe('true');
  expect(shop.server.countOf(addEventToRequest)).toBe(0);
  // A press on what complains leads to what is missing, however far away that is.
  expect(document.activeElement).toBe(dialog.getByRole('checkbox'));
  fireEvent.click(dialog.getByRole('checkbox'));
  fireEvent.click(add());
  await shop.settle();
  expect(shop.server.countOf(addEventToRequest)).toBe(1);
});

test('[FAN-10] [EVENT-13] [EVENT-17] an event joins the pending request: addons and the new total first', async () => {
  const event = requestEvent({ items: [sampleItem({ priceLevels: levels }), sampleAddon()] });
  const shop = await askToAdd(event, false);
  const dialog = within(screen.getByRole('dialog', { name: 'Add to Request' }));
  expect(shop.address()).toBe('/event/101');
  fireEvent.change(dialog.getByLabelText('Quantity, Garage place'), { target: { value: '1' } });
  await shop.settle();
  expect(dialog.getByText('At most')).toBeTruthy();
  expect(shop.server.countOf(addEventToRequest)).toBe(0);
  fireEvent.click(dialog.getByRole('button', { name: 'Add for at most $402.50' }));
  await shop.settle();
  expect(shop.server.asked.find(({ path }) => path === addEventToRequest.path)?.input).toEqual({
    userId: 7,
    seriesRequestId: 1,
    seriesId: 11,
    eventId: 101,
    lines: [
      { priceLevelId: 1, quantity: 2, optOut: false },
      { priceLevelId: 2, quantity: 1 },
    ],
  });
});

test('[EVENT-14] [FAN-11] [PLAN-06] the success is told with two ways on, and a plan that was gained', async () => {
  for (const gained of [true, false]) {
    const shop = await askToAdd(requestEvent(), gained);
    fireEvent.click(button('Add for at most $402.50'));
    await shop.settle();
    const dialog = within(screen.getByRole('dialog', { name: 'Request has been updated' }));
    const href = (name: string) => dialog.getByRole('link', { name }).getAttribute('href');
    expect(href('Add To Your Request')).toBe('/events');
    expect(href('View Your Request')).toBe('/user/history/requests/10001');
    expect(dialog.queryByText(/now qualifies for a payment plan/) !== null).toBe(gained);
    cleanup();
    sessionStorage.clear();
  }
});

test('[FAN-17] [FAN-18] an addition that is refused stays in the dialog, with why', async () => {
  const shop = await askToAdd(requestEvent(), false);
  shop.server.on(addEventToRequest, () => {
    throw refusal(409, 'REQUEST_EXISTS', 'You already have a request for this event');
  });
  fireEvent.click(button('Add for at most $402.50'));
  await shop.settle();
  const dialog = within(screen.getByRole('dialog', { name: 'Add to Request' }));
  expect(dialog.getByRole('alert').textContent).toContain('Unable to handle request');
  expect(dialog.getByRole('alert').textContent).toContain('You already have a request for this event');
});

test('[ERR-77] [FAN-10] a new total that cannot be worked out is said in the dialog, with a way to try again', async () => {
  const shop = await openPicker({
    event: requestEvent(),
    requests: [other],
    server: (stand) => void stand.on(draftSeriesRequest, () => []),
  });
  choose('Orchestra');
  howMany(2);
  fireEvent.click(button('Continue'));
  await shop.settle();
  const dialog = within(screen.getByRole('dialog', { name: 'Add to Request' }));
  expect(dialog.getByText('Unable to build series summary')).toBeTruthy();
  shop.server.on(draftSeriesRequest, () => [joined]);
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await shop.settle();
  expect(dialog.queryByText('Unable to build series summary')).toBeNull();
  expect(dialog.getByText('At most')).toBeTruthy();
});

test('[EVENT-24] [EVENT-13] who asks for more shows than one is awarded is told which ones the total counts', async () => {
  const series = sampleSeries({ mostEvents: 1 });
  const eventRequests = [sampleEventRequest(), sampleEventRequest({ eventId: 102 })];
  await askToAdd(requestEvent(), false, undefined, { ...joined, series, eventRequests });
  const dialog = screen.getByRole('dialog', { name: 'Add to Request' });
  expect(dialog.textContent).toContain('At mostfor the dearest show, as you are awarded one');
});
