import { expect, test } from 'vitest';
import { normalizePostalCode, postalCodeProblem } from './postal-code.ts';

test('[ERR-55] [ADDR-07] a US zip is 5 digits or 5+4', () => {
  for (const zip of ['10001', '10001-1234', '100011234', ' 10001 '])
    expect(postalCodeProblem(zip, 1)).toBeNull();
  for (const zip of ['1000', '100011', '10001-123', '10001 1234', 'K1A 0B1', '1000a']) {
    expect(postalCodeProblem(zip, 1)).toBe('Invalid Zip Code');
  }
});

test('[ERR-56] [ADDR-08] a Canadian code is letter-digit-letter, blank or hyphen or nothing, digit-letter-digit', () => {
  for (const code of ['K1A 0B1', 'k1a0b1', 'K1A-0B1']) expect(postalCodeProblem(code, 2)).toBeNull();
  for (const code of ['10001', 'K1A  0B1', 'K1A_0B1', 'KIA 0B1', 'K1A 0B']) {
    expect(postalCodeProblem(code, 2)).toBe('Invalid Postal Code');
  }
});

test('[ERR-52] [ADDR-06] [VALID-15] it is required everywhere, and free elsewhere', () => {
  expect(postalCodeProblem(' ', 1)).toBe('Zip/Postal Code Required');
  expect(postalCodeProblem('', null)).toBe('Zip/Postal Code Required');
  expect(postalCodeProblem('SW1A 1AA', 3)).toBeNull();
});

test('[ADDR-07] [ADDR-08] nine digits are shown with a hyphen, Canadian letters as capitals', () => {
  expect(normalizePostalCode('100011234', 1)).toBe('10001-1234');
  expect(normalizePostalCode('10001', 1)).toBe('10001');
  expect(normalizePostalCode(' k1a 0b1 ', 2)).toBe('K1A 0B1');
});
