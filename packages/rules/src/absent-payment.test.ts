import { expect, test } from 'vitest';
import { afterAbsence } from './absent-payment.ts';

const sentAt = new Date('2026-11-15T12:00:00Z');
const after = (minutes: number) => new Date(sentAt.getTime() + minutes * 60_000);

test('[CALL-07] a payment that is absent once is only looked for again', () => {
  expect(afterAbsence({ sentAt, firstAbsentAt: null, mayBeSentAgain: false }, after(60))).toBe('look-again');
  expect(afterAbsence({ sentAt, firstAbsentAt: after(2), mayBeSentAgain: false }, after(11.9))).toBe(
    'look-again',
  );
});

test('[CART-22] absent twice over ten minutes: an instant payment is closed, never sent again', () => {
  expect(afterAbsence({ sentAt, firstAbsentAt: after(2), mayBeSentAgain: false }, after(12))).toBe('close');
  expect(afterAbsence({ sentAt, firstAbsentAt: after(2), mayBeSentAgain: false }, after(6000))).toBe('close');
});

test('[CALL-07] others are sent again while the gateway would know a repetition, then an operator decides', () => {
  const absent = { sentAt, firstAbsentAt: after(2), mayBeSentAgain: true };
  expect(afterAbsence(absent, after(12))).toBe('send-again');
  expect(afterAbsence(absent, after(8 * 60 - 1))).toBe('send-again');
  expect(afterAbsence(absent, after(8 * 60))).toBe('ask-operator');
});
