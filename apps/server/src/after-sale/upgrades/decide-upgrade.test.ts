import { expect, test } from 'vitest';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import type { RefundFacts } from '../../orders/index.ts';
import { cardToCharge, whyNoUpgrade } from './decide-upgrade.ts';

const factsOf = (facts: object): RefundFacts =>
  ({
    order: { state: 'STATUS_ORDER_PART_PAID', payment_method_id: 1 },
    open: [{ failed_at: null }],
    captured: [],
    isCharging: false,
    ...facts,
  }) as unknown as RefundFacts;

test('[AFTER-05] whoever owes a payment that was declined is not charged for more', () => {
  expect(whyNoUpgrade(factsOf({}))).toBeUndefined();
  const declined = { open: [{ failed_at: null }, { failed_at: new Date() }] };
  expect(whyNoUpgrade(factsOf(declined))).toBe(afterSaleMessages.paymentDeclined);
  expect(whyNoUpgrade(factsOf({ ...declined, isCharging: true }))).toBe(afterSaleMessages.charging);
});

test('[AFTER-05] the difference is charged to the card that paid last, or to the order’s own', () => {
  const paid = (day: string, payment_method_id: number) => ({
    captured_at: new Date(day),
    payment_method_id,
  });
  expect(cardToCharge(factsOf({}))).toBe(1);
  expect(cardToCharge(factsOf({ captured: [paid('2026-11-02', 3), paid('2026-11-01', 2)] }))).toBe(3);
});
