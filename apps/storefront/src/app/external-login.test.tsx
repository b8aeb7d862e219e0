// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '@stagedoor/contract/calls/shop/session';
import { sampleOutlet, sampleSession, userSession } from '../parts/testing/samples.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { press } from './testing/account-screens.ts';
import { openShop } from './testing/open-shop.tsx';

const members = sampleOutlet({
  loginUrl: 'https://club.example.org/in',
  loginType: { constant: 'OUTLET_LOGIN_ALWAYS' },
});

const replace = vi.fn<(address: string) => void>();

beforeEach(() => {
  replace.mockReset();
  vi.spyOn(window.location, 'replace').mockImplementation((address) => replace(String(address)));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const back = (path: string) => encodeURIComponent(new URL(path, location.origin).href);

test('[LOGIN-01] [ROLE-02] [ROLE-04] `/login` leads to the outlet’s own sign-in, with the page to come back to', async () => {
  await openShop({ url: '/event/201?a=b', outlet: members, written: false });
  expect(replace.mock.calls).toEqual([[`https://club.example.org/in?returnUrl=${back('/event/201?a=b')}`]]);
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('[LOGIN-01] who is signed in already does not leave', async () => {
  const { address } = await openShop({ url: '/login', outlet: members, session: userSession() });
  expect(address()).toBe('/');
  expect(replace).not.toHaveBeenCalled();
});

test('[LOGIN-01] [SESSION-10] whoever came back in vain is told and asked, not sent round in circles', async () => {
  await openShop({
    url: '/login',
    outlet: members,
    loginToken: 'used-up',
    server: (server) =>
      server.on(startSession, ({ loginToken }) => {
        if (loginToken) throw refusal(401, 'LOGIN_TOKEN_REFUSED', 'Refused');
        return sampleSession();
      }),
  });
  expect(replace).not.toHaveBeenCalled();
  expect(screen.getByText('This sign-in link is no longer valid. Please sign in again.')).toBeTruthy();
  press('Sign In');
  expect(replace).toHaveBeenCalledTimes(1);
});

test('[LOGIN-01] [SEC-52] an address that would run as a script leads nowhere', async () => {
  await openShop({ url: '/login', outlet: sampleOutlet({ loginUrl: 'javascript:alert(1)' }) });
  expect(replace).not.toHaveBeenCalled();
});

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])(
  '[SEC-47] an origin such as %s leads to the front page',
  async (origin) => {
    const { address } = await openShop({
      url: { pathname: '/login', state: { origin } },
      session: userSession(),
    });
    expect(address()).toBe('/');
  },
);
