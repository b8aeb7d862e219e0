import { expect, test } from 'vitest';
import { addressedNumber, orderNumber, uniqueIdOf } from './order-number.ts';

test('[HIST-REQ-07] the order number is Z and the unique id', () => {
  expect(orderNumber('10042')).toBe('Z10042');
});

test('[HIST-REQ-07] the unique id behind a number, however it was typed', () => {
  expect(uniqueIdOf('Z1234567890')).toBe('1234567890');
  expect(uniqueIdOf(' z1234567890 ')).toBe('1234567890');
  for (const other of ['', '1234567890', 'Z123', 'ZZ1234567890', 'Z12345678901']) {
    expect(uniqueIdOf(other)).toBeUndefined();
  }
});

test('[HIST-REQ-07] an address finds its order without the letter, and with a small one', () => {
  expect(addressedNumber('4100000121')).toBe('Z4100000121');
  expect(addressedNumber(' z4100000121')).toBe('Z4100000121');
  expect(addressedNumber('121')).toBe('121');
});
