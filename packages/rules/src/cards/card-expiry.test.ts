import { expect, test } from 'vitest';
import {
  canChooseCard,
  cardExpires,
  cardExpiry,
  cardExpiryText,
  wrongWithCard,
  PRIMARY_SORT,
  lastsUntil,
} from './card-expiry.ts';

const now = new Date('2026-11-15T12:00:00Z');

test('[PAY-01] [PAY-02] [CONST-09] past, then this month and the two after, then valid', () => {
  expect(
    ['2026-10', '2026-11', '2026-12', '2027-01', '2027-02', '2025-12'].map((card) => cardExpiry(card, now)),
  ).toEqual(['expired', 'expiringSoon', 'expiringSoon', 'expiringSoon', 'valid', 'expired']);
});

test('[PAY-02] the month is New York’s', () => {
  expect(cardExpiry('2026-10', new Date('2026-11-01T03:00:00Z'))).toBe('expiringSoon');
  expect(cardExpiry('2026-10', new Date('2026-11-01T05:00:00Z'))).toBe('expired');
});

test('[PAY-01] [PAY-02] [PAY-03] the words, and whether the card can be chosen', () => {
  expect(['2026-10', '2026-11', '2030-01'].map((expiration) => cardExpiryText({ expiration }, now))).toEqual([
    'Expired',
    'Expiring Soon',
    null,
  ]);
  expect(['2026-10', '2026-11', '2030-01'].map((expiration) => canChooseCard({ expiration }, now))).toEqual([
    false,
    true,
    true,
  ]);
});

test('[GATE-10] a card that a former gateway keeps cannot be chosen, however good it is', () => {
  const card = { expiration: '2030-01', isFormer: true };
  expect(canChooseCard(card, now)).toBe(false);
  expect(cardExpiryText(card, now)).toBe('Add it again');
  expect(wrongWithCard(card, now)).toMatch(/^Our payment provider has changed/);
  expect(wrongWithCard({ expiration: '2026-10' }, now)).toBe(
    'This card has expired. Please choose another one.',
  );
  expect(wrongWithCard({ expiration: '2030-01' }, now)).toBeUndefined();
});

test('[PAY-07] [CONST-32] payment sort 1 is the primary method', () => {
  expect(PRIMARY_SORT).toBe(1);
});

test('[PLAN-03] [PAY-03] a card lasts to the end of its month, and no longer', () => {
  expect(lastsUntil('2027-02', '2027-02-28')).toBe(true);
  expect(lastsUntil('2027-02', '2027-03-01')).toBe(false);
  expect(lastsUntil('2026-12', undefined)).toBe(true);
});

test('when a card expires is told month first, and never breaks between two lines', () => {
  expect(cardExpires('2027-03')).toBe('Expires\u00a003/2027');
});
