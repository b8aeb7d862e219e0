import { expect, test } from 'vitest';
import { validateForgotPassword } from './forgot-password-form.ts';
import { validateResetPassword } from './reset-password-form.ts';

const good = {
  token: 't',
  email: 'fan@example.com',
  password: 'Lantern2026',
  passwordConfirmation: 'Lantern2026',
};

test('[LOGIN-23] [VALID-05] forgot password asks for an email address that can exist', () => {
  expect(validateForgotPassword({ email: '' })).toEqual({ email: 'Email address required' });
  expect(validateForgotPassword({ email: 'fan' })).toEqual({
    email: 'Please verify your email address and try again',
  });
  expect(validateForgotPassword({ email: 'fan@example.com' })).toEqual({});
});

test('[ERR-31] [RESET-07] [RESET-08] [VALID-06] what reset password asks for', () => {
  expect(validateResetPassword({ token: '', email: '', password: '', passwordConfirmation: '' })).toEqual({
    token: 'Token required',
    email: 'Email required',
    password: 'Password required',
    passwordConfirmation: 'Confirm password required',
  });
  expect(validateResetPassword(good)).toEqual({});
});

test('[RESET-07] [RESET-08] [VALID-06] each field is asked for by itself', () => {
  expect(validateResetPassword({ ...good, token: ' ' })).toEqual({ token: 'Token required' });
  expect(validateResetPassword({ ...good, email: ' ' })).toEqual({ email: 'Email required' });
  expect(validateResetPassword({ ...good, password: '' })).toEqual({
    password: 'Password required',
    passwordConfirmation: "Passwords don't match",
  });
  expect(validateResetPassword({ ...good, passwordConfirmation: '' })).toEqual({
    passwordConfirmation: 'Confirm password required',
  });
});

test('[RESET-09] [RESET-10] [RESET-11] [RESET-12] the rule, then the match', () => {
  const reset = (password: string, passwordConfirmation = password) =>
    validateResetPassword({ ...good, password, passwordConfirmation });
  expect(reset('abc1')).toEqual({ password: 'Password must contain at least 7 characters.' });
  expect(reset('1234567')).toEqual({ password: 'Password must contain at least 1 alpha character.' });
  expect(reset('abcdefg')).toEqual({ password: 'Password must contain at least 1 numeric character.' });
  expect(reset('Lantern2026', 'Lantern2027')).toEqual({ passwordConfirmation: "Passwords don't match" });
});
