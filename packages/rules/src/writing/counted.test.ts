import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test('one is one, none and many are several', () => {
  expect([0, 1, 2, 2001].map((many) => counted(many, 'ticket'))).toEqual([
    '0 tickets',
    '1 ticket',
    '2 tickets',
    '2,001 tickets',
  ]);
  expect([1, 2].map((many) => counted(many, 'seat goes', 'seats go'))).toEqual(['1 seat goes', '2 seats go']);
});
