import { expect, test } from 'vitest';
import { orderSteps } from './order-steps.ts';
import { newYork } from '../time/testing/new-york.ts';

const now = new Date('2026-11-15T17:00:00Z');
const paid = { sort: 1, amountCents: 165_70, captured: true, failed: false, charging: false };
const order = {
  currency: 'USD',
  times: newYork,
  state: 'STATUS_ORDER_PAID',
  orderedAt: new Date('2026-11-03T17:00:00Z'),
  planEnrolled: true,
  payments: [paid],
  delivery: { deliveryType: 2, name: 'Tracked mail' },
  shippedDay: undefined,
  estimatedShipDay: '2026-11-28',
  onPhone: { there: 'none', isDue: true, nextDay: undefined },
  showStartsAt: new Date('2026-12-16T00:30:00Z'),
  showText: 'Tue, Dec 15, 2026, 7:30 PM',
} as const;
const told = (steps: ReturnType<typeof orderSteps>) =>
  steps.map(({ state, title, text }) => [state, title, text]);

test('[RECEIPT-11] paid, then sent, then the show: the present step is the first that is not done', () => {
  expect(told(orderSteps(order, now))).toEqual([
    ['done', 'Paid', 'Tue, Nov 3, 2026. Your tickets are yours.'],
    ['current', 'We ship', 'Tracked mail leaves about Sat, Nov 28, 2026.'],
    ['later', 'At the door', 'Tue, Dec 15, 2026, 7:30 PM.'],
  ]);
  expect(told(orderSteps({ ...order, shippedDay: '2026-11-14' }, now)).slice(1)).toEqual([
    ['done', 'Shipped', 'Sat, Nov 14, 2026.'],
    ['current', 'At the door', 'Tue, Dec 15, 2026, 7:30 PM.'],
  ]);
  for (const estimatedShipDay of [null, '2026-11-14'])
    expect(orderSteps({ ...order, estimatedShipDay }, now)[1]?.text).toContain('We email you');
});

test('[RECEIPT-11] a payment that failed wants the customer, and nothing leaves before all are in', () => {
  const failed = { ...paid, sort: 2, amountCents: 146_27, captured: false, failed: true };
  const last = { ...failed, sort: 3, failed: false, dueDay: '2026-11-27' };
  const steps = orderSteps({ ...order, payments: [last, failed, { ...paid, dueDay: '2026-09-06' }] }, now);
  expect(told(steps)).toEqual([
    ['done', '1st payment', 'Sun, Sep 6, 2026. Your tickets are kept for you.'],
    ['current', '2nd payment', 'Pay $146.27 now, with this card or another.'],
    ['later', 'Then we ship', 'Tracked mail leaves about Sat, Nov 28, 2026, once every payment is in.'],
  ]);
  expect(steps.map(({ wants }) => wants === true)).toEqual([false, true, false]);
});

test('[RECEIPT-11] a payment that is to come says when, one that runs says so, and neither wants anybody', () => {
  const open = { ...paid, sort: 2, captured: false, dueDay: '2026-11-27' };
  const [, next] = orderSteps({ ...order, payments: [paid, open] }, now);
  expect(next).toMatchObject({ text: '$165.70 on Fri, Nov 27, 2026.', wants: false });
  const charging = { ...open, failed: true, charging: true };
  const [, running] = orderSteps({ ...order, payments: [paid, charging] }, now);
  expect(running).toMatchObject({ text: 'Being confirmed', wants: false });
  const [first, second] = orderSteps({ ...order, payments: [{ ...open, dueDay: null }] }, now);
  expect(first).toMatchObject({ title: '2nd payment', state: 'current' });
  expect(second?.state).toBe('later');
});

test('[RECEIPT-11] at the box office and on the phone', () => {
  const willCall = { ...order, delivery: { deliveryType: 1, name: 'Will Call' } };
  const mobile = { ...order, delivery: { deliveryType: 4, name: 'Mobile tickets' } };
  const delivered = { state: 'STATUS_ORDER_DELIVERED' } as const;
  const second = (which: typeof willCall | typeof mobile, change = {}) =>
    told(orderSteps({ ...which, ...change }, now))[1];
  expect(second(willCall)).toEqual([
    'current',
    'At the box office',
    'Bring a photo ID and your order number.',
  ]);
  expect(second(willCall, delivered)).toEqual(['done', 'At the box office', 'Handed over.']);
  expect(second(mobile)?.[2]).toBe('They come within moments, and this page shows them by itself.');
  const open = { payments: [{ ...paid, captured: false }] };
  expect(second(mobile, open)?.[2]).toBe('We email you as soon as they can be opened.');
  expect(second(mobile, delivered)).toEqual([
    'done',
    'On your phone',
    'Your tickets are ready. They open without a network.',
  ]);
});

test('[RECEIPT-11] what comes to the phone on a later day says on which, and what is there already', () => {
  const text = (there: 'some' | 'none', isDue = false) =>
    orderSteps(
      {
        ...order,
        delivery: { deliveryType: 4, name: 'Mobile tickets' },
        onPhone: { there, isDue, nextDay: '2026-12-01' },
      },
      now,
    )[1]?.text;
  expect(text('none')).toBe('They come on Tue, Dec 1, 2026. We email you then.');
  expect(text('some')).toBe('Some are ready. The others come on Tue, Dec 1, 2026.');
  expect(text('none', true)).toContain('within moments');
});

test('[RECEIPT-11] tickets may still leave today; without a day they leave once all is paid', () => {
  const text = (estimatedShipDay: string) => orderSteps({ ...order, estimatedShipDay }, now)[1]?.text;
  expect(text('2026-11-15')).toBe('Tracked mail leaves about Sun, Nov 15, 2026.');
  const open = { ...paid, captured: false, dueDay: '2026-11-27' };
  const unpaid = { ...order, payments: [open], estimatedShipDay: null };
  expect(told(orderSteps(unpaid, now)).slice(0, 2)).toEqual([
    ['current', '1st payment', '$165.70 on Fri, Nov 27, 2026.'],
    ['later', 'Then we ship', 'Tracked mail, once every payment is in.'],
  ]);
});

test('[RECEIPT-11] nothing comes after the show has begun, or for an order that was canceled', () => {
  expect(orderSteps(order, new Date('2026-12-16T00:30:00Z'))).toEqual([]);
  expect(orderSteps({ ...order, state: 'STATUS_ORDER_CANCELED' }, now)).toEqual([]);
  expect(orderSteps({ ...order, showStartsAt: null, showText: undefined }, now)).toHaveLength(2);
});

test('[RECEIPT-11] [INSTAL-15] payments of an order without a plan are not counted', () => {
  const payments = [1, 2].map((sort) => ({
    sort,
    amountCents: 50_00,
    captured: sort === 1,
    failed: false,
    charging: false,
  }));
  const titles = (planEnrolled: boolean) =>
    orderSteps({ ...order, payments, planEnrolled } as never, new Date('2026-11-16T12:00:00Z')).map(
      ({ title }) => title,
    );
  expect(titles(false).slice(0, 2)).toEqual(['Payment', 'Payment']);
  expect(titles(true).slice(0, 2)).toEqual(['1st payment', '2nd payment']);
});
