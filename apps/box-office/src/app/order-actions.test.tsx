// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { getOfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { changeOrderAddress, tryOrderCard } from '@stagedoor/contract/calls/office/order-actions';
import { listRefundWindows, setRefundWindow } from '@stagedoor/contract/calls/office/refund-windows';
import { listSavedViews, removeView, saveView } from '@stagedoor/contract/calls/office/saved-views';
import { getShopWords } from '@stagedoor/contract/calls/office/shop-words';
import { getSwitches } from '@stagedoor/contract/calls/office/switches';
import { searchOffice } from '@stagedoor/contract/calls/office/search';
import type { SavedView } from '@stagedoor/contract/calls/office/saved-views';
import { openOffice } from './testing/open-office.tsx';
import { order, orders } from './testing/sample-order.ts';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const address = {
  firstName: 'Robin',
  lastName: 'Vale',
  addressLineOne: '48 Harbor Street',
  city: 'Boston',
  state: 'MA',
  zip: '02110',
  countryId: 1,
  phone: '(617) 555-0134',
};
const noor = { changedBy: 'Noor Haddad', changedAt: '2026-11-17T15:41:00.000Z' };

test('[OFFICE-06] a declined card is tried again from the order, and what the gateway says is told', async () => {
  const { server } = await openOffice({
    session: signedIn(),
    url: '/orders/Z4100000114',
    server: (stand) =>
      orders(stand).on(tryOrderCard, () => ({ outcome: 'declined' as const, words: 'Insufficient funds' })),
  });
  await press('Try the card again…');
  await press('Charge $115.99');
  expect((await screen.findAllByText('Insufficient funds')).length).toBeGreaterThan(0);
  expect(server.asked.find(({ path }) => path === tryOrderCard.path)?.input).toEqual({
    number: 'Z4100000114',
    sort: 2,
    amountCents: 11_599,
  });
});

