// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listOrders } from '@stagedoor/contract/calls/shop/order-history';
import { getSeriesRequests } from '@stagedoor/contract/calls/shop/requests';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { sampleOrder } from '../parts/testing/sample-orders.ts';
import { sampleSeriesRequest } from '../parts/testing/sample-requests.ts';
import { sampleOutlet, userSession } from '../parts/testing/samples.ts';
import { openShop } from './testing/open-shop.tsx';

afterEach(cleanup);

const guestList = sampleOutlet({ outletType: 3 });
const open = (url: string, outlet = sampleOutlet()) => openShop({ url, outlet, session: userSession() });
const tabs = () => within(screen.getByRole('navigation', { name: 'Order History' })).getAllByRole('link');
const current = () => tabs().find((tab) => tab.getAttribute('aria-current') === 'page')?.textContent;

test('[HIST-01] [ROUTE-09] history has two tabs with addresses, and opens with requests', async () => {
  const shop = await open('/user/history');
  expect(tabs().map((tab) => tab.textContent)).toEqual(['My Requests', 'My Orders']);
  expect(current()).toBe('My Requests');
  fireEvent.click(screen.getByRole('link', { name: 'My Orders' }));
  await shop.settle();
  expect(shop.address()).toBe('/user/history/orders');
  expect(current()).toBe('My Orders');
});

test('[ROUTE-09] whoever has orders and no request begins with the orders; a request keeps its tab', async () => {
  const lists = (requests: SeriesRequest[]) => (server: StandInServer) =>
    void server.on(getSeriesRequests, () => requests).on(listOrders, () => ({ orders: [sampleOrder()] }));
  await openShop({ url: '/user/history', session: userSession(), server: lists([]) });
  expect(current()).toBe('My Orders');
  cleanup();
  await openShop({ url: '/user/history', session: userSession(), server: lists([sampleSeriesRequest()]) });
  expect(current()).toBe('My Requests');
});

test('[HIST-02] [PROD-03] [ROLE-09] a guest list has orders only, at whatever address', async () => {
  for (const url of ['/user/history', '/user/history/requests', '/user/history/requests/41/summary']) {
    await open(url, guestList);
    expect(tabs().map((tab) => tab.textContent)).toEqual(['My Orders']);
    expect(current()).toBe('My Orders');
    cleanup();
  }
});

test('[ROUTE-14] a view that does not exist is not found', async () => {
  await open('/user/history/orders/Z1/nonsense');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
});
