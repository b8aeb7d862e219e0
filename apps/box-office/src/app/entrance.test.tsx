// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import {
  acceptStaffInvitation,
  chooseSeller,
  getStaffInvitation,
  signInStaff,
} from '@stagedoor/contract/calls/office/staff-session';
import { openOffice } from './testing/open-office.tsx';
import { signedIn, signedOut, workplaceOf } from './testing/sample-session.ts';

afterEach(cleanup);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillIn() {
  await userEvent.type(field('Email'), 'owner@lantern.example');
  await userEvent.type(field('Password'), 'encore77');
}

test('[STAFF-01] whoever signs in comes to the address they asked for', async () => {
  const { server, address } = await openOffice({
    session: signedOut,
    url: '/sample?state=open',
    server: (stand) => stand.on(signInStaff, () => signedIn()),
  });
  await fillIn();
  await press('Sign in');
  await screen.findByRole('heading', { level: 1, name: 'Sample room' });
  expect(address()).toBe('/sample?state=open');
  expect(server.asked.find(({ path }) => path === signInStaff.path)?.input).toMatchObject({
    email: 'owner@lantern.example',
    password: 'encore77',
    remember: true,
  });
});

test('[STAFF-03] what did not match is one sentence, keeps what was typed, and slows down when the server says so', async () => {
  let retryAfter: HeadersInit = {};
  const wrong = () => {
    const body = { error: true, code: 'STAFF_SIGN_IN_FAILED', message: 'That did not match' };
    throw Response.json(body, { status: 403, headers: retryAfter });
  };
  await openOffice({ session: signedOut, server: (stand) => stand.on(signInStaff, wrong) });
  await fillIn();
  await press('Sign in');
  expect((await screen.findByRole('alert')).textContent).toBe('That did not match');
  expect(field('Password').value).toBe('encore77');
  retryAfter = { 'retry-after': '30' };
  await press('Sign in');
  expect(await screen.findByText('Next try in 30 s')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Sign in' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('[STAFF-03] a second step asks for a code, takes it with the same password, and says when it was wrong', async () => {
  const { server } = await openOffice({
    session: signedOut,
    server: (stand) =>
      stand.on(signInStaff, ({ code }) => {
        if (!code) throw refusal(403, 'SECOND_STEP_NEEDED', 'Please enter the code');
        if (code !== '123456') throw refusal(403, 'SECOND_STEP_WRONG', 'That code did not match');
        return signedIn();
      }),
  });
  await fillIn();
  await press('Sign in');
  expect(document.activeElement).toBe(await screen.findByLabelText('Code'));
  await userEvent.type(field('Code'), '000000{Enter}');
  expect((await screen.findAllByText('That code did not match')).length).toBeGreaterThan(0);
  await userEvent.clear(field('Code'));
  await userEvent.type(field('Code'), '123456{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Today' });
  expect(server.countOf(signInStaff)).toBe(3);
});

test('[STAFF-02] an empty installation says where its first owner comes from', async () => {
  await openOffice({ session: { ...signedOut, noOwnerYet: true } });
  expect(screen.getByText('Nobody works here yet')).toBeTruthy();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

const invited = (stand: StandInServer, hasAccount: boolean) =>
  stand
    .on(getStaffInvitation, () => ({
      email: 'new@lantern.example',
      sellerName: 'Lantern Live',
      role: 'desk' as const,
      hasAccount,
    }))
    .on(acceptStaffInvitation, ({ password }) => {
      if (password === 'wrong123') throw refusal(403, 'STAFF_PASSWORD_WRONG', 'This is not your password');
      return signedIn('desk');
    });

test('[STAFF-02] an invitation is accepted with a name and a good password, and one is in', async () => {
  const { server } = await openOffice({
    session: signedOut,
    invitation: 'secret',
    server: (stand) => invited(stand, false),
  });
  await screen.findByRole('heading', { name: 'Welcome to Lantern Live' });
  await userEvent.type(field('New password'), 'short');
  await press('Come in');
  expect(screen.getAllByText('Please enter your name').length).toBeGreaterThan(0);
  expect(server.countOf(acceptStaffInvitation)).toBe(0);
  await userEvent.type(field('Your name'), 'Robin Vale');
  await userEvent.type(field('New password'), '-but-longer-7');
  await press('Come in');
  await screen.findByRole('heading', { level: 1, name: 'Today' });
  expect(server.asked.find(({ path }) => path === acceptStaffInvitation.path)?.input).toEqual({
    token: 'secret',
    name: 'Robin Vale',
    password: 'short-but-longer-7',
  });
});

test('[STAFF-02] whoever works here already proves it with their password; an invitation that was used says so', async () => {
  await openOffice({ session: signedOut, invitation: 'secret', server: (stand) => invited(stand, true) });
  await userEvent.type(await screen.findByLabelText('Your password here'), 'wrong123');
  expect(screen.queryByLabelText('Your name')).toBeNull();
  await press('Come in');
  expect((await screen.findAllByText('This is not your password')).length).toBeGreaterThan(0);
  cleanup();
  await openOffice({
    session: signedOut,
    invitation: 'used',
    server: (stand) =>
      stand.on(getStaffInvitation, () => {
        throw refusal(404, 'STAFF_INVITATION_REFUSED', 'This invitation has been used');
      }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('has been used');
});

test('whoever works for several sellers says for which one, and can go over to the other', async () => {
  const workplaces = [
    workplaceOf('owner'),
    workplaceOf('desk', { sellerId: 2, sellerName: 'Harbor Nights' }),
  ];
  const { server } = await openOffice({
    session: signedIn('owner', { workplaces, sellerId: undefined }),
    server: (stand) => stand.on(chooseSeller, ({ sellerId }) => signedIn('desk', { workplaces, sellerId })),
  });
  await press('Harbor Nights, Desk');
  await screen.findByRole('heading', { level: 1, name: 'Today' });
  expect(screen.getAllByText('Harbor Nights').length).toBeGreaterThan(0);
  expect(server.countOf(chooseSeller)).toBe(1);
});

test('a box office that does not answer says so and tries again', async () => {
  let dead = true;
  const { engine } = await openOffice({
    session: signedOut,
    fetch: () => (dead ? Promise.reject(new TypeError('No')) : Promise.resolve(answered())),
  });
  expect(screen.getByText('The box office does not answer')).toBeTruthy();
  dead = false;
  await press('Try again');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  act(() => engine.stop());
  await waitFor(() => expect(engine.state().silentSince).toBeUndefined());
});

const answered = () => Response.json({ response: { ...signedOut, now: signedOut.now.toISOString() } });
