import { expect, test } from 'vitest';
import { formatPhone, formatPhoneFor, isPhone, isPhoneFor } from './phone.ts';

test('[ADDR-09] a phone number takes its form while it is typed', () => {
  const typed = ['', '2', '212', '2125', '212555', '2125550', '2125550100', '21255501009'];
  expect(typed.map(formatPhone)).toEqual([
    '',
    '(2',
    '(212',
    '(212) 5',
    '(212) 555',
    '(212) 555-0',
    '(212) 555-0100',
    '(212) 555-0100',
  ]);
});

test('[ADDR-09] pasted numbers lose their own punctuation and the country code', () => {
  expect(formatPhone('+1 212.555.0100')).toBe('(212) 555-0100');
  expect(formatPhone('1234567890')).toBe('(123) 456-7890');
  expect(formatPhone('(212) 555-0100')).toBe('(212) 555-0100');
});

test('[ADDR-10] ten digits make a phone number', () => {
  expect([isPhone('(212) 555-0100'), isPhone('212555010'), isPhone(''), isPhone(null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('[ADDR-10] [ADDR-15] abroad a number has 6 to 15 digits, however it is divided', () => {
  const GERMANY = 276;
  expect(['+12 (34) 56', '123456789012345'].map((text) => isPhoneFor(GERMANY, text))).toEqual([true, true]);
  expect(['1-2-3-4-5', '1234567890123456', '', null].map((text) => isPhoneFor(GERMANY, text))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([isPhoneFor(1, '123456'), isPhoneFor(2, '2125550100')]).toEqual([false, true]);
  expect(formatPhoneFor(GERMANY, null)).toBe('');
});
