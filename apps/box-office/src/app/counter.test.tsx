// @vitest-environment happy-dom
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import {
  getCounter,
  giveAwayAtCounter,
  sellAtCounter,
  sendPaymentLink,
  takeCounterMoney,
  tryCounterCode,
} from '@stagedoor/contract/calls/office/counter';
import type { Counter } from '@stagedoor/contract/calls/office/counter';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { getOfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openOffice } from './testing/open-office.tsx';
import { order, orders } from './testing/sample-order.ts';
import { signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const WILL_CALL = '00000000-0000-4000-8000-000000000001';
const counter: Counter = {
  eventId: 102,
  outletId: 1,
  name: 'The homecoming',
  levels: [
    {
      id: 1004,
      item: 'Floor',
      name: 'Standing',
      isAddOn: false,
      isOnSale: true,
      free: 3,
      priceCents: 4000,
      fees: [{ name: 'Service', valueCents: 500 }],
      taxPpm: 62_500,
      includedPpm: 0,
      limit: 8,
      minimum: 1,
      multiplier: 1,
      hasNamedSeats: true,
    },
  ],
  deliveries: [{ uuid: WILL_CALL, name: 'Will Call', priceCents: 0, needsAddress: false }],
  today: '2026-11-15',
  lastDayKept: '2026-12-15',
  giftTickets: 0,
};

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('[PROG-12] the sum stands there with fees and tax before anything is sold; a no keeps what was typed', async () => {
  let left = 3;
  const { server, address } = await openOffice({
    url: '/events/102/sell',
    session: signedIn('desk'),
    server: (stand) =>
      void orders(stand)
        .on(getCounter, () => ({ ...counter, levels: [{ ...counter.levels[0]!, free: left }] }))
        .on(sellAtCounter, () => {
          if (left === 1) return { number: order.number };
          left = 1;
          throw refusal(409, 'COUNTER_REFUSED', 'Standing: only 1 are left');
        }),
  });
  await press('Sell and send the link');
  expect(server.countOf(sellAtCounter)).toBe(0);
  expect(screen.getAllByText('First name required').length).toBeGreaterThan(0);
  const many = screen.getByLabelText('How many, Standing');
  expect(within(many).getAllByRole('option')).toHaveLength(4);
  fireEvent.change(many, { target: { value: '2' } });
  fill(/^First name/, 'Ines');
  fill(/^Last name/, 'Okafor');
  fill(/^Email/, 'ines@example.com');
  fill(/^Which seats of Standing/, 'A 1-2');
  await userEvent.click(screen.getByRole('radio', { name: 'In cash, now' }));
  const sum = within(screen.getByRole('region', { name: 'The sum' }));
  expect(sum.getByText('$95.63')).toBeTruthy();
  await press('Take $95.63 and sell');
  expect((await screen.findAllByText('Standing: only 1 are left')).length).toBeGreaterThan(0);
  expect(server.asked.find(({ path }) => path === sellAtCounter.path)?.input).toEqual({
    eventId: 102,
    lines: [{ levelId: 1004, quantity: 2, seats: 'A 1-2' }],
    firstName: 'Ines',
    lastName: 'Okafor',
    email: 'ines@example.com',
    deliveryMethodUuid: WILL_CALL,
    way: 'cash',
    totalCents: 9563,
  });
  expect(await screen.findByText(/1 is left/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Last name/).value).toBe('Okafor');
  await press('Take $95.63 and sell');
  expect(await screen.findByRole('heading', { level: 1, name: order.number })).toBeTruthy();
  expect(address()).toContain(`/orders/${order.number}`);
});

test('[PROG-12] the desk gives away up to the owner’s number; an owner says which that is', async () => {
  await openOffice({
    url: '/events/102/sell',
    session: signedIn('desk'),
    server: (stand) => void stand.on(getCounter, () => counter),
  });
  const gift = await screen.findByRole<HTMLInputElement>('radio', { name: 'Not at all: given away' });
  expect(gift.disabled).toBe(true);
  cleanup();
  const { giftTickets: _none, ...forOwner } = counter;
  const { server } = await openOffice({
    url: '/events/102/sell',
    session: signedIn('owner'),
    server: (stand) =>
      void orders(stand)
        .on(getCounter, () => ({ ...forOwner, deskGiftTickets: 2 }))
        .on(giveAwayAtCounter, () => ({ number: order.number })),
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Not at all: given away' }));
  expect(screen.getByLabelText<HTMLSelectElement>(/^The desk may give away/).value).toBe('2');
  fireEvent.change(screen.getByLabelText('How many, Standing'), { target: { value: '1' } });
  fill(/^First name/, 'Ada');
  fill(/^Last name/, 'Moss');
  fill(/^Email/, 'ada@example.com');
  await press('Give away');
  expect(server.countOf(giveAwayAtCounter)).toBe(0);
  fill(/^Why/, 'Lost a wager');
  await press('Give away');
  await screen.findByRole('heading', { level: 1, name: order.number });
  expect(server.asked.find(({ path }) => path === giveAwayAtCounter.path)?.input).toMatchObject({
    reason: 'Lost a wager',
  });
});

test('[PROG-12] an order that waits to be paid: cash is noted, and one that ended meanwhile says by whom', async () => {
  const { customer: _none, ...sold } = order;
  let isOver = true;
  const { server } = await openOffice({
    url: `/orders/${order.number}`,
    session: signedIn('desk'),
    server: (stand) =>
      void orders(stand)
        .on(getOfficeOrder, () => ({
          ...sold,
          buyer: 'Ines Okafor',
          counter: { dueCents: 8500, payUntil: new Date('2026-11-15T16:12:00Z') },
        }))
        .on(sendPaymentLink, () => ({ until: new Date('2026-11-15T16:12:00Z') }))
        .on(takeCounterMoney, () => {
          if (!isOver) return {};
          isOver = false;
          throw refusal(409, 'COUNTER_REFUSED', 'Noor Haddad, Owner canceled this order on Sun, Nov 15.');
        }),
  });
  expect(await screen.findByText('Ines Okafor')).toBeTruthy();
  expect(screen.getByText(/kept until Sun, Nov 15, 2026, 11:12 AM/)).toBeTruthy();
  await press('Take cash…');
  await press('Note $85.00');
  expect((await screen.findAllByText(/Noor Haddad, Owner canceled this order/)).length).toBeGreaterThan(0);
  await press('Note $85.00');
  expect((await screen.findAllByText('$85.00 is noted')).length).toBeGreaterThan(0);
  expect(server.asked.find(({ path }) => path === takeCounterMoney.path)?.input).toEqual({
    number: order.number,
    method: 'cash',
    amountCents: 8500,
  });
});

test('[CODE-01] [PROG-12] a buyer’s code opens a level, stands in the sum, and goes with the sale', async () => {
  const [standing] = counter.levels;
  const later = { ...standing!, id: 1005, name: 'Later', isOnSale: false, hasNamedSeats: false };
  const levelIds = [1004, 1005];
  const { server } = await openOffice({
    url: '/events/102/sell',
    session: signedIn('desk'),
    server: (stand) =>
      void orders(stand)
        .on(getCounter, () => ({ ...counter, levels: [standing!, later] }))
        .on(tryCounterCode, ({ code }) => {
          if (code !== 'early') throw refusal(404, 'CODE_NOT_KNOWN', codeMessages.notKnown);
          return {
            code: 'EARLY',
            levelIds,
            openLevelIds: levelIds,
            takesOff: { kind: 'amount', cents: 500, per: 'ticket', withFees: false },
          } as const;
        })
        .on(sellAtCounter, () => ({ number: order.number })),
  });
  await screen.findByLabelText('How many, Standing');
  expect(screen.queryByLabelText('How many, Later')).toBeNull();
  fill(/^A code/, 'erly');
  await press('Use it');
  expect(await screen.findByText(codeMessages.notKnown)).toBeTruthy();
  fill(/^A code/, 'early');
  await userEvent.type(screen.getByLabelText(/^A code/), '{enter}');
  expect(await screen.findByText('EARLY is in use')).toBeTruthy();
  fireEvent.change(await screen.findByLabelText('How many, Later'), { target: { value: '2' } });
  const sum = within(screen.getByRole('region', { name: 'The sum' }));
  // $80.00 and $10.00 fees, less ten, and 6.25 % of what is left.
  for (const part of ['$80.00', 'Code EARLY', '-$10.00', '$85.00']) expect(sum.getByText(part)).toBeTruthy();
  fill(/^First name/, 'Ines');
  fill(/^Last name/, 'Okafor');
  fill(/^Email/, 'ines@example.com');
  await press('Sell and send the link');
  expect(server.asked.find(({ path }) => path === sellAtCounter.path)?.input).toMatchObject({
    lines: [{ levelId: 1005, quantity: 2 }],
    code: 'EARLY',
    totalCents: 8500,
  });
});
