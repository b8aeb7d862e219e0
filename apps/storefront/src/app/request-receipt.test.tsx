// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getSeriesRequests } from '@stagedoor/contract/calls/shop/requests';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import {
  sampleEventRequest,
  sampleRequestLine,
  sampleSeriesRequest,
} from '../parts/testing/sample-requests.ts';
import { sampleOutlet, userSession } from '../parts/testing/samples.ts';
import { address, main, outlet } from './testing/open-checkout.tsx';
import { cardOf } from './testing/open-request.tsx';
import { openShop } from './testing/open-shop.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const { uuid } = sampleEventRequest();
const payment = (sort: number, amountCents: number, dueDay?: string) => ({
  id: sort,
  uuid: cardOf(sort).uuid,
  sort,
  paymentMethodId: sort,
  paymentMethodUuid: cardOf(1).uuid,
  paymentMethod: cardOf(1),
  amountCents,
  dueDay,
});
const sent = (change: Partial<SeriesRequest> = {}) =>
  sampleSeriesRequest({
    shipping: { id: 1, uuid: cardOf(9).uuid, ...address },
    delivery: outlet.deliveryMethods?.[1],
    payments: [payment(1, 205_00)],
    ...change,
  });

const openReceipt = (
  requests: SeriesRequest[],
  { url = `/user/history/requests/10001/receipt/${uuid}`, outletType = 1 } = {},
) =>
  openShop({
    url,
    outlet: sampleOutlet({ outletType }),
    session: userSession({ email: 'robin@example.com' }),
    server: (stand) => void stand.on(getSeriesRequests, () => requests),
  });

test('[RECEIPT-01] [RECEIPT-02] [RECEIPT-03] [RECEIPT-06] thanks, the number, what is not decided yet, shipping and payment', async () => {
  const shop = await openReceipt([sent()]);
  expect(shop.server.asked.at(-1)?.input).toEqual({ number: '10001' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Success! Thank you for completing your request',
  );
  for (const words of [
    'Confirmation number 10001',
    'Your request has not been awarded yet. Your payment has not been processed yet.',
    'Juniper & the Tides',
    'Max Series Total$205.00',
    '12 Box Elder Rd',
    'Tracked mail',
    'Visa ending in 1111',
    'robin@example.com',
  ]) {
    expect(main().textContent).toContain(words);
  }
});

test('[RECEIPT-04] [RECEIPT-05] the ways on, and an `Edit` for each line', async () => {
  const lines = [
    sampleRequestLine({ optOut: true }),
    sampleRequestLine({ id: 2, uuid: cardOf(2).uuid, levelName: 'Poster', quantity: 1, isAddOn: true }),
  ];
  await openReceipt([sent({ eventRequests: [sampleEventRequest({ lines })] })]);
  const href = (name: string) => within(main()).getByRole('link', { name }).getAttribute('href');
  expect(href('Request More Tickets')).toBe('/events');
  expect(href('Back to Events')).toBe('/');
  expect(href('View My Requests')).toBe('/user/history/requests');
  for (const line of ['Edit Orchestra × 2', 'Edit Poster × 1']) {
    expect(href(line)).toBe(`/user/history/requests/10001/item-details/${uuid}`);
  }
  expect(main().textContent).toContain('This level or nothing');
});

test('[RECEIPT-07] [RECEIPT-08] on a plan its days; with mobile tickets what to know of them', async () => {
  const payments = [
    payment(1, 84_70, '2026-12-13'),
    payment(2, 67_65, '2027-01-12'),
    payment(3, 67_65, '2027-01-24'),
  ];
  const mobile = {
    ...outlet.deliveryMethods![0]!,
    deliveryType: 4,
    name: 'Mobile tickets',
    notes: 'Your phone is your ticket.',
  };
  await openReceipt([sent({ planEnrolled: true, payments, delivery: mobile })]);
  expect(main().textContent).toContain('1st paymentSun, Dec 13, 2026 · Visa ending in 1111$84.70');
  expect(main().textContent).toContain('3rd paymentSun, Jan 24, 2027 · Visa ending in 1111$67.65');
  expect(main().textContent).toContain('Your phone is your ticket.');
  cleanup();
  await openReceipt([sent({ delivery: { ...mobile, deliveryType: 2, name: 'Tracked mail' } })]);
  expect(main().textContent).toContain('Tracked mail');
  expect(main().textContent).not.toContain('Your phone is your ticket.');
});

test('[RECEIPT-03] [STATUS-08] once it is processed, the status stands in place of the notice', async () => {
  const status = {
    constant: 'STATUS_REQUEST_CONFIRMED_PARTIAL',
    customerStatus: 'Confirmed in part',
  } as const;
  await openReceipt([sent({ status, eventRequests: [sampleEventRequest({ status })] })]);
  expect(main().textContent).toContain('Confirmed in part');
  expect(main().textContent).not.toContain('has not been awarded yet');
});

test('[RECEIPT-10] a request that is not there, or not in this one: `No request found`', async () => {
  await openReceipt([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No request found');
  cleanup();
  await openReceipt([sent()], { url: `/user/history/requests/10001/receipt/${cardOf(5).uuid}` });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No request found');
});

test('[RECEIPT-09] [PROD-03] without its ids the list is used, and a guest list has orders only', async () => {
  const shop = await openReceipt([], { url: '/user/history/requests/10001/receipt' });
  expect(shop.address()).toBe('/user/history/requests');
  cleanup();
  expect((await openReceipt([], { outletType: 3 })).address()).toBe('/user/history/orders');
});
