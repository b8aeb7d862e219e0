// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import { getSavedAddresses } from '@stagedoor/contract/calls/shop/saved-addresses';
import { checkSession } from '@stagedoor/contract/calls/shop/session';
import { changePassword, updateProfile } from '@stagedoor/contract/calls/shop/user';
import { sampleOutlet, userSession } from '../parts/testing/samples.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { errorAt, field, fill, heading, press, summary } from './testing/account-screens.ts';
import { openShop } from './testing/open-shop.tsx';

afterEach(cleanup);

const robin = userSession({ email: 'robin@example.com' });
const alex = userSession({ externalUserId: 'TW-20418', externalUserName: 'Alex Moreau' });

const emptyBook = (server: StandInServer) =>
  server
    .on(getSavedAddresses, () => ({ addresses: [] }))
    .on(listPaymentMethods, () => ({ paymentMethods: [] }));

const openAccount = (server: (server: StandInServer) => void = emptyBook, session = robin) =>
  openShop({ url: '/user/account', session, server });

const section = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const panel = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}`) });

test('[ACCT-01] [ACCT-03] [ACCT-04] [ACCT-07] [ACCT-10] [ACCT-11] [ROUTE-07] four sections, all collapsed, opened by their headers', async () => {
  const { settle } = await openAccount();
  expect(heading()).toBe('My Account');
  for (const name of ['Profile', 'Change Password', 'Saved Addresses', 'Saved Payments']) {
    expect(section(name).getAttribute('aria-expanded')).toBe('false');
    press(new RegExp(`^${name}`));
    await settle();
    expect(section(name).getAttribute('aria-expanded')).toBe('true');
  }
  press(/^Profile/);
  await settle();
  expect(section('Profile').getAttribute('aria-expanded')).toBe('false');
  expect(section('Change Password').getAttribute('aria-expanded')).toBe('true');
});

test('[ACCT-13] [CALL-22] [CALL-26] [CALL-61] addresses and cards are fetched with the page, for the session’s user', async () => {
  const { server } = await openAccount();
  expect(server.asked.filter(({ path }) => path === getSavedAddresses.path)).toEqual([
    { path: getSavedAddresses.path, input: { userId: 7 } },
  ]);
  expect(server.asked.filter(({ path }) => path === listPaymentMethods.path)).toEqual([
    { path: listPaymentMethods.path, input: { userId: 7 } },
  ]);
});

test('[ACCT-12] [ROLE-09] [PROD-03] the link ORDER HISTORY, unless the outlet is a guest list', async () => {
  await openAccount();
  expect(screen.getByRole('link', { name: 'ORDER HISTORY' }).getAttribute('href')).toBe(
    '/user/history/orders',
  );
  cleanup();
  await openShop({
    url: '/user/account',
    session: robin,
    outlet: sampleOutlet({ outletType: 3 }),
    server: emptyBook,
  });
  expect(screen.queryByRole('link', { name: 'ORDER HISTORY' })).toBeNull();
});

test('[ACCT-02] member name and member ID show when present', async () => {
  await openAccount(emptyBook, alex);
  expect(screen.getByText('Member name').nextSibling?.textContent).toBe('Alex Moreau');
  expect(screen.getByText('Member ID').nextSibling?.textContent).toBe('TW-20418');
  cleanup();
  await openAccount();
  expect(screen.queryByText('Member name')).toBeNull();
  expect(screen.queryByText('Member ID')).toBeNull();
  cleanup();
  await openAccount(emptyBook, { ...alex, externalUserName: undefined });
  expect(screen.queryByText('Member name')).toBeNull();
  expect(screen.getByText('Member ID').nextSibling?.textContent).toBe('TW-20418');
});

test('[ACCT-06] [ACCT-07] [ROLE-04] an external member changes neither name nor password here', async () => {
  const { settle } = await openAccount(emptyBook, alex);
  press(/^Profile/);
  await settle();
  expect(field('First name').disabled).toBe(true);
  expect(field('Last name').disabled).toBe(true);
  expect(within(panel('Profile')).getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(
    true,
  );
  expect(screen.queryByRole('button', { name: 'Change Password' })).toBeNull();
});

test('a list that did not load says so and tries again; the rest of the page works', async () => {
  let broken = true;
  const { settle } = await openAccount((it) =>
    emptyBook(it).on(getSavedAddresses, () => {
      if (broken) throw refusal(403, 'NOT_ALLOWED', 'Not now');
      return { addresses: [] };
    }),
  );
  press(/^Saved Addresses/);
  await settle();
  expect(within(panel('Saved Addresses')).getByRole('alert').textContent).toContain('Not now');
  broken = false;
  press('Try again');
  await settle();
  expect(screen.getByText('No saved addresses yet')).toBeTruthy();
});

describe('the profile', () => {
  async function openProfile(server: (server: StandInServer) => void = emptyBook) {
    const shop = await openAccount(server);
    press(/^Profile/);
    await shop.settle();
    return { ...shop, save: () => press('Save', panel('Profile')) };
  }

  test('[ACCT-05] [ACCT-06] [VALID-02] names are needed; the email is read-only', async () => {
    const { save, server } = await openProfile();
    expect(field('Email').readOnly).toBe(true);
    fill({ 'First name': ' ', 'Last name': '' });
    save();
    expect(summary()).toEqual(['First name required', 'Last name required']);
    expect(server.countOf(updateProfile)).toBe(0);
  });

  test('[ACCT-22] [ERR-43] [CALL-18] it is saved, told, and the session is read again', async () => {
    const { save, server, settle } = await openProfile((it) =>
      emptyBook(it)
        .on(updateProfile, ({ firstName, lastName }) => ({ userId: 7, firstName, lastName }))
        .on(checkSession, () => ({ ...robin, firstName: 'Rob' })),
    );
    fill({ 'First name': 'Rob ' });
    save();
    await settle();
    const sent = server.asked.find(({ path }) => path === updateProfile.path);
    expect(sent?.input).toEqual({ userId: 7, firstName: 'Rob', lastName: 'Vale' });
    expect(screen.getByText('account profile updated')).toBeTruthy();
    expect(screen.getByText('Rob Vale · robin@example.com')).toBeTruthy();
  });

  test('a refusal keeps what was typed and says why', async () => {
    const { save, settle } = await openProfile((it) =>
      emptyBook(it).on(updateProfile, () => {
        throw refusal(403, 'NOT_ALLOWED', 'You are not allowed to do this');
      }),
    );
    fill({ 'First name': 'Rob' });
    save();
    await settle();
    expect(within(panel('Profile')).getByRole('alert').textContent).toBe('You are not allowed to do this');
    expect(field('First name').value).toBe('Rob');
  });

  test('what was begun is still there after the section was closed', async () => {
    const { settle } = await openProfile();
    fill({ 'First name': 'Robyn' });
    press(/^Profile/);
    await settle();
    press(/^Profile/);
    await settle();
    expect(field('First name').value).toBe('Robyn');
  });
});

describe('the password', () => {
  const filled = {
    'Current password': 'Lanterns2026',
    'New password': 'Lanterns2027',
    'Confirm password': 'Lanterns2027',
  };

  async function openPassword(server: (server: StandInServer) => void = emptyBook) {
    const shop = await openAccount(server);
    press(/^Change Password/);
    await shop.settle();
    return { ...shop, save: () => press('Save', panel('Change Password')) };
  }

  test('[ACCT-08] [ERR-38] [VALID-01] nothing filled in', async () => {
    const { save } = await openPassword();
    save();
    expect(summary()).toEqual([
      'Current password required',
      'New password required',
      'Confirm password required',
    ]);
  });

  test('[ACCT-08] both must be the same', async () => {
    const { save } = await openPassword();
    fill({ ...filled, 'Confirm password': 'Lanterns2028' });
    save();
    expect(errorAt('Confirm password')).toBe("Passwords don't match");
  });

  test.each([
    ['Short1', 'Password must contain at least 7 characters.'],
    ['12345678', 'Password must contain at least 1 alpha character.'],
    ['Lanterns', 'Password must contain at least 1 numeric character.'],
  ])('[ACCT-09] %s: %s', async (password, message) => {
    const { save } = await openPassword();
    fill({ ...filled, 'New password': password });
    save();
    expect(errorAt('New password')).toBe(message);
  });

  test('[ACCT-22] [ERR-43] [CALL-19] it is changed and told, and the fields are empty again', async () => {
    const { save, server, settle } = await openPassword((it) => emptyBook(it).on(changePassword, () => ({})));
    fill(filled);
    save();
    await settle();
    expect(server.asked.find(({ path }) => path === changePassword.path)?.input).toEqual({
      currentPassword: 'Lanterns2026',
      newPassword: 'Lanterns2027',
    });
    expect(screen.getByText('Account password updated')).toBeTruthy();
    expect(field('Current password').value).toBe('');
  });

  test('a wrong current password is said at its field', async () => {
    const { save, settle } = await openPassword((it) =>
      emptyBook(it).on(changePassword, () => {
        const fields = { currentPassword: 'This is not your current password' };
        throw Response.json({ error: true, code: 'CURRENT_PASSWORD_WRONG', fields }, { status: 403 });
      }),
    );
    fill(filled);
    save();
    await settle();
    expect(errorAt('Current password')).toBe('This is not your current password');
    expect(field('New password').value).toBe('Lanterns2027');
  });

  test('password managers know whose it is', async () => {
    await openPassword();
    expect(Object.keys(filled).map((label) => field(label).autocomplete)).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
    const owner = panel('Change Password').querySelector<HTMLInputElement>('[autocomplete=username]');
    expect(owner?.value).toBe('robin@example.com');
  });
});
