import { expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';

test('[HIST-REQ-07] the order number is Z and the unique id', () => {
  expect(orderNumber('10042')).toBe('Z10042');
});
