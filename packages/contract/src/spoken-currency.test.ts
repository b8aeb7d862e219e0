import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { currencyIn, inCurrency } from './spoken-currency.ts';
import { money } from './wire.ts';

const sent = (currency: Parameters<typeof inCurrency>[0], amount: number) =>
  inCurrency(currency, () => z.encode(money, amount));
const read = (currency: Parameters<typeof inCurrency>[0], amount: number) =>
  inCurrency(currency, () => z.decode(money, amount));

test('[MONEY-01] [MONEY-02] an amount travels as a number of the whole unit, by its currency’s decimals', () => {
  expect([sent('USD', 4850), sent('EUR', 4850), sent('JPY', 4850), sent('KWD', 4850)]).toEqual([
    48.5, 48.5, 4850, 4.85,
  ]);
  expect([read('USD', 48.5), read('JPY', 4850), read('KWD', 4.85)]).toEqual([4850, 4850, 4850]);
  expect(() => read('JPY', 48.5)).toThrow('Not an amount of money');
  expect(() => read('USD', 4.855)).toThrow('Not an amount of money');
});

test('[MONEY-01] what one message was spoken in is over with it, also where it failed', () => {
  expect(() => read('JPY', 0.5)).toThrow('Not an amount of money');
  expect(z.decode(money, 0.5)).toBe(50);
});

test('[MONEY-01] no header means dollars; a currency that nobody knows is not read as dollars', () => {
  expect([currencyIn(null), currencyIn('KWD')]).toEqual(['USD', 'KWD']);
  expect(() => currencyIn('XTS')).toThrow('XTS');
});
