import { expect, test } from 'vitest';
import { validateGuestContact, validateWillCall } from './guest-contact-form.ts';

const good = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  additionalEmails: '',
  phone: '(212) 555-0100',
};

test('[GUEST-06] names, email and phone are required, further emails are not', () => {
  expect(
    validateGuestContact({ firstName: '', lastName: ' ', email: '', additionalEmails: '', phone: '' }),
  ).toEqual({
    firstName: 'First Name Required',
    lastName: 'Last Name Required',
    email: 'Email Required',
    phone: 'Phone Number Required',
  });
  expect(validateGuestContact(good)).toEqual({});
});

test('[GUEST-06] each field is asked for by itself', () => {
  expect(validateGuestContact({ ...good, firstName: ' ' })).toEqual({ firstName: 'First Name Required' });
  expect(validateGuestContact({ ...good, lastName: ' ' })).toEqual({ lastName: 'Last Name Required' });
  expect(validateGuestContact({ ...good, email: ' ' })).toEqual({ email: 'Email Required' });
  expect(validateGuestContact({ ...good, phone: '212' })).toEqual({ phone: 'Phone Number Required' });
});

test('[GUEST-06] each email is checked, and a bad one of the list is named', () => {
  expect(validateGuestContact({ ...good, email: 'ana@' })).toEqual({
    email: 'Please verify your email address and try again',
  });
  expect(validateGuestContact({ ...good, additionalEmails: 'b@example.com, c@nowhere' })).toEqual({
    additionalEmails: 'Please verify this email address: c@nowhere',
  });
  expect(validateGuestContact({ ...good, additionalEmails: 'c@nowhere, d@nowhere' })).toEqual({
    additionalEmails: 'Please verify this email address: c@nowhere',
  });
  expect(validateGuestContact({ ...good, additionalEmails: 'b@example.com, c@example.org,' })).toEqual({});
});

test('[GUEST-06] ten copies are enough', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => `c${n}@example.com`).join();
  expect(validateGuestContact({ ...good, additionalEmails: many(10) })).toEqual({});
  expect(validateGuestContact({ ...good, additionalEmails: many(11) })).toEqual({
    additionalEmails: 'Please name at most 10 further email addresses',
  });
});

test('[GUEST-09] [VALID-08] will call asks for the name of the person who collects', () => {
  expect(validateWillCall({ firstName: '', lastName: '' })).toEqual({
    firstName: 'First Name Required',
    lastName: 'Last Name Required',
  });
  expect(validateWillCall({ firstName: '', lastName: 'Ruiz' })).toEqual({ firstName: 'First Name Required' });
  expect(validateWillCall({ firstName: 'Ana', lastName: '' })).toEqual({ lastName: 'Last Name Required' });
  expect(validateWillCall({ firstName: 'Ana', lastName: 'Ruiz' })).toEqual({});
});
