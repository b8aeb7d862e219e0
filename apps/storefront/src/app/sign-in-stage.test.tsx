// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getCart } from '@stagedoor/contract/calls/shop/cart';
import { login, validateEmail } from '@stagedoor/contract/calls/shop/user';
import { sampleCart } from '../parts/testing/sample-items.ts';
import { userSession } from '../parts/testing/samples.ts';
import { fill } from './testing/account-screens.ts';
import { checkout, openStage, outlet, press, uuid } from './testing/open-checkout.tsx';
import { openShop } from './testing/open-shop.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('[LOGIN-12] the sign-in view is a stage of the checkout, which goes on once it is done', async () => {
  const shop = await openStage({
    signedIn: false,
    cart: checkout,
    stage: 'login',
    server: (server) => void server.on(validateEmail, () => ({ valid: true })).on(login, () => userSession()),
  });
  expect(document.title).toBe('Sign In');
  expect(screen.getByRole('group', { name: 'Sign In' })).toBeTruthy();
  fill({ Email: 'fan@example.com', Password: 'Lantern2026' });
  press('Sign In');
  await shop.settle();
  expect(shop.address()).toBe(`/checkout/i/shipping-address/${uuid}`);
});

test('[LOGIN-03] [LOGIN-12] the stage is titled by the face that it shows, also while something is wrong on it', async () => {
  await openStage({ signedIn: false, cart: checkout, stage: 'login' });
  press('Sign In');
  expect(document.title).toBe('Error: Sign In');
  press('Create Account');
  expect(document.title).toBe('Create Account');
  press('Create Account');
  expect(document.title).toBe('Error: Create Account');
});

test('[LOGIN-12] [LOGIN-01] members of an outside system leave the stage for their own sign-in, and come back to it', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  await openShop({
    url: `/checkout/i/login/${uuid}`,
    outlet: { ...outlet, loginUrl: 'https://club.example.org/in' },
    server: (server) => server.on(getCart, () => sampleCart(checkout)),
  });
  const back = encodeURIComponent(`${location.origin}/checkout/i/login/${uuid}`);
  expect(replace.mock.calls).toEqual([[`https://club.example.org/in?returnUrl=${back}`]]);
});
