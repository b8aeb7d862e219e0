// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createUser, login, validateEmail } from '@stagedoor/contract/calls/shop/user';
import { userSession } from '../parts/testing/samples.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { errorAt, field, fill, heading, outletWithTerms, press, summary } from './testing/account-screens.ts';
import { openShop } from './testing/open-shop.tsx';

afterEach(cleanup);

const robin = {
  'First name': 'Robin',
  'Last name': 'Vale',
  Email: 'robin@example.com',
  'Confirm email': 'Robin@Example.com',
  Password: 'Lanterns2026',
  'Confirm password': 'Lanterns2026',
};

const takesAll = (server: StandInServer) =>
  server
    .on(validateEmail, () => ({ valid: true }))
    .on(createUser, () => ({ userId: 7 }))
    .on(login, () => userSession());

async function openForm(server: (server: StandInServer) => void = takesAll) {
  const shop = await openShop({ url: '/login', outlet: outletWithTerms(), server });
  press('Create Account');
  return shop;
}

function send(values: Partial<typeof robin> = {}) {
  fill({ ...robin, ...values });
  fireEvent.click(screen.getByRole('checkbox'));
  press('Create Account');
}

test('[LOGIN-13] [LOGIN-14] [LOGIN-16] [LOGIN-17] [LOGIN-19] [LOGIN-09] [ERR-21] [ERR-22] [ERR-23] [ERR-24] [VALID-04] nothing filled in', async () => {
  const { server } = await openForm();
  press('Create Account');
  expect(summary()).toEqual([
    'First name required',
    'Last name required',
    'Email required',
    'Confirm Email required',
    'Password required',
    'Confirm Password required',
    'You must accept the terms and policies',
  ]);
  expect(server.countOf(createUser)).toBe(0);
});

test('[LOGIN-15] [LOGIN-18] [ERR-19] [ERR-20] what is repeated must be the same', async () => {
  await openForm();
  send({ 'Confirm email': 'other@example.com', 'Confirm password': 'Lanterns2027' });
  expect(errorAt('Confirm email')).toBe('Email addresses do not match');
  expect(errorAt('Confirm password')).toBe('Passwords do not match');
});

test.each([
  ['Short1', 'Password must contain at least 7 characters.'],
  ['12345678', 'Password must contain at least 1 alpha character.'],
  ['Lanterns', 'Password must contain at least 1 numeric character.'],
])('[LOGIN-16] [LOGIN-17] [VALID-07] [CONST-05] the password %s says: %s', async (password, message) => {
  await openForm();
  send({ Password: password, 'Confirm password': password });
  expect(errorAt('Password')).toBe(message);
  expect(errorAt('Confirm password')).toBe(`Confirm ${message}`);
});

test('[LOGIN-20] the help never misleads', async () => {
  await openForm();
  const hint = document.getElementById(`${field('Password').id}-hint`);
  expect(hint?.textContent).toBe('Minimum of 7 characters with at least 1 numeric and 1 alpha character');
});

test('[LOGIN-14] an email that the check finds invalid opens no account', async () => {
  const { server, settle } = await openForm((it) => takesAll(it).on(validateEmail, () => ({ valid: false })));
  send();
  await settle();
  expect(errorAt('Email')).toBe('Please verify your email address and try again');
  expect(server.countOf(createUser)).toBe(0);
});

test('[LOGIN-22] [CALL-17] an account is opened and signed in with', async () => {
  const { server, settle, address } = await openForm();
  send();
  await settle();
  expect(server.asked.find(({ path }) => path === createUser.path)?.input).toEqual({
    email: 'robin@example.com',
    password: 'Lanterns2026',
    firstName: 'Robin',
    lastName: 'Vale',
  });
  expect(address()).toBe('/');
});

test('[LOGIN-21] [ERR-25] the server refuses', async () => {
  const { settle } = await openForm((it) =>
    takesAll(it).on(createUser, () => {
      throw refusal(409, 'ACCOUNT_NOT_CREATED', 'error creating new user');
    }),
  );
  send();
  await settle();
  expect(screen.getByRole('alert').textContent).toBe(
    'error creating new userIf you have an account already, sign in with it or reset its password.',
  );
  expect(screen.getByRole('button', { name: 'Forgot Password' })).toBeTruthy();
  expect(field('Email').value).toBe('robin@example.com');
});

test('[LOGIN-14] [VALID-23] a likely slip in the domain is asked about once the field is left, and a press mends it', async () => {
  await openForm();
  fireEvent.change(field('Email'), { target: { value: 'robin@gmial.com' } });
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  fireEvent.blur(field('Email'));
  press('Did you mean robin@gmail.com?');
  expect(field('Email').value).toBe('robin@gmail.com');
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
});

test('[VALID-23] every field knows its limit', async () => {
  await openForm();
  const names = ['First name', 'Last name', 'Email', 'Confirm email', 'Password', 'Confirm password'];
  expect(names.map((name) => field(name).maxLength)).toEqual([100, 100, 254, 254, 1024, 1024]);
});

test('[LOGIN-21] [ERR-27] there is no usable answer', async () => {
  const { settle } = await openForm((it) =>
    takesAll(it).on(createUser, () => {
      throw new Response('<h1>Oops</h1>', { status: 500 });
    }),
  );
  send();
  await settle();
  expect(screen.getByRole('alert').textContent).toBe('system error creating new user');
});

test('[LOGIN-21] [ERR-26] created, but the automatic login failed: Sign In is shown with the email filled in', async () => {
  const { settle } = await openForm((it) =>
    takesAll(it).on(login, () => {
      throw new Response('', { status: 503 });
    }),
  );
  send();
  await settle();
  expect(heading()).toBe('Sign In');
  expect(screen.getByRole('alert').textContent).toBe('unable to auto login user at this time');
  expect(field('Email').value).toBe('robin@example.com');
});

test('[VALID-24] what the server has against the password stands at the password', async () => {
  const { settle } = await openForm((it) =>
    takesAll(it).on(createUser, () => {
      const fields = { password: 'Please choose a less common password' };
      throw Response.json({ error: true, code: 'INVALID_INPUT', fields }, { status: 400 });
    }),
  );
  send();
  await settle();
  expect(errorAt('Password')).toBe('Please choose a less common password');
  expect(summary()).toEqual(['Please choose a less common password']);
});

test('fields tell browsers and password managers what they are', async () => {
  await openForm();
  const tokens = Object.keys(robin).map((label) => field(label).autocomplete);
  expect(tokens).toEqual(['given-name', 'family-name', 'email', 'email', 'new-password', 'new-password']);
});
