// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { addOrderNote, getOfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { closeShop, getSwitches } from '@stagedoor/contract/calls/office/switches';
import { getSalesByHour, getToday } from '@stagedoor/contract/calls/office/today';
import { openOffice } from './testing/open-office.tsx';
import { orders } from './testing/sample-order.ts';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

test('[OFFICE-01] [OFFICE-10] the filter stands in the address, and the keys open the order and lead back', async () => {
  const { server, address } = await openOffice({
    session: signedIn(),
    url: '/orders?words=fan',
    server: orders,
  });
  await screen.findByText('Z4100000114');
  expect(server.asked.find(({ path }) => path === 'orders/list')?.input).toMatchObject({ words: 'fan' });
  expect((await screen.findAllByText('$366.49')).length).toBeGreaterThan(0);
  await userEvent.keyboard('j{Enter}');
  await waitFor(() => expect(address()).toBe('/orders/Z4100000114'));
  await screen.findByRole('heading', { level: 1, name: 'Z4100000114' });
  await userEvent.keyboard('u');
  await waitFor(() => expect(address()).toBe('/orders'));
});

test('[OFFICE-06] one order says what is open, what is missing of its story, and takes a note', async () => {
  const { server } = await openOffice({
    session: signedIn(),
    url: '/orders/Z4100000114',
    server: (stand) => orders(stand).on(addOrderNote, () => ({})),
  });
  await screen.findByText('The payment of $115.99 was declined.');
  expect(screen.getByText(/letters is missing/)).toBeTruthy();
  expect(screen.getByText('Asked for an upgrade in Denver').closest('li')?.textContent).toContain(
    'Time not known',
  );
  await userEvent.keyboard('n');
  await userEvent.keyboard('Called{Enter}');
  await waitFor(() => expect(server.countOf(addOrderNote)).toBe(1));
  expect(server.asked.find(({ path }) => path === 'orders/note')?.input).toEqual({
    number: 'Z4100000114',
    content: 'Called',
  });
});

test('[STAFF-04] a viewer is offered no note, and an order that is not there says so', async () => {
  await openOffice({ session: signedIn('viewer'), url: '/orders/Z4100000114', server: orders });
  await screen.findByText('The whole story');
  expect(screen.queryByRole('button', { name: 'Save the note' })).toBeNull();
  cleanup();
  const gone = () => {
    throw refusal(404, 'ORDER_NOT_FOUND', 'No order found');
  };
  await openOffice({
    session: signedIn(),
    url: '/orders/Z1',
    server: (stand) => stand.on(getOfficeOrder, gone),
  });
  expect(await screen.findByText('There is no order Z1')).toBeTruthy();
});

test('[OPS-07] a shop is closed with a message, and what did not go is said', async () => {
  let tries = 0;
  const { server } = await openOffice({
    session: signedIn('desk'),
    url: '/switches',
    server: (stand) =>
      stand
        .on(getSwitches, () => ({
          shops: [
            { outletId: 1, name: 'Lantern Club', people: 41, carts: 9, cartsInCheckout: 6, waiting: 0 },
          ],
          staysMinutes: 30,
        }))
        .on(closeShop, () => {
          if ((tries += 1) === 1) throw refusal(404, 'NOT_FOUND', 'Not found');
          return {};
        }),
  });
  await screen.findByText('41 people on the site, 9 carts, 6 of them in checkout');
  expect(screen.getByText('On the site is whoever was there in the last 30 minutes.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Close Lantern Club…' }));
  expect(screen.getByText('41 people see your message at their next click')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close Lantern Club' }));
  expect(screen.getByText('6 carts in checkout, which may finish until the clock ends')).toBeTruthy();
  expect(server.countOf(closeShop)).toBe(0);
  await userEvent.type(screen.getByLabelText('What customers read'), 'Back at noon{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Not found');
  await userEvent.click(screen.getByRole('button', { name: 'Close Lantern Club' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked.findLast(({ path }) => path === closeShop.path)?.input).toEqual({
    outletId: 1,
    message: 'Back at noon',
  });
});

test('[OFFICE-05] Today says what needs a person, with its number, its deadline and the way there', async () => {
  const hour = 3_600_000;
  const { address } = await openOffice({
    session: signedIn(),
    server: (stand) =>
      stand.on(getToday, () => ({
        matters: [
          {
            name: 'Payments',
            count: 1200,
            what: 'orders whose payment failed',
            detail: 'The oldest is of Robin Vale',
            since: new Date(now.getTime() - hour),
            path: '/orders?states=STATUS_ORDER_PAYMENT_FAILED',
          },
          {
            name: 'Grace',
            count: 1,
            what: 'award',
            since: new Date(now.getTime() + hour),
            path: '/charging',
          },
        ],
        forOthers: 3,
        missing: ['Ledger'],
      })),
  });
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  const first = lines.findIndex((line) => line?.includes('1,200 orders whose payment failed'));
  expect(lines[first]).toContain('The oldest is of Robin Vale');
  expect(lines[first]).toContain('Since ');
  expect(lines[first + 1]).toMatch(/1 award.*By /);
  expect(lines[first + 2]).toBe('3 more for others');
  expect(screen.getByText('Ledger could not be read.')).toBeTruthy();
  expect(screen.queryByText('Nothing needs you')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /^Look at them.*orders whose payment failed$/ }));
  await waitFor(() => expect(address()).toBe('/orders?states=STATUS_ORDER_PAYMENT_FAILED'));
});

test('[OFFICE-05] Today says how fresh it is and how the day stands beside the same weekday before', async () => {
  const today = Array.from({ length: 24 }, (_, hour) => (hour === 1 ? 120_00 : 0));
  const before = Array.from({ length: 24 }, (_, hour) => (hour === 1 ? 20_00 : 0));
  await openOffice({
    session: signedIn(),
    server: (stand) => stand.on(getSalesByHour, () => ({ today, before, orders: 1 })),
  });
  expect(await screen.findByText('$100.00 more than a week ago by 10 AM')).toBeTruthy();
  expect(screen.getByText('1 order')).toBeTruthy();
  expect(screen.getByText(/^Live, \d+ s ago$/)).toBeTruthy();
});