test('[STAFF-04] a viewer is offered neither', async () => {
  await openOffice({
    session: signedIn('viewer'),
    url: '/orders/Z4100000114',
    server: (stand) => orders(stand).on(getOfficeOrder, () => ({ ...order, address })),
  });
  await screen.findByText('The payment of $115.99 was declined.');
  expect(screen.queryByRole('button', { name: 'Try the card again…' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change the address…' })).toBeNull();
});

test('[OFFICE-04] whoever saves an address second sees both, and loses nothing that was typed', async () => {
  let saved = 0;
  const { server } = await openOffice({
    session: signedIn(),
    url: '/orders/Z4100000114',
    server: (stand) =>
      orders(stand)
        .on(getOfficeOrder, () => ({
          ...order,
          address: saved > 0 ? { ...address, city: 'Lowell' } : address,
          updatedAt: saved > 0 ? now : order.updatedAt,
        }))
        .on(changeOrderAddress, () => {
          saved += 1;
          if (saved === 1) throw refusal(409, 'CHANGED_MEANWHILE', 'Somebody else changed this', noor);
          return {};
        }),
  });
  await press('Change the address…');
  await userEvent.clear(await screen.findByLabelText('City'));
  await userEvent.type(screen.getByLabelText('City'), 'Salem');
  fireEvent.submit(screen.getByLabelText('City').closest('form')!);
  await screen.findByText('Somebody else changed it');
  expect(screen.getByText('Saved by Noor Haddad, 10:41 AM')).toBeTruthy();
  expect(screen.getByText('Lowell')).toBeTruthy();
  expect(screen.getByText('Salem')).toBeTruthy();
  await press('Save mine over it');
  await waitFor(() => expect(server.countOf(changeOrderAddress)).toBe(2));
  expect(server.asked.findLast(({ path }) => path === changeOrderAddress.path)?.input).toMatchObject({
    city: 'Salem',
    seenAt: now,
  });
});

test('[ADDR-15] [OFFICE-04] an order that goes abroad is sent to another address of its country', async () => {
  const berlin = {
    ...address,
    city: 'Berlin',
    state: '',
    zip: '10115',
    countryId: 276,
    phone: '+49 30 901820',
  };
  const { server } = await openOffice({
    session: signedIn(),
    url: '/orders/Z4100000114',
    server: (stand) =>
      orders(stand)
        .on(getOfficeOrder, () => ({ ...order, address: berlin }))
        .on(changeOrderAddress, () => ({})),
  });
  await press('Change the address…');
  expect((await screen.findByLabelText<HTMLSelectElement>('Country')).value).toBe('276');
  fireEvent.submit(screen.getByLabelText('City').closest('form')!);
  await waitFor(() => expect(server.countOf(changeOrderAddress)).toBe(1));
});

test('[OPS-25] [OFFICE-04] the words of a refund window change while it stays open, over nobody else’s', async () => {
  const window = {
    eventId: 101,
    name: 'Juniper',
    outletId: 1,
    isOpen: true,
    openText: 'Until Tuesday',
    asking: 2,
  };
  let saved = 0;
  const { server } = await openOffice({
    session: signedIn(),
    url: '/switches',
    server: (stand) =>
      stand
        .on(getSwitches, () => ({
          shops: [
            { outletId: 1, name: 'Lantern Club', people: 41, carts: 9, cartsInCheckout: 6, waiting: 0 },
          ],
          staysMinutes: 30,
        }))
        .on(getShopWords, () => ({ ownVersion: '1.0.0', statusTexts: [] }))
        .on(listRefundWindows, () => ({
          windows: [saved > 0 ? { ...window, openText: 'Until Friday', updatedAt: now } : window],
        }))
        .on(setRefundWindow, () => {
          saved += 1;
          if (saved === 1) throw refusal(409, 'CHANGED_MEANWHILE', 'Somebody else changed this', noor);
          return window;
        }),
  });
  await press('Words about refunds of Juniper…');
  const field = await screen.findByLabelText('What customers read while it is open');
  await userEvent.clear(field);
  await userEvent.type(field, 'Until Sunday');
  await press('Save the words');
  await screen.findByText('Somebody else changed it');
  expect(screen.getByText('Saved by Noor Haddad, 10:41 AM')).toBeTruthy();
  expect(screen.getAllByText('Until Friday').length).toBeGreaterThan(0);
  await press('Save mine over it');
  await waitFor(() => expect(server.countOf(setRefundWindow)).toBe(2));
  expect(server.asked.findLast(({ path }) => path === setRefundWindow.path)?.input).toMatchObject({
    isOpen: true,
    openText: 'Until Sunday',
    seenAt: now,
  });
});

test('[OFFICE-01] a filtered list is kept as a tab, with how many it finds, and given up again', async () => {
  const kept: SavedView[] = [];
  const { server } = await openOffice({
    session: signedIn('viewer'),
    url: '/orders?words=vale',
    server: (stand) =>
      orders(stand)
        .on(listSavedViews, () => ({ views: kept }))
        .on(saveView, ({ room, name, filter }) => {
          kept.push({ id: 1, room, name, filter });
          return kept[0]!;
        })
        .on(removeView, () => ({})),
  });
  await press('Save this view');
  await userEvent.type(await screen.findByLabelText('Name'), 'The Vales{Enter}');
  const tab = await screen.findByRole('link', { name: /^The Vales/ });
  expect(tab.getAttribute('aria-current')).toBe('page');
  await waitFor(() => expect(tab.textContent).toContain('1'));
  expect(server.asked.find(({ path }) => path === saveView.path)?.input).toEqual({
    room: 'orders',
    name: 'The Vales',
    filter: 'words=vale',
  });
  await press('Remove this view');
  expect(server.countOf(removeView)).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(server.countOf(removeView)).toBe(0);
});

test('[OFFICE-02] a search for five thousand characters asks for what anybody could mean, and says so shortly', async () => {
  const long = 'x'.repeat(5000);
  const { server } = await openOffice({
    session: signedIn(),
    url: `/search?q=${long}`,
    server: (stand) => stand.on(searchOffice, () => ({ hits: [], missing: [] })),
  });
  await screen.findByText(`Nothing is called “${'x'.repeat(40)}…”`);
  expect(server.asked.find(({ path }) => path === searchOffice.path)?.input).toEqual({ q: 'x'.repeat(200) });
});

test('[OFFICE-01] a list with five thousand characters in its address is not a broken one', async () => {
  const { server } = await openOffice({
    session: signedIn(),
    url: `/orders?words=${'x'.repeat(5000)}`,
    server: orders,
  });
  await screen.findByText('Z4100000114');
  expect(server.asked.find(({ path }) => path === 'orders/list')?.input).toMatchObject({
    words: 'x'.repeat(100),
  });
});
