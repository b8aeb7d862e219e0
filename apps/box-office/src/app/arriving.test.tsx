// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { beginSecondStep, confirmSecondStep } from '@stagedoor/contract/calls/office/own-account';
import {
  acceptStaffInvitation,
  getStaffInvitation,
  getStaffSession,
  setStaffPassword,
  signInStaff,
} from '@stagedoor/contract/calls/office/staff-session';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { openOffice } from './testing/open-office.tsx';
import { signedIn, signedOut } from './testing/sample-session.ts';

afterEach(cleanup);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('[STAFF-02] the first owner says their own address; one that is known asks for its password and code', async () => {
  const { server } = await openOffice({
    session: signedOut,
    invitation: 'printed',
    server: (stand) =>
      stand
        .on(getStaffInvitation, () => ({
          sellerName: 'Lantern Live',
          role: 'owner' as const,
          hasAccount: false,
        }))
        .on(acceptStaffInvitation, ({ code }) => {
          if (!code) throw refusal(403, 'SECOND_STEP_NEEDED', 'Please enter the code');
          return signedIn('owner');
        }),
  });
  await screen.findByRole('heading', { name: 'Welcome to Lantern Live' });
  await userEvent.type(field('Your name'), 'Ada');
  await userEvent.type(field('New password'), 'long-enough-7');
  await press('Come in');
  expect(screen.getAllByText(signInMessages.emailRequired).length).toBeGreaterThan(0);
  expect(server.countOf(acceptStaffInvitation)).toBe(0);
  await userEvent.type(field('Email'), 'ada@lantern.example');
  await press('Come in');
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Today' });
  const sent = server.asked
    .filter(({ path }) => path === acceptStaffInvitation.path)
    .map(({ input }) => input);
  expect(sent).toEqual([
    { token: 'printed', email: 'ada@lantern.example', name: 'Ada', password: 'long-enough-7' },
    { token: 'printed', email: 'ada@lantern.example', password: 'long-enough-7', code: '123456' },
  ]);
});

test('[STAFF-03] a password link lets one choose another, and then asks to sign in', async () => {
  let used = false;
  const { server } = await openOffice({
    session: signedOut,
    newPassword: 'secret',
    server: (stand) =>
      stand.on(setStaffPassword, () => {
        if (used) throw refusal(404, 'STAFF_INVITATION_REFUSED', 'This invitation has been used');
        used = true;
        return {};
      }),
  });
  await userEvent.type(field('New password'), 'short');
  await press('Save the password');
  expect(server.countOf(setStaffPassword)).toBe(0);
  await userEvent.type(field('New password'), '-but-longer-7');
  await press('Save the password');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  cleanup();
  await openOffice({
    session: signedOut,
    newPassword: 'secret',
    server: (stand) =>
      stand.on(setStaffPassword, () => {
        throw refusal(404, 'STAFF_INVITATION_REFUSED', 'This link has been used');
      }),
  });
  await userEvent.type(field('New password'), 'long-enough-7{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('has been used');
});

test('[STAFF-03] a role that needs a second step sets it up before anything else, and sees its recovery codes', async () => {
  let session = signedIn('owner', { secondStep: 'required' });
  const { server } = await openOffice({
    session: signedOut,
    server: (stand) =>
      stand
        .on(signInStaff, () => session)
        .on(beginSecondStep, () => ({ secret: 'ABCDEFGH', address: 'otpauth://totp/x', picture: '<svg/>' }))
        .on(confirmSecondStep, ({ code }) => {
          if (code !== '123456') throw refusal(403, 'SECOND_STEP_WRONG', 'That code did not match');
          session = signedIn('owner', { secondStep: 'on' });
          return { codes: ['aaaa-bbbb', 'cccc-dddd'] };
        }),
  });
  await userEvent.type(field('Email'), 'owner@lantern.example');
  await userEvent.type(field('Password'), 'encore77');
  await press('Sign in');
  await screen.findByRole('heading', { level: 1, name: 'Your second step' });
  expect(screen.queryByRole('navigation', { name: 'Rooms' })).toBeNull();
  await press('Set it up');
  await userEvent.type(await screen.findByLabelText('The six digits that it shows'), '000000{Enter}');
  expect((await screen.findAllByText('That code did not match')).length).toBeGreaterThan(0);
  await userEvent.clear(field('The six digits that it shows'));
  await userEvent.type(field('The six digits that it shows'), '123456{Enter}');
  await screen.findByText('cccc-dddd');
  server.on(getStaffSession, () => session);
  await press('I have written them down');
  await screen.findByRole('heading', { level: 1, name: 'Today' });
});
