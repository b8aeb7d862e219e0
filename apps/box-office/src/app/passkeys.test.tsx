// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  listOwnPasskeys,
  removePasskey,
  signInWithPasskey,
} from '@stagedoor/contract/calls/office/passkeys';
import { listOwnSessions } from '@stagedoor/contract/calls/office/own-account';
import { signInStaff } from '@stagedoor/contract/calls/office/staff-session';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn, signedOut } from './testing/sample-session.ts';

/** What the browser's own dialog would answer; happy-dom has none. */
const browser = vi.hoisted(() => ({
  answer: vi.fn<() => Promise<unknown>>(),
  make: vi.fn<() => Promise<unknown>>(),
}));
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: browser.answer,
  startRegistration: browser.make,
}));

const answered = {
  id: 'key-1',
  response: { clientDataJSON: 'asked', authenticatorData: 'data', signature: 'signed' },
};
const passkey = { id: 'key-1', clientData: 'asked', authenticatorData: 'data', signature: 'signed' };
const question = { challenge: 'sign-this', host: 'box-office.test', waitSeconds: 300 };

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', Object);
  browser.answer.mockReset().mockResolvedValue(answered);
  browser.make.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('[STAFF-03] a passkey signs in without a password; the browser is asked for this host, and says so when nobody was there', async () => {
  const { server } = await openOffice({
    session: signedOut,
    server: (stand) => stand.on(askForPasskey, () => question).on(signInWithPasskey, () => signedIn()),
  });
  browser.answer.mockRejectedValueOnce(new DOMException('dismissed', 'NotAllowedError'));
  await press('Sign in with a passkey');
  expect((await screen.findByRole('alert')).textContent).toBe('No passkey was used. You can try again.');
  await press('Sign in with a passkey');
  await screen.findByRole('heading', { level: 1, name: 'Today' });
  expect(browser.answer).toHaveBeenLastCalledWith({
    optionsJSON: expect.objectContaining({
      challenge: 'sign-this',
      rpId: 'box-office.test',
      userVerification: 'required',
    }),
  });
  expect(server.asked.find(({ path }) => path === signInWithPasskey.path)?.input).toMatchObject({ passkey });
});

test('[STAFF-03] after the password a passkey stands in for the code, where the account has one', async () => {
  let hasPasskey = false;
  await openOffice({
    session: signedOut,
    server: (stand) =>
      stand
        .on(askForPasskey, () => question)
        .on(signInStaff, (given) => {
          if (given.passkey) return signedIn();
          const body = { error: true, code: 'SECOND_STEP_NEEDED', message: 'Please enter it', hasPasskey };
          throw Response.json(body, { status: 403 });
        }),
  });
  await userEvent.type(screen.getByLabelText('Email'), 'owner@lantern.example');
  await userEvent.type(screen.getByLabelText('Password'), 'encore77');
  await press('Sign in');
  await screen.findByLabelText('Code');
  expect(screen.queryByRole('button', { name: 'Use a passkey instead' })).toBeNull();
  await press('Start over');
  hasPasskey = true;
  await userEvent.type(screen.getByLabelText('Password'), 'encore77');
  await press('Sign in');
  await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
  await screen.findByRole('heading', { level: 1, name: 'Today' });
});

test('[STAFF-03] one adds a passkey by name, is given recovery codes with the first, and removes it again', async () => {
  const key = { id: 'a', name: 'Laptop', host: 'box-office.test', isForHere: true, addedAt: now };
  let passkeys: (typeof key)[] = [];
  const id = '00000000-0000-4000-8000-000000000001';
  await openOffice({
    session: signedIn(),
    url: '/account',
    server: (stand) =>
      stand
        .on(listOwnSessions, () => ({ sessions: [] }))
        .on(listOwnPasskeys, () => ({ passkeys: passkeys.map((each) => ({ ...each, id })) }))
        .on(beginPasskey, () => ({
          ...question,
          userHandle: 'c3RhZmYgNw',
          email: 'owner@lantern.example',
          name: 'Robin',
          known: [],
        }))
        .on(addPasskey, () => {
          passkeys = [key];
          return { id, codes: ['abcd-efgh'] };
        })
        .on(removePasskey, () => {
          throw refusal(409, 'LAST_SECOND_STEP', 'Your role needs a second step. Set up another one first.');
        }),
  });
  expect(await screen.findByText(/^No passkey yet/)).toBeTruthy();
  await press('Add a passkey…');
  const dialog = await screen.findByRole('dialog', { name: 'A new passkey' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make the passkey' }));
  expect((await within(dialog).findAllByText('Please give the passkey a name')).length).toBeGreaterThan(0);
  browser.make.mockRejectedValueOnce(Object.assign(new Error('known'), { name: 'InvalidStateError' }));
  await userEvent.type(within(dialog).getByLabelText(/What you call it/), 'Laptop{Enter}');
  expect(await within(dialog).findByText('This device has a passkey for your account already')).toBeTruthy();
  browser.make.mockResolvedValueOnce({
    id: 'key-1',
    response: { clientDataJSON: 'asked', attestationObject: 'made' },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make the passkey' }));
  expect(await screen.findByText('abcd-efgh')).toBeTruthy();
  await press('I have written them down');
  expect(await screen.findByText(/not used yet/)).toBeTruthy();
  await press('Remove Laptop');
  await press('Remove it');
  expect(await screen.findByText(/Set up another one first/)).toBeTruthy();
});
