import { expect, test } from 'vitest';
import { afterAbsence, nextLookUp } from './absent-payment.ts';

const sentAt = new Date('2026-11-15T12:00:00Z');
const after = (minutes: number) => new Date(sentAt.getTime() + minutes * 60_000);
/** The call was given up after a minute. */
const unansweredAt = after(1);
const instant = { sentAt, unansweredAt, mayBeSentAgain: false };
const patient = { sentAt, unansweredAt, mayBeSentAgain: true };

test('[CALL-07] a payment that is absent once is only looked for again', () => {
  expect(afterAbsence({ ...instant, firstAbsentAt: null }, after(60))).toBe('look-again');
  expect(afterAbsence({ ...patient, firstAbsentAt: null }, after(60))).toBe('look-again');
});

test('[CART-22] absent at every look: an instant payment is closed two minutes after the call ended', () => {
  const absent = { ...instant, firstAbsentAt: after(1.1) };
  expect(afterAbsence(absent, after(2.9))).toBe('look-again');
  expect(afterAbsence(absent, after(3))).toBe('close');
  expect(afterAbsence(absent, after(6000))).toBe('close');
});

test('[CART-22] a gateway that could not be asked before gets a second look first', () => {
  const absent = { ...instant, firstAbsentAt: after(9) };
  expect(afterAbsence(absent, after(9.4))).toBe('look-again');
  expect(afterAbsence(absent, after(9.5))).toBe('close');
});

test('[CALL-07] others are sent again while the gateway would know a repetition, then an operator decides', () => {
  const absent = { ...patient, firstAbsentAt: after(2) };
  expect(afterAbsence(absent, after(11.9))).toBe('look-again');
  expect(afterAbsence(absent, after(12))).toBe('send-again');
  expect(afterAbsence(absent, after(8 * 60 - 1))).toBe('send-again');
  expect(afterAbsence(absent, after(8 * 60))).toBe('ask-operator');
});

test('[CART-22] the gateway is asked soon at first, and then every minute', () => {
  const looks: number[] = [];
  for (let now = unansweredAt; looks.length < 6;) {
    now = nextLookUp(unansweredAt, now);
    looks.push((now.getTime() - unansweredAt.getTime()) / 1000);
  }
  expect(looks).toEqual([5, 15, 45, 120, 180, 240]);
});
