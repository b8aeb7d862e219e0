// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { forgotPassword, login, resetPassword, validateEmail } from '@stagedoor/contract/calls/shop/user';
import { userSession } from '../parts/testing/samples.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { errorAt, field, fill, heading, press, summary } from './testing/account-screens.ts';
import { openShop } from './testing/open-shop.tsx';

afterEach(cleanup);

describe('asking for a link', () => {
  const takesAll = (server: StandInServer) =>
    server.on(validateEmail, () => ({ valid: true })).on(forgotPassword, () => ({}));

  async function openForm(server: (server: StandInServer) => void = takesAll) {
    const shop = await openShop({ url: '/login', server });
    press('Forgot Password');
    return shop;
  }

  test('[LOGIN-23] [ERR-28] [VALID-05] without an email', async () => {
    const { server } = await openForm();
    press('Send the link');
    expect(summary()).toEqual(['Email address required']);
    expect(server.countOf(forgotPassword)).toBe(0);
  });

  test('[LOGIN-23] [LOGIN-10] with one that cannot exist', async () => {
    const { server, settle } = await openForm((it) =>
      takesAll(it).on(validateEmail, () => ({ valid: false })),
    );
    fill({ Email: 'robin@example.com' });
    press('Send the link');
    await settle();
    expect(errorAt('Email')).toBe('Please verify your email address and try again');
    expect(server.countOf(forgotPassword)).toBe(0);
  });

  test('[LOGIN-24] [ERR-30] [CALL-20] says `Success` and where to look, and takes the focus there', async () => {
    const { server, settle } = await openForm();
    fill({ Email: ' robin@example.com ' });
    press('Send the link');
    await settle();
    const box = screen.getByText('Success').closest('[role=status]');
    expect(box?.textContent).toContain('Please check your email for instructions');
    expect(document.activeElement?.contains(box)).toBe(true);
    expect(server.asked.at(-1)?.input).toEqual({ email: 'robin@example.com' });
    press('Back to Sign In');
    expect(heading()).toBe('Sign In');
  });

  test('[LOGIN-25] [ERR-29] a failure says `server error`', async () => {
    const { settle } = await openForm((it) =>
      takesAll(it).on(forgotPassword, () => {
        throw new Response('', { status: 500 });
      }),
    );
    fill({ Email: 'robin@example.com' });
    press('Send the link');
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('server error');
    expect(field('Email').value).toBe('robin@example.com');
  });

  test('[LOGIN-25] too many wishes are no error: they wait', async () => {
    const { settle } = await openForm((it) =>
      takesAll(it).on(forgotPassword, () => {
        throw Response.json(
          { error: true, code: 'TOO_MANY_TRIES', message: 'Please wait' },
          { status: 429, headers: { 'retry-after': '60' } },
        );
      }),
    );
    fill({ Email: 'robin@example.com' });
    press('Send the link');
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('Please wait 60 seconds before you try again');
    expect(screen.queryByText('server error')).toBeNull();
  });
});

