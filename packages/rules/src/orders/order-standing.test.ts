import { describe, expect, test } from 'vitest';
import { canceledCents, givenBackCents, orderCostCents, orderStanding } from './order-standing.ts';

const sums = (totalCents: number, paid: number, due: number) => ({
  totalCents,
  userPaid: { totalCents: paid },
  userDue: { totalCents: due },
});
const payment = (amountCents: number, state: 'captured' | 'failed' | 'charging' | 'open') => ({
  amountCents,
  captured: state === 'captured',
  failed: state === 'failed',
  charging: state === 'charging',
});

describe('[HIST-ORD-07] the total of an order', () => {
  test('is what is paid and what is due; the rest was canceled', () => {
    expect(orderCostCents(sums(45824, 7395, 29254))).toBe(36649);
    expect(canceledCents(sums(45824, 7395, 29254))).toBe(9175);
  });

  test('what came back is what the payments took and the customer has not paid any more', () => {
    expect(
      givenBackCents(sums(45824, 7395, 29254), [payment(16570, 'captured'), payment(14627, 'failed')]),
    ).toBe(9175);
    expect(givenBackCents(sums(10000, 10000, 0), [payment(10000, 'captured')])).toBe(0);
  });
});

describe('[HIST-ORD-07] how an order stands', () => {
  test('a failed payment is due now, and only that one', () => {
    const payments = [payment(100, 'captured'), payment(200, 'failed'), payment(300, 'open')];
    expect(orderStanding(sums(600, 100, 500), payments)).toEqual({ kind: 'due-now', cents: 200 });
  });

  test('what is on its way is not asked for again', () => {
    const payments = [payment(100, 'captured'), payment(200, 'charging')];
    expect(orderStanding(sums(300, 100, 200), payments)).toEqual({ kind: 'to-come', cents: 200 });
  });

  test('a payment that failed before is not due once it runs again, or was taken', () => {
    const failed = payment(200, 'failed');
    const toCome = { kind: 'to-come', cents: 500 };
    expect(orderStanding(sums(600, 100, 500), [{ ...failed, charging: true }])).toEqual(toCome);
    expect(orderStanding(sums(600, 100, 500), [{ ...failed, captured: true }])).toEqual(toCome);
  });

  test('a cent is an amount', () => {
    expect(orderStanding(sums(1, 0, 1), [payment(1, 'failed')])).toEqual({ kind: 'due-now', cents: 1 });
    expect(orderStanding(sums(1, 0, 1), [payment(1, 'open')])).toEqual({ kind: 'to-come', cents: 1 });
    expect(orderStanding(sums(1, 1, 0), [payment(1, 'captured')])).toEqual({ kind: 'paid', cents: 1 });
  });

  test('paid; and nothing at all once everything came back', () => {
    expect(orderStanding(sums(300, 300, 0), [payment(300, 'captured')])).toEqual({
      kind: 'paid',
      cents: 300,
    });
    expect(orderStanding(sums(300, 0, 0), [payment(300, 'captured')])).toEqual({ kind: 'nothing', cents: 0 });
    // The failed payment of a canceled order asks for nothing.
    expect(orderStanding(sums(300, 0, 0), [payment(300, 'failed')]).kind).toBe('nothing');
  });
});
