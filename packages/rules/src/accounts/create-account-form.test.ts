import { expect, test } from 'vitest';
import { validateCreateAccount } from './create-account-form.ts';

const good = {
  email: 'new@example.com',
  emailConfirmation: 'New@example.com',
  password: 'Lantern2026',
  passwordConfirmation: 'Lantern2026',
  firstName: 'Sam',
  lastName: 'Ortiz',
  termsAccepted: true,
};
const problems = (changes: Partial<typeof good>) => validateCreateAccount({ ...good, ...changes }, true);

test('[LOGIN-13] [LOGIN-14] [LOGIN-16] [LOGIN-17] [LOGIN-19] [VALID-04] an empty form', () => {
  const empty = {
    email: '',
    emailConfirmation: '',
    password: '',
    passwordConfirmation: '',
    firstName: '',
    lastName: ' ',
    termsAccepted: false,
  };
  expect(problems(empty)).toEqual({
    email: 'Email required',
    emailConfirmation: 'Confirm Email required',
    password: 'Password required',
    passwordConfirmation: 'Confirm Password required',
    firstName: 'First name required',
    lastName: 'Last name required',
    termsAccepted: 'You must accept the terms and policies',
  });
  expect(problems({})).toEqual({});
});

test('[LOGIN-13] [LOGIN-17] [LOGIN-19] each field is asked for by itself', () => {
  expect(problems({ firstName: ' ' })).toEqual({ firstName: 'First name required' });
  expect(problems({ lastName: ' ' })).toEqual({ lastName: 'Last name required' });
  expect(problems({ emailConfirmation: ' ' })).toEqual({ emailConfirmation: 'Confirm Email required' });
  expect(problems({ passwordConfirmation: '' })).toEqual({
    passwordConfirmation: 'Confirm Password required',
  });
  expect(problems({ termsAccepted: false })).toEqual({
    termsAccepted: 'You must accept the terms and policies',
  });
});

test('[LOGIN-14] the email must be one that can exist', () => {
  expect(problems({ email: 'new@example', emailConfirmation: 'new@example' })).toEqual({
    email: 'Please verify your email address and try again',
  });
});

test('[LOGIN-15] [LOGIN-18] confirmations must match', () => {
  expect(problems({ emailConfirmation: 'old@example.com' })).toEqual({
    emailConfirmation: 'Email addresses do not match',
  });
  expect(problems({ passwordConfirmation: 'Lantern2027' })).toEqual({
    passwordConfirmation: 'Passwords do not match',
  });
});

test('[LOGIN-16] [LOGIN-17] [VALID-07] the password rule, and the same with Confirm in front', () => {
  expect(problems({ password: 'abc1', passwordConfirmation: 'abc1' })).toEqual({
    password: 'Password must contain at least 7 characters.',
    passwordConfirmation: 'Confirm Password must contain at least 7 characters.',
  });
  expect(problems({ password: '12345678', passwordConfirmation: 'abcdefgh' })).toEqual({
    password: 'Password must contain at least 1 alpha character.',
    passwordConfirmation: 'Confirm Password must contain at least 1 numeric character.',
  });
});
