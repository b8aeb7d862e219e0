import { expect, test } from 'vitest';
import { validateSignIn } from './sign-in-form.ts';

const good = { email: 'fan@example.com', password: 'x', termsAccepted: true };

test('[LOGIN-07] [LOGIN-08] [LOGIN-09] [VALID-03] what sign in asks for', () => {
  expect(validateSignIn({ email: ' ', password: '', termsAccepted: false }, true)).toEqual({
    email: 'Email Required',
    password: 'Password Required',
    termsAccepted: 'You must accept the terms and policies',
  });
  expect(validateSignIn({ ...good, email: ' ' }, true)).toEqual({ email: 'Email Required' });
  expect(validateSignIn({ ...good, password: '' }, true)).toEqual({ password: 'Password Required' });
  expect(validateSignIn({ ...good, termsAccepted: false }, true)).toEqual({
    termsAccepted: 'You must accept the terms and policies',
  });
  expect(validateSignIn(good, true)).toEqual({});
});

test('[LOGIN-09] no terms, no check', () => {
  expect(validateSignIn({ ...good, termsAccepted: false }, false)).toEqual({});
});

test('[LOGIN-10] an address that cannot exist is to be verified', () => {
  expect(validateSignIn({ ...good, email: 'fan@' }, true)).toEqual({
    email: 'Please verify your email address and try again',
  });
});