describe('setting the new one', () => {
  const takesAll = (server: StandInServer) =>
    server.on(resetPassword, () => ({})).on(login, () => userSession());
  const openForm = (server: (server: StandInServer) => void = takesAll) =>
    openShop({ url: '/resetpassword/from-the-mail', server });
  const filled = {
    Email: 'robin@example.com',
    'New password': 'Lanterns2027',
    'Confirm new password': 'Lanterns2027',
  };

  test('[RESET-01] [RESET-02] the token is there and locked; three fields and two buttons', async () => {
    await openForm();
    expect(heading()).toBe('Reset Password');
    expect(field('Reset token').value).toBe('from-the-mail');
    expect(field('Reset token').readOnly).toBe(true);
    expect(
      ['Email', 'New password', 'Confirm new password'].map((label) => field(label).autocomplete),
    ).toEqual(['username', 'new-password', 'new-password']);
    expect(document.getElementById(`${field('New password').id}-hint`)?.textContent).toBe(
      'Minimum of 7 characters with at least 1 numeric and 1 alpha character',
    );
    expect(screen.getByRole('button', { name: 'Reset Password' })).toBeTruthy();
    cleanup();
    await openShop({ url: '/resetpassword/from-the-mail?email=robin%40example.com', server: takesAll });
    expect(field('Email').value).toBe('robin@example.com');
  });

  test('[RESET-03] Cancel goes to `/login`', async () => {
    const { address, settle } = await openForm();
    press('Cancel');
    await settle();
    expect(address()).toBe('/login');
  });

  test('[RESET-06] [ROUTE-06] [ERR-37] without a token', async () => {
    await openShop({ url: '/resetpassword' });
    expect(heading()).toBe('Incorrect reset link, please refer to your email for instructions');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('[RESET-07] [RESET-08] [ERR-38] [VALID-06] nothing filled in', async () => {
    const { server } = await openForm();
    press('Reset Password');
    expect(summary()).toEqual(['Email required', 'Password required', 'Confirm password required']);
    expect(server.countOf(resetPassword)).toBe(0);
  });

  test.each([
    ['Short1', 'Password must contain at least 7 characters.'],
    ['12345678', 'Password must contain at least 1 alpha character.'],
    ['Lanterns', 'Password must contain at least 1 numeric character.'],
  ])('[RESET-09] [RESET-10] [RESET-11] [ERR-32] [ERR-33] [ERR-34] %s: %s', async (password, message) => {
    await openForm();
    fill({ ...filled, 'New password': password });
    press('Reset Password');
    expect(errorAt('New password')).toBe(message);
  });

  test('[RESET-12] [ERR-35] both must be the same', async () => {
    await openForm();
    fill({ ...filled, 'Confirm new password': 'Lanterns2028' });
    press('Reset Password');
    expect(errorAt('Confirm new password')).toBe("Passwords don't match");
  });

  test('[RESET-04] [RESET-05] [CALL-21] it is set, signed in with, and the shop opens', async () => {
    const { server, settle, address } = await openForm();
    fill({ ...filled, Email: ' robin@example.com ' });
    press('Reset Password');
    await settle();
    const sent = server.asked.filter(({ path }) => path === resetPassword.path || path === login.path);
    expect(sent.map(({ input }) => input)).toEqual([
      { email: 'robin@example.com', password: 'Lanterns2027', token: 'from-the-mail' },
      { email: 'robin@example.com', password: 'Lanterns2027' },
    ]);
    expect(address()).toBe('/');
  });

  test('[RESET-05] when the automatic login fails, `/login` with a success toast', async () => {
    const { settle, address } = await openForm((it) =>
      takesAll(it).on(login, () => {
        throw refusal(429, 'TOO_MANY_TRIES', 'Please wait');
      }),
    );
    fill(filled);
    press('Reset Password');
    await settle();
    expect(address()).toBe('/login');
    expect(screen.getByText('Your password has been reset. Please sign in.')).toBeTruthy();
  });

  test('[RESET-13] the server’s own error is shown', async () => {
    const { settle } = await openForm((it) =>
      takesAll(it).on(resetPassword, () => {
        throw refusal(403, 'RESET_TOKEN_REFUSED', 'This link is used up');
      }),
    );
    fill(filled);
    press('Reset Password');
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('This link is used up');
    expect(field('New password').value).toBe('Lanterns2027');
  });

  test('[RESET-13] what is wrong with a field stands at the field', async () => {
    const { settle } = await openForm((it) =>
      takesAll(it).on(resetPassword, () => {
        throw Response.json(
          { error: true, code: 'INVALID_INPUT', message: 'No', fields: { password: 'Too common' } },
          { status: 400 },
        );
      }),
    );
    fill(filled);
    press('Reset Password');
    await settle();
    expect(errorAt('New password')).toBe('Too common');
  });

  test('[RESET-13] [ERR-36] or that there was none of use', async () => {
    const { settle } = await openForm((it) =>
      takesAll(it).on(resetPassword, () => {
        throw new Response('<h1>502</h1>', { status: 502 });
      }),
    );
    fill(filled);
    press('Reset Password');
    await settle();
    expect(screen.getByRole('alert').textContent).toBe(
      'System error during reset password, please try again',
    );
  });
});
