import { expect, test } from 'vitest';
import { cardsToPay, cardToPay } from './cards-to-pay.ts';

const now = new Date('2026-11-16T12:00:00Z');
const [good, declined, expired] = [
  { uuid: 'good', expiration: '2030-01' },
  { uuid: 'declined', expiration: '2030-01' },
  { uuid: 'expired', expiration: '2026-10' },
];

test('[INSTAL-11] a card that can work comes first, the declined one after it, an expired one last', () => {
  expect(cardsToPay([expired!, declined!, good!], ['declined'], now)).toEqual({
    canWork: [good],
    others: [declined, expired],
  });
  expect(cardsToPay([declined!, good!], [], now)).toEqual({ canWork: [declined, good], others: [] });
});

test('[INSTAL-11] [PAY-03] chosen is what can work; never the card that was declined, nor an expired one', () => {
  expect(cardToPay([expired!, declined!, good!], ['declined'], now)).toBe(good);
  expect(cardToPay([good!, { ...good!, uuid: 'second' }], ['declined'], now)).toBe(good);
  expect(cardToPay([expired!, declined!], ['declined'], now)).toBeUndefined();
});

test('[CART-19] the preferred card is chosen where it can work, and not where it was declined', () => {
  const second = { ...good!, uuid: 'second' };
  expect(cardToPay([good!, second], [], now, 'second')).toBe(second);
  expect(cardToPay([good!, second], ['second'], now, 'second')).toBe(good);
  expect(cardToPay([good!, second], ['good', 'second'], now, 'second')).toBeUndefined();
});
