// Messages that differ by a letter: each screen says its own.
import { expect, test } from 'vitest';
import { validateAddress } from '../addresses/address.ts';
import { validateChangePassword } from '../accounts/change-password-form.ts';
import { validateCreateAccount } from '../accounts/create-account-form.ts';
import { validateForgotPassword } from '../accounts/forgot-password-form.ts';
import { validateGuestContact } from '../guests/guest-contact-form.ts';
import { validateOutletPassword } from '../accounts/outlet-password-form.ts';
import { validateProfile } from '../accounts/profile-form.ts';
import { validateResetPassword } from '../accounts/reset-password-form.ts';
import { validateSignIn } from '../accounts/sign-in-form.ts';

const nothing = {
  userId: 7,
  token: '',
  firstName: '',
  lastName: '',
  email: '',
  emailConfirmation: '',
  additionalEmails: '',
  phone: '',
  password: '',
  passwordConfirmation: '',
  termsAccepted: false,
  countryId: null,
  addressLineOne: '',
  city: '',
  state: '',
  zip: '',
};
const unlike = { password: 'Lantern2026', passwordConfirmation: 'Lantern2027' };

test('[ERR-95] an e-mail that is missing, by screen', () => {
  expect(validateSignIn(nothing, false).email).toBe('Email Required');
  expect(validateCreateAccount(nothing, false).email).toBe('Email required');
  expect(validateResetPassword(nothing).email).toBe('Email required');
  expect(validateForgotPassword(nothing).email).toBe('Email address required');
});

test('[ERR-95] a name that is missing, by screen', () => {
  const small = { firstName: 'First name required', lastName: 'Last name required' };
  const capital = { firstName: 'First Name Required', lastName: 'Last Name Required' };
  expect(validateProfile(nothing)).toMatchObject(small);
  expect(validateCreateAccount(nothing, false)).toMatchObject(small);
  expect(validateAddress(nothing)).toMatchObject(capital);
  expect(validateGuestContact(nothing)).toMatchObject(capital);
});

test('[ERR-95] a password that is missing, by screen', () => {
  expect(validateSignIn(nothing, false).password).toBe('Password Required');
  expect(validateCreateAccount(nothing, false).password).toBe('Password required');
  expect(validateResetPassword(nothing).password).toBe('Password required');
  expect(validateOutletPassword(nothing).password).toBe('Password required');
});

test('[ERR-95] two passwords that are not the same, by screen', () => {
  const typed = { ...nothing, ...unlike };
  const change = { ...unlike, currentPassword: 'old', newPassword: unlike.password };
  expect(validateCreateAccount(typed, false).passwordConfirmation).toBe('Passwords do not match');
  expect(validateResetPassword(typed).passwordConfirmation).toBe("Passwords don't match");
  expect(validateChangePassword(change).passwordConfirmation).toBe("Passwords don't match");
});
