// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { login, validateEmail } from '@stagedoor/contract/calls/shop/user';
import { sampleOutlet, userSession } from '../parts/testing/samples.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { errorAt, field, fill, heading, outletWithTerms, press, summary } from './testing/account-screens.ts';
import { openShop } from './testing/open-shop.tsx';

afterEach(cleanup);

const takesAll = (server: StandInServer) =>
  server.on(validateEmail, () => ({ valid: true })).on(login, () => userSession());

const failed = (failedAttempts: number) =>
  Response.json({ error: true, code: 'SIGN_IN_FAILED', message: '', failedAttempts }, { status: 403 });

async function openLogin(server: (server: StandInServer) => void = takesAll, url = '/login') {
  return openShop({ url, outlet: outletWithTerms(), server });
}

async function typeAndSend(email = 'fan@example.com', password = 'Lantern2026') {
  fill({ Email: email, Password: password });
  await userEvent.click(screen.getByRole('checkbox'));
  press('Sign In');
}

describe('what is wrong is said before anything is sent', () => {
  test('[LOGIN-07] [LOGIN-08] [LOGIN-09] [ERR-14] [ERR-15] [ERR-16] [VALID-03] [VALID-21] nothing filled in', async () => {
    const { server } = await openLogin();
    press('Sign In');
    expect(summary()).toEqual([
      'Email Required',
      'Password Required',
      'You must accept the terms and policies',
    ]);
    expect(errorAt('Email')).toBe('Email Required');
    expect(errorAt('Password')).toBe('Password Required');
    expect(document.title).toBe('Error: Sign In');
    expect(server.countOf(login)).toBe(0);
  });

  test('[LOGIN-09] without policies there is no checkbox and no check', async () => {
    const { server, settle } = await openShop({ url: '/login', outlet: sampleOutlet(), server: takesAll });
    expect(screen.queryByRole('checkbox')).toBeNull();
    fill({ Email: 'fan@example.com', Password: 'Lantern2026' });
    press('Sign In');
    await settle();
    expect(server.countOf(login)).toBe(1);
  });

  test('[LOGIN-10] [ERR-17] an address that the check finds invalid is not signed in', async () => {
    const { server, settle } = await openLogin((it) =>
      takesAll(it).on(validateEmail, () => ({ valid: false })),
    );
    await typeAndSend();
    await settle();
    expect(errorAt('Email')).toBe('Please verify your email address and try again');
    expect(server.countOf(login)).toBe(0);
  });

  test('[LOGIN-11] [ERR-18] a check that fails is said, and the form is not sent', async () => {
    const { server, settle } = await openLogin((it) =>
      takesAll(it).on(validateEmail, () => {
        throw new Response('', { status: 500 });
      }),
    );
    await typeAndSend();
    await settle();
    expect(errorAt('Email')).toBe('Error verifying your email address');
    expect(server.countOf(login)).toBe(0);
  });
});

test.each(['Privacy', 'Terms'])(
  '[LOGIN-09] [CONST-19] [SEC-51] the policy %s opens in a dialog, cleaned of scripts',
  async (name) => {
    const { settle } = await openLogin();
    fireEvent.click(within(screen.getByRole('main')).getByText(name, { selector: 'button' }));
    await settle();
    expect(screen.getByRole('dialog', { name }).innerHTML).not.toMatch(/onerror|javascript:/);
  },
);

describe('signing in', () => {
  test('[LOGIN-02] [SESSION-11] [CALL-16] it returns to where the customer came from', async () => {
    const { server, settle, address } = await openLogin(takesAll, '/user/account?from=mail');
    expect(address()).toBe('/login');
    await typeAndSend(' fan@example.com ');
    await settle();
    expect(address()).toBe('/user/account?from=mail');
    expect(server.asked.find(({ path }) => path === login.path)?.input).toEqual({
      email: 'fan@example.com',
      password: 'Lantern2026',
    });
  });

  test('[LOGIN-02] without an origin it goes to the front page, and who is signed in already goes at once', async () => {
    const { settle, address } = await openLogin();
    await typeAndSend();
    await settle();
    expect(address()).toBe('/');
    cleanup();
    const again = await openShop({ url: '/login', session: userSession() });
    expect(again.address()).toBe('/');
  });

  test('[SESSION-13] [SESSION-11] what a visitor has begun stays, through a failure and a success', async () => {
    let right = false;
    const { settle } = await openLogin((it) =>
      takesAll(it).on(login, () => {
        if (!right) throw failed(1);
        return userSession();
      }),
    );
    localStorage.setItem('draft:cart', 'held');
    await typeAndSend();
    await settle();
    right = true;
    press('Sign In');
    await settle();
    expect(localStorage.getItem('draft:cart')).toBe('held');
    localStorage.clear();
  });
});

