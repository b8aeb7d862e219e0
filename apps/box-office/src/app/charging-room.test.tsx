// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { extendGrace, getCharging, letGo, retryCharges } from '@stagedoor/contract/calls/office/charging';
import type { Charging, DeclinedPayment } from '@stagedoor/contract/calls/office/charging';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const declined = (paymentId: number, more: Partial<DeclinedPayment> = {}): DeclinedPayment => ({
  paymentId,
  order: `Z410000010${paymentId}`,
  name: 'Robin Vale',
  run: '13',
  amountCents: 115_99,
  why: 'Insufficient funds',
  failedAt: inHours(-1),
  graceUntil: inHours(47),
  extended: 0,
  ...more,
});
const none = { cards: 0, cents: 0 };
const charging: Charging = {
  runs: [],
  captured: none,
  declined: none,
  waiting: none,
  held: none,
  unknown: none,
  declinedPayments: [
    declined(1),
    declined(2, { graceUntil: undefined, nextTryAt: inHours(72), why: '' }),
    declined(3, { graceUntil: undefined }),
  ],
  coming: [],
  undecided: [],
};

async function open(role: 'owner' | 'viewer' = 'owner') {
  const office = await openOffice({
    session: signedIn(role),
    url: '/charging',
    server: (stand) =>
      stand
        .on(getCharging, () => charging)
        .on(extendGrace, () => ({ until: inHours(71) }))
        .on(letGo, () => ({ canceled: 2 }))
        .on(retryCharges, () => ({ retried: 1 })),
  });
  await screen.findByText('Declined, the clock runs');
  return office;
}
const choose = async (order: string) =>
  userEvent.click(screen.getByRole('checkbox', { name: new RegExp(order) }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (server: { asked: { path: string; input: unknown }[] }, { path }: { path: string }) =>
  server.asked.filter((each) => each.path === path).map(({ input }) => input);

test('[AWARD-03] who was declined, why, and how long they have', async () => {
  await open();
  const [, ...rows] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/Z4100000101.*Robin Vale.*Insufficient funds.*\$115\.99.*1 d 23 h/);
  expect(rows[1]).toMatch(/The card could not be charged.*Tried again by itself/);
  expect(rows[2]).toMatch(/Waits for a person/);
});

test('[AWARD-03] more time is given to one whose clock runs, with a reason', async () => {
  const { server } = await open();
  await choose('Z4100000103');
  expect(screen.getByRole('button', { name: /Give more time/ }).getAttribute('aria-disabled')).toBe('true');
  await choose('Z4100000103');
  await choose('Z4100000101');
  await press(/Give more time/);
  expect((await screen.findByRole('dialog')).textContent).toContain(
    '24 hours more; the fan is told. Twice at most.',
  );
  await press('Give 24 hours more');
  expect(server.countOf(extendGrace)).toBe(0);
  await userEvent.type(screen.getByLabelText('Reason'), 'On holiday');
  await press('Give 24 hours more');
  await waitFor(() =>
    expect(sent(server, extendGrace)).toEqual([{ paymentId: 1, hours: 24, reason: 'On holiday' }]),
  );
});

test('[AWARD-02] all that were chosen are tried again', async () => {
  const { server } = await open();
  await choose('Z4100000101');
  await choose('Z4100000102');
  await press('Try 2 again…');
  expect((await screen.findByRole('dialog')).textContent).toContain('$231.98, with the cards they have now.');
  await userEvent.type(screen.getByLabelText('Reason'), 'They called');
  await press('Try 2 again');
  await waitFor(() =>
    expect(sent(server, retryCharges)).toEqual([{ paymentIds: [1, 2], reason: 'They called' }]),
  );
});

test('[AWARD-04] all that were chosen are let go, and the question says what that means', async () => {
  const { server } = await open();
  await choose('Z4100000101');
  await choose('Z4100000103');
  await press('Let 2 go…');
  expect((await screen.findByRole('dialog')).textContent).toContain(
    '$231.98 will not be charged. The orders are canceled, the fans are told, and the seats go to the next walk.',
  );
  await userEvent.type(screen.getByLabelText('Reason'), 'They asked for it');
  await press('Cancel 2 unpaid');
  await waitFor(() =>
    expect(sent(server, letGo)).toEqual([{ paymentIds: [1, 3], reason: 'They asked for it' }]),
  );
});

test('[AWARD-03] who may only look is offered none of it', async () => {
  await open('viewer');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
