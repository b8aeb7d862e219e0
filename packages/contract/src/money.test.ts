import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { money } from './wire.ts';

test('dollars become whole cents exactly', () => {
  const cents = (dollars: number) => z.decode(money, dollars);
  expect([8.2, 0.29, 1.1, 48.5, 0, -3.3].map(cents)).toEqual([820, 29, 110, 4850, 0, -330]);
  expect(() => cents(1.005)).toThrow('Not an amount of money');
  expect(() => cents(Number.NaN)).toThrow();
  expect(cents(-0)).toBe(0);
  expect(z.encode(money, 4850)).toBe(48.5);
});
