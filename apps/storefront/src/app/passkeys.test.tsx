// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addCustomerPasskey,
  askCustomerPasskey,
  beginCustomerPasskey,
  deleteCustomerPasskey,
  getCustomerPasskeys,
  loginWithPasskey,
} from '@stagedoor/contract/calls/shop/passkeys';
import { listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import { getSavedAddresses } from '@stagedoor/contract/calls/shop/saved-addresses';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { now, sampleSession, userSession } from '../parts/testing/samples.ts';
import { errorAt, fill, press, toasts } from './testing/account-screens.ts';
import { openShop } from './testing/open-shop.tsx';

/** What the browser's own dialog would answer; happy-dom has none. */
const browser = vi.hoisted(() => ({
  answer: vi.fn<() => Promise<unknown>>(),
  make: vi.fn<(asked: unknown) => Promise<unknown>>(),
}));
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: browser.answer,
  startRegistration: browser.make,
}));

const question = { challenge: 'sign-this', host: 'shop.test', waitSeconds: 300 };
const robin = userSession({ email: 'robin@example.com' });
const phone = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Phone',
  host: 'shop.test',
  isForHere: true,
  addedAt: now,
  usedAt: undefined,
};

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', Object);
  browser.answer.mockReset().mockResolvedValue({
    id: 'key-1',
    response: { clientDataJSON: 'asked', authenticatorData: 'data', signature: 'signed' },
  });
  browser.make.mockReset().mockResolvedValue({
    id: 'key-1',
    response: { clientDataJSON: 'asked', attestationObject: 'made' },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('[LOGIN-27] a press signs in without a password; nobody at the device is told as what it is', async () => {
  const { server, settle, address } = await openShop({
    url: '/login',
    session: sampleSession(),
    server: (stand) => stand.on(askCustomerPasskey, () => question).on(loginWithPasskey, () => robin),
  });
  browser.answer.mockRejectedValueOnce(new DOMException('dismissed', 'NotAllowedError'));
  press('Sign in with a passkey');
  await settle();
  expect(screen.getByRole('alert').textContent).toBe('No passkey was used. You can try again.');
  press('Sign in with a passkey');
  await settle();
  expect(address()).toBe('/');
  expect(server.asked.find(({ path }) => path === loginWithPasskey.path)?.input).toEqual({
    passkey: { id: 'key-1', clientData: 'asked', authenticatorData: 'data', signature: 'signed' },
  });
});

test('[LOGIN-27] a browser without passkeys is offered none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  await openShop({ url: '/login', session: sampleSession() });
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});

const openAccount = async (known = [phone]) => {
  const passkeys = [...known];
  const shop = await openShop({
    url: '/user/account',
    session: robin,
    server: (stand) =>
      stand
        .on(getSavedAddresses, () => ({ addresses: [] }))
        .on(listPaymentMethods, () => ({ paymentMethods: [] }))
        .on(getCustomerPasskeys, () => ({ passkeys: [...passkeys] }))
        .on(beginCustomerPasskey, ({ currentPassword }) => {
          const fields = { currentPassword: 'That is not your password' };
          if (currentPassword !== 'Lantern2026')
            throw refusal(403, 'CURRENT_PASSWORD_WRONG', 'No', { fields });
          return { ...question, userHandle: 'aGFuZGxl', email: robin.email!, name: 'Robin Vale', known: [] };
        })
        .on(addCustomerPasskey, ({ name }) => {
          passkeys.push({ ...phone, id: phone.id.replace(/1$/, '2'), name });
          return { id: phone.id };
        })
        .on(deleteCustomerPasskey, ({ id }) => {
          passkeys.splice(
            passkeys.findIndex((each) => each.id === id),
            1,
          );
          return {};
        }),
  });
  press(/^Change Password/);
  await shop.settle();
  return shop;
};
const list = () => screen.getByRole('region', { name: 'Passkeys' });

test('[LOGIN-27] a passkey is named, made by the browser after the password, and stands in the list', async () => {
  const { settle } = await openAccount([]);
  press('Add a passkey');
  await settle();
  fill({ 'What you call it': '', 'Current password': 'Wrong2026' });
  press('Make the passkey');
  await settle();
  expect(errorAt('What you call it')).toBe('Please give the passkey a name');
  fill({ 'What you call it': 'Laptop' });
  press('Make the passkey');
  await settle();
  expect(errorAt('Current password')).toBe('That is not your password');
  expect(browser.make, 'no dialog without the password').not.toHaveBeenCalled();
  fill({ 'Current password': 'Lantern2026' });
  press('Make the passkey');
  await settle();
  expect(toasts().join()).toContain('The passkey was added');
  expect(within(list()).getByText('Laptop')).toBeTruthy();
});

test('[LOGIN-27] one that is removed goes after a question, and nothing else does', async () => {
  const { settle } = await openAccount();
  expect(list().textContent).toContain('not used yet');
  press('Remove Phone');
  await settle();
  press('Keep the passkey');
  await settle();
  expect(within(list()).queryByText('Phone')).toBeTruthy();
  press('Remove Phone');
  await settle();
  press('Remove the passkey');
  await settle();
  expect(within(list()).queryByText('Phone')).toBeNull();
  expect(toasts().join()).toContain('The passkey was removed');
});
