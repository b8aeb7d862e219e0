import { expect, test } from 'vitest';
import { COMMON_PASSWORDS, isCommonPassword } from './common-passwords.ts';
import { passwordProblem } from './password.ts';

test('[VALID-24] the most common passwords are refused, in any case', () => {
  expect(isCommonPassword('password1')).toBe(true);
  expect(isCommonPassword('PassWord1')).toBe(true);
  expect(isCommonPassword('Lantern2026')).toBe(false);
});

test('[VALID-24] the list is a setting, and an empty one refuses nothing', () => {
  expect(isCommonPassword('lantern2026', ['lantern2026'])).toBe(true);
  expect(isCommonPassword('password1', [])).toBe(false);
});

test('[VALID-24] the list holds only what the password rule would let through, once', () => {
  expect(COMMON_PASSWORDS.filter((password) => passwordProblem(password) !== null)).toEqual([]);
  expect(new Set(COMMON_PASSWORDS).size).toBe(COMMON_PASSWORDS.length);
  expect(COMMON_PASSWORDS.every((password) => password === password.toLowerCase())).toBe(true);
});