describe('failing to', () => {
  test('[LOGIN-05] [LOGIN-06] [ERR-13] [CONST-06] counts to three and then points to Forgot Password; values survive', async () => {
    let failures = 0;
    const { settle } = await openLogin((it) =>
      takesAll(it).on(login, () => {
        throw failed(++failures);
      }),
    );
    await typeAndSend();
    await settle();
    expect(screen.getByRole('alert').textContent).toBe(
      'Failed login attempts 1 of 3The email or the password is not right.',
    );
    expect(within(screen.getByRole('alert')).queryByRole('button')).toBeNull();
    const last =
      'Failed login attempts 3 of 3Forgotten it? Reset your password and you can sign in right away.Forgot Password';
    for (const told of ['Failed login attempts 2 of 3The email or the password is not right.', last, last]) {
      press('Sign In');
      await settle();
      expect(screen.getByRole('alert').textContent).toBe(told);
    }
    const alert = screen.getByRole('alert');
    expect(field('Password').value).toBe('Lantern2026');
    await userEvent.click(within(alert).getByRole('button', { name: 'Forgot Password' }));
    expect(heading()).toBe('Forgot Password');
    expect(field('Email').value).toBe('fan@example.com');
  });

  test('[LOGIN-05] where the server does not say which failure it was, the page counts', async () => {
    const { settle } = await openLogin((it) =>
      takesAll(it).on(login, () => {
        throw refusal(403, 'SIGN_IN_FAILED', 'No');
      }),
    );
    await typeAndSend();
    await settle();
    press('Sign In');
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('Failed login attempts 2 of 3');
  });

  test('[LOGIN-06] while the server wants a wait, it counts down and the form is not sent', async () => {
    const { server, settle } = await openLogin((it) =>
      takesAll(it).on(login, () => {
        throw Response.json(
          { error: true, code: 'TOO_MANY_TRIES', message: 'Please wait', failedAttempts: 3 },
          { status: 429, headers: { 'retry-after': '2' } },
        );
      }),
    );
    await typeAndSend();
    await settle();
    expect(
      screen.getByText('Please wait 2 seconds before you try again', { selector: 'button + *' }),
    ).toBeTruthy();
    press('Sign In');
    await userEvent.type(field('Password'), '{Enter}');
    expect(server.countOf(login)).toBe(1);
    await waitFor(() => expect(screen.queryByText(/^Please wait/)).toBeNull());
    press('Sign In');
    await settle();
    expect(server.countOf(login)).toBe(2);
  });

  test('[LOGIN-26] anything else says `error occurred`, and a refused field says why', async () => {
    const answers = [
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
      Response.json({ error: true, code: 'INVALID_INPUT', fields: { id: 'Too long' } }, { status: 400 }),
    ];
    const { settle } = await openLogin((it) =>
      takesAll(it).on(login, () => {
        throw answers.shift()!;
      }),
    );
    await typeAndSend();
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('error occurred');
    press('Sign In');
    await settle();
    expect(errorAt('Email')).toBe('Too long');
  });
});

describe('the three faces', () => {
  test('[LOGIN-03] the view turns between them, the focus follows and the email goes along', async () => {
    await openLogin();
    fill({ Email: 'fan@example.com' });
    for (const face of ['Create Account', 'Sign In', 'Forgot Password']) {
      press(face);
      expect(heading()).toBe(face);
      expect(document.title).toBe(face);
      expect(document.activeElement).toBe(screen.getByRole('group', { name: face }));
      expect(field('Email').value).toBe('fan@example.com');
    }
  });

  test.each(['/login/fan@example.com', '/login?email=fan%40example.com'])(
    '[LOGIN-04] %s fills the email in and offers no new account',
    async (url) => {
      await openLogin(takesAll, url);
      expect(field('Email').value).toBe('fan@example.com');
      expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull();
    },
  );

  test('fields tell browsers and password managers what they are', async () => {
    await openLogin();
    expect(field('Email').autocomplete).toBe('username');
    expect(field('Password').autocomplete).toBe('current-password');
  });
});
