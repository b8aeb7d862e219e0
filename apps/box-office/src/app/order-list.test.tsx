// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { saveTracking } from '@stagedoor/contract/calls/office/fulfilment';
import { sendOrderLettersAgain } from '@stagedoor/contract/calls/office/mail';
import {
  countOrderViews,
  exportOfficeOrders,
  listOfficeOrders,
} from '@stagedoor/contract/calls/office/orders';
import { openOffice } from './testing/open-office.tsx';
import { orders } from './testing/sample-order.ts';
import { now, signedIn, workplaceOf } from './testing/sample-session.ts';

afterEach(cleanup);

const NUMBER = 'Z4100000114';

test('[OFFICE-01] tabs hold what needs somebody, with how many; a filter is a chip that can be taken away', async () => {
  const { server, address } = await openOffice({
    session: signedIn(),
    url: '/orders?delivery=2.3&event=101',
    server: orders,
  });
  const tab = await screen.findByRole('link', { name: /^To ship/ });
  await waitFor(() => expect(tab.textContent).toContain('412'));
  await userEvent.click(tab);
  await waitFor(() => expect(address()).toBe('/orders?delivery=2.3&event=101&view=to-ship'));
  const asks = () => server.asked.findLast(({ path }) => path === listOfficeOrders.path)!.input;
  await waitFor(() => expect(asks()).toMatchObject({ deliveries: '2.3', eventIds: '101', view: 'to-ship' }));
  // The numbers beside the tabs are those of the other filters alone.
  const counts = server.asked.filter(({ path }) => path === countOrderViews.path);
  expect(counts.map(({ input }) => Object.keys(input as object))).not.toContainEqual(
    expect.arrayContaining(['view']),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Delivery: 2 chosen/ }));
  await waitFor(() => expect(address()).toBe('/orders?event=101&view=to-ship'));
});

test('[OFFICE-01] rows are chosen by key, and what was chosen is exported alone', async () => {
  const task = { id: '11111111-1111-4111-8111-111111111111', kind: 'orders.export', title: 'Orders' };
  const { server } = await openOffice({
    session: signedIn(),
    url: '/orders',
    server: (stand) =>
      orders(stand).on(exportOfficeOrders, () => ({
        ...task,
        state: 'waiting' as const,
        done: 0,
        failed: 0,
        parts: 0,
        maySteer: false,
        startedBy: 'Owner',
        createdAt: now,
      })),
  });
  await screen.findByText(NUMBER);
  await userEvent.keyboard('jx');
  const chosen = (await screen.findByText('1 chosen')).closest('div')!;
  await userEvent.click(within(chosen).getByRole('button', { name: 'Export 1 as CSV' }));
  await waitFor(() => expect(server.countOf(exportOfficeOrders)).toBe(1));
  expect(server.asked.find(({ path }) => path === exportOfficeOrders.path)!.input).toEqual({
    numbers: [NUMBER],
  });
});

test('[OFFICE-03] letters of chosen orders go again after a question, and those that had none are named', async () => {
  const { server } = await openOffice({
    session: signedIn(),
    url: '/orders',
    server: (stand) =>
      orders(stand).on(sendOrderLettersAgain, () => ({
        sent: 0,
        left: [{ number: NUMBER, why: 'No letter about it can be sent again.' }],
      })),
  });
  await screen.findByText(NUMBER);
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(NUMBER) }));
  await userEvent.click(screen.getByRole('button', { name: 'Send 1 letter again…' }));
  expect(server.countOf(sendOrderLettersAgain)).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Send 1 letter again' }));
  expect(await screen.findByText(`${NUMBER}: No letter about it can be sent again.`)).toBeTruthy();
});

test('[PARCEL-01] chosen orders are marked shipped with a number each; one that is wrong stays, with its reason', async () => {
  const line = { line: 1, order: NUMBER, tracking: 'x' };
  let tries = 0;
  const { server } = await openOffice({
    session: signedIn(),
    url: '/orders',
    server: (stand) =>
      orders(stand).on(saveTracking, () =>
        (tries += 1) === 1
          ? { saved: 0, problems: [{ ...line, problem: 'The check digit is wrong.' }] }
          : { saved: 1, problems: [] },
      ),
  });
  await screen.findByText(NUMBER);
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(NUMBER) }));
  await userEvent.click(screen.getByRole('button', { name: 'Mark 1 shipped…' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Mark shipped' }));
  expect(server.countOf(saveTracking)).toBe(0);
  await userEvent.type(dialog.getByLabelText(NUMBER), '1Z999{Enter}');
  expect((await dialog.findAllByText('The check digit is wrong.')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText(NUMBER), '9{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked.findLast(({ path }) => path === saveTracking.path)!.input).toEqual({
    file: `order,tracking\r\n${NUMBER},1Z9999\r\n`,
  });
});

test('[STAFF-04] whoever can do nothing with several orders cannot choose any', async () => {
  await openOffice({ session: signedIn('viewer'), url: '/orders', server: orders });
  await screen.findByText(NUMBER);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('[STAFF-04] a viewer is offered neither a refund nor a cancellation of an order', async () => {
  await openOffice({ session: signedIn('viewer'), url: `/orders/${NUMBER}`, server: orders });
  await screen.findByText('The whole story');
  expect(screen.queryByRole('link', { name: 'Refund…' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
});

test('[MONEY-01] the office of a seller in euros speaks of euros', async () => {
  const workplaces = [workplaceOf('owner', { currency: 'EUR' })];
  await openOffice({ session: signedIn('owner', { workplaces }), url: '/orders', server: orders });
  expect((await screen.findAllByText(/€366\.49/)).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain('$');
});
