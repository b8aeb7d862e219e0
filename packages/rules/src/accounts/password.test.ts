import { expect, test } from 'vitest';
import { newPasswordProblem, PASSWORD_MIN_LENGTH, passwordProblem } from './password.ts';

test('[VALID-07] [CONST-05] [RESET-09] at least 7 characters', () => {
  expect(PASSWORD_MIN_LENGTH).toBe(7);
  expect(passwordProblem('abcde1')).toBe('Password must contain at least 7 characters.');
  expect(passwordProblem('abcdef1')).toBeNull();
});

test('[VALID-07] [RESET-10] at least 1 alpha character', () => {
  expect(passwordProblem('1234567')).toBe('Password must contain at least 1 alpha character.');
});

test('[VALID-07] [RESET-11] at least 1 numeric character', () => {
  expect(passwordProblem('abcdefg')).toBe('Password must contain at least 1 numeric character.');
  expect(passwordProblem('abcdef٣')).toBeNull();
});

test('[VALID-07] letters of any script count, and so does any length', () => {
  expect(passwordProblem('пароль77')).toBeNull();
  expect(passwordProblem('😀😀😀😀a1')).toBe('Password must contain at least 7 characters.');
  expect(passwordProblem(`a1${'x'.repeat(300)}`)).toBeNull();
});

test('an empty password has its own words', () => {
  expect(newPasswordProblem('')).toBe('Password required');
  expect(newPasswordProblem('', 'New password required')).toBe('New password required');
});
