import { describe, expect, test } from 'vitest';
import { brandOf, passesLuhn } from './card-number.ts';
import { readCard, readExpiry } from './read-card.ts';
import { testCards } from './test-cards.ts';

const now = new Date('2026-11-15T12:00:00Z');
const good = { number: '4111 1111 1111 1111', expiry: '04 / 30', code: '123', name: 'Robin Vale' };
const read = (changes: Partial<typeof good>, codeRequired = true) =>
  readCard({ ...good, ...changes }, { now, codeRequired });

test('[OPS-10] [PAY-09] only what may be shown is kept of a card', () => {
  expect(read({})).toEqual({
    last_four: '1111',
    brand: 'Visa',
    expiration: '2030-04',
    first_name: 'Robin',
    last_name: 'Vale',
    behavior: 'approve',
  });
});

test('[OPS-10] the known test cards pass, and behave as they are described', () => {
  const behaviors = testCards.map(([number]) => {
    const card = read({ number });
    return 'behavior' in card && card.behavior;
  });
  expect(behaviors).toEqual(['approve', 'decline', 'hold', 'drop']);
});

test.each([
  ['4111111111111111', 'Visa'],
  ['4007000000027', 'Visa'],
  ['5424000000000015', 'MasterCard'],
  ['370000000000002', 'AmericanExpress'],
  ['6011000000000012', 'Discover'],
  ['4111111111111112', undefined],
  ['9999999999999995', undefined],
  ['', undefined],
  ['4111', undefined],
])('%s is of brand %s', (digits, brand) => {
  expect(brandOf(digits)).toBe(brand);
});

test('one wrong digit is always seen', () => {
  const digits = '4111111111111111';
  const wrong = [...digits].map(
    (digit, place) => `${digits.slice(0, place)}${(Number(digit) + 1) % 10}${digits.slice(place + 1)}`,
  );
  expect(wrong.some(passesLuhn)).toBe(false);
});

describe('what is wrong is said of its own field', () => {
  test.each([
    [{ number: '' }, { number: 'Enter the card number' }],
    [{ number: '4111 1111 1111 1112' }, { number: 'Check the card number: it is not a valid one' }],
    [{ number: '<script>' }, { number: 'Check the card number: it is not a valid one' }],
    [{ expiry: '' }, { expiry: 'Enter the month and year of expiry' }],
    [{ expiry: '13 / 30' }, { expiry: 'Enter the expiry as MM / YY' }],
    [{ expiry: '10 / 26' }, { expiry: 'This card is past its expiry date' }],
    [{ expiry: '10 / 99' }, { expiry: 'Check the year of expiry' }],
    [{ code: '' }, { code: 'Enter the security code' }],
    [{ code: '12345' }, { code: 'The security code has 3 digits' }],
    [{ number: '370000000000002' }, { code: 'The security code has 4 digits' }],
    [{ name: ' \u0007 ' }, { name: 'Enter the name on the card' }],
    [{ name: 'x'.repeat(101) }, { name: 'The name has at most 100 characters' }],
  ])('%j', (changes, problems) => {
    expect(read(changes)).toEqual({ problems });
  });

  test('a code that is not asked for may be left out', () => {
    expect(read({ code: '' }, false)).toHaveProperty('last_four');
  });
});

test.each([
  ['4/30', '2030-04'],
  ['04 / 2030', '2030-04'],
  ['0430', '2030-04'],
  ['2030-04', '2030-04'],
  ['00/30', undefined],
  ['nonsense', undefined],
])('the expiry %s reads as %s', (typed, expiry) => {
  expect(readExpiry(typed)).toBe(expiry);
});
