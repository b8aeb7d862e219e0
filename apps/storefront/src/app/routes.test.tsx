// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { getPublicDraw } from '@stagedoor/contract/calls/shop/draws';
import { startSession } from '@stagedoor/contract/calls/shop/session';
import { sampleEvent, sampleOutlet, sampleSession, userSession } from '../parts/testing/samples.ts';
import { toasts } from './testing/account-screens.ts';
import { checkout, openStage, uuid } from './testing/open-checkout.tsx';
import { openShop } from './testing/open-shop.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const always = sampleOutlet({ loginType: { constant: 'OUTLET_LOGIN_ALWAYS' } });
const heading = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

test('[ROUTE-01] `/` and `/events` show the event list, without a redirect between them', async () => {
  for (const url of ['/', '/events']) {
    const shop = await openShop({ url, events: [sampleEvent()] });
    expect(heading()).toEqual(['All Events']);
    expect(shop.address()).toBe(url);
    cleanup();
  }
});

test('[ROUTE-14] [ERR-08] any other address shows `Page not found`', async () => {
  for (const url of ['/nowhere', '/event/1/2/3/4', '/user', '/events/1', '/user/history/gifts']) {
    await openShop({ url, session: userSession() });
    expect(heading()).toEqual(['Page not found']);
    cleanup();
  }
});

test('[ROUTE-04] a checkout address of no known type goes to the list', async () => {
  for (const url of ['/checkout', '/checkout/foo/x', '/checkout/F/confirm', '/checkout/x/review/1']) {
    const shop = await openShop({ url });
    expect(shop.address()).toBe('/');
    cleanup();
  }
});

test('[ROUTE-08] the guest-list receipt exists at guest lists only', async () => {
  await openShop({ url: '/guestlistreceipt/5' });
  expect(heading()).toEqual(['Page not found']);
  cleanup();
  await openShop({ url: '/guestlistreceipt', outlet: sampleOutlet({ outletType: 3 }) });
  expect(heading()).toEqual(['No Receipt Found']);
});

test('[ROUTE-16] [ROUTE-17] [ROLE-02] account and history send a visitor to `/login` and remember the origin', async () => {
  for (const url of ['/user/account#cards', '/user/history', '/user/history/orders/Z1/receipt?print=1']) {
    const shop = await openShop({ url });
    expect(shop.address()).toBe('/login');
    expect(shop.state()).toEqual({ origin: url });
    cleanup();
    const signedIn = await openShop({ url, session: userSession() });
    expect(signedIn.address()).toContain(url.split(/[?#]/)[0]!.slice(0, 13));
    cleanup();
  }
});

test('[SESSION-09] [ROUTE-16] a session that ended is told where the customer must sign in again', async () => {
  const shop = await openShop({ url: '/user/account', session: userSession() });
  shop.server.on(startSession, () => sampleSession());
  act(() => shop.session.invalidate());
  await shop.settle();
  expect(shop.address()).toBe('/login');
  expect(shop.state()).toEqual({ origin: '/user/account' });
  expect(toasts()).toEqual(['Your session has ended. Please sign in to go on.']);
});

test('[ROUTE-15] [LIST-04] [EVENT-19] [ROLE-11] [ROLE-02] list, event and checkout need a login only where the outlet asks for it always', async () => {
  for (const url of ['/', '/events', '/event/101', '/checkout/i/review']) {
    const closed = await openShop({ url, outlet: always, written: false });
    expect(closed.address()).toBe('/login');
    expect(closed.state()).toEqual({ origin: url });
    cleanup();
    const open = await openShop({ url });
    expect(open.address()).not.toBe('/login');
    cleanup();
  }
  const member = await openShop({ outlet: always, written: false, session: userSession() });
  expect(member.address()).toBe('/');
});

test('[ROUTE-17] signing in, a new password and unknown pages stay open where login is always asked for', async () => {
  for (const url of ['/login', '/resetpassword/abc', '/nowhere']) {
    const shop = await openShop({ url, outlet: always, written: false });
    expect(shop.address()).toBe(url);
    cleanup();
  }
});

test('[ROUTE-18] [ERR-08] a draw that this shop does not have is not found; one that cannot be read can be tried again', async () => {
  for (const [answer, title] of [
    [refusal(404, 'NOT_FOUND', 'Not found'), 'Page not found'],
    [refusal(409, 'ODD', 'Not today'), 'This did not load'],
  ] as const) {
    const shop = await openShop({
      url: '/draws/7',
      server: (server) =>
        server.on(getPublicDraw, () => {
          throw answer;
        }),
    });
    expect(shop.server.asked.find(({ path }) => path === getPublicDraw.path)?.input).toEqual({ drawId: '7' });
    expect(heading()).toEqual([title]);
    cleanup();
  }
});

test('[ROLE-03] a signed-in customer has the account, both histories and the checkout', async () => {
  for (const [url, title] of [
    ['/user/account', 'My Account'],
    ['/user/history/orders', 'Order History'],
    ['/user/history/requests', 'Order History'],
  ] as const) {
    const shop = await openShop({ url, session: userSession() });
    expect([shop.address(), heading()]).toEqual([url, [title]]);
    cleanup();
  }
  const shop = await openStage({ cart: checkout, stage: 'shipping-address' });
  expect(shop.address()).toBe(`/checkout/i/shipping-address/${uuid}`);
});

test('[ROLE-01] a visitor may look at the list and go to an event', async () => {
  const shop = await openShop({ events: [sampleEvent()], session: sampleSession() });
  fireEvent.click(screen.getByRole('link', { name: /^Buy Now/ }));
  await shop.settle();
  expect(shop.address()).toBe('/event/101');
});

test('[SESSION-05] going to another page is use: the next refresh prolongs the session', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const shop = await openShop({ events: [sampleEvent()], session: userSession() });
  // What the first page asked for is over.
  vi.advanceTimersByTime(61_000);
  await shop.settle();
  vi.advanceTimersByTime(61_000);
  await shop.settle();
  expect(shop.server.asked.at(-1)?.input).toEqual({ extend: '0' });
  vi.advanceTimersByTime(1000);
  fireEvent.click(screen.getByRole('link', { name: 'Lantern Club' }));
  await shop.settle();
  vi.advanceTimersByTime(61_000);
  await shop.settle();
  expect(shop.server.asked.at(-1)?.input).toEqual({ extend: '1' });
});

test('the demo’s pages exist in the demo only', async () => {
  await openShop({ url: '/demo/ui' });
  expect(heading()).toEqual(['Page not found']);
});
