// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import { checkOutletPassword, startSession } from '@stagedoor/contract/calls/shop/session';
import { sampleOutlet, sampleSession } from '../parts/testing/samples.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { openShop } from './testing/open-shop.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const locked = { written: false, session: sampleSession({ outletPasswordRequired: true }) };

async function give(password: string, shop: Awaited<ReturnType<typeof openShop>>) {
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Enter' }));
  await shop.settle();
}

test('[SHELL-01] loading comes first, then maintenance, then the password, then the shop', async () => {
  await openShop({ written: false, server: (server) => server.hold() });
  expect(screen.getByText('Loading')).toBeTruthy();
  cleanup();

  const both = sampleSession({ outletPasswordRequired: true, maintenance: { active: true } });
  await openShop({ written: false, session: both });
  expect(screen.getByRole('heading', { name: "We'll be back soon" })).toBeTruthy();
  cleanup();

  await openShop(locked);
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'All Events' })).toBeNull();
  cleanup();

  await openShop({ written: false });
  expect(screen.getByRole('heading', { name: 'All Events' })).toBeTruthy();
});

test('[SHELL-02] [SESSION-12] before the password only the name of the outlet is asked for', async () => {
  const { server } = await openShop(locked);
  expect(server.asked.filter(({ path }) => path === getOutletInfo.path)).toEqual([
    { path: getOutletInfo.path, input: {} },
  ]);
  expect(screen.getByText('Lantern Club')).toBeTruthy();
});

test('[SETUP-08] a private shop that is tried out says so before its door, too', async () => {
  await openShop({ ...locked, outlet: sampleOutlet({ isTest: true }) });
  expect(screen.getByRole('banner', { name: 'About this shop' }).textContent).toContain('being tested');
  cleanup();
  await openShop(locked);
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(screen.queryByRole('banner', { name: 'About this shop' })).toBeNull();
});

test('[SHELL-03] [SHELL-04] [ERR-09] an empty entry says `Password required` and sends nothing', async () => {
  const shop = await openShop(locked);
  await give('', shop);
  expect(screen.getByText('Password required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  expect(shop.server.countOf(checkOutletPassword)).toBe(0);
});

test('[SHELL-04] [ERR-10] a wrong password says `Incorrect password`', async () => {
  const shop = await openShop(locked);
  shop.server.on(checkOutletPassword, () => {
    throw refusal(403, 'OUTLET_PASSWORD_WRONG', 'Incorrect password');
  });
  await give('guess', shop);
  expect(screen.getByText('Incorrect password')).toBeTruthy();
});

test('[SHELL-05] [ERR-11] a check that itself fails says so', async () => {
  const shop = await openShop(locked);
  shop.server.on(checkOutletPassword, () => {
    throw new Response('<h1>Bad gateway</h1>', { status: 502 });
  });
  await give('encore', shop);
  expect(screen.getByText('Processing error , please try again')).toBeTruthy();
});

test('[SHELL-05] so does one that nobody answers', async () => {
  const shop = await openShop(locked);
  shop.server.on(checkOutletPassword, () => {
    throw new TypeError('Failed to fetch');
  });
  await give('encore', shop);
  expect(screen.getByText('Processing error , please try again')).toBeTruthy();
});

test('[SESSION-12] the right password opens the shop', async () => {
  const shop = await openShop(locked);
  shop.server.on(checkOutletPassword, () => ({ outletPasswordRequired: false }));
  await give('encore', shop);
  await shop.settle();
  expect(screen.getByRole('heading', { name: 'All Events' })).toBeTruthy();
});

test('[SHELL-06] [ERR-12] maintenance shows its headline, its message and a contact link, also over a drawn page', async () => {
  const maintenance = { active: true, message: 'Moving the stage.', contactEmail: 'help@lantern.example' };
  await openShop({ session: sampleSession({ maintenance }) });
  expect(screen.getByRole('heading', { name: "We'll be back soon" })).toBeTruthy();
  expect(screen.getByText('Moving the stage.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe(
    'mailto:help@lantern.example',
  );
});

test('[SHELL-06] maintenance says whose shop it is, by its logo or by its name', async () => {
  const closed = { written: false, session: sampleSession({ maintenance: { active: true } }) };
  await openShop(closed);
  expect(screen.getByText('Lantern Club')).toBeTruthy();
  cleanup();

  const logoImageUrl = '/images/logo.svg';
  await openShop({
    ...closed,
    server: (server) => server.on(getOutletInfo, () => ({ ...sampleOutlet(), logoImageUrl })),
  });
  expect(screen.getByRole('img', { name: 'Lantern Club' }).getAttribute('src')).toBe(logoImageUrl);
});

test('[SHELL-06] without a message it speaks in general, without a contact it offers none, and it looks again every minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { server, settle } = await openShop({
    written: false,
    session: sampleSession({ maintenance: { active: true } }),
  });
  expect(document.title).toContain("We'll be back soon");
  expect(
    screen.getByText('We are making some improvements. Please come back in a little while.'),
  ).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  vi.advanceTimersByTime(59_000);
  await settle();
  expect(server.countOf(startSession)).toBe(1);
  server.on(startSession, () => sampleSession());
  vi.advanceTimersByTime(1000);
  await settle();
  expect(screen.getByRole('heading', { name: 'All Events' })).toBeTruthy();
});

test('a server that does not answer has a screen with a way to try again', async () => {
  const shop = await openShop({
    written: false,
    server: (server) =>
      server.on(startSession, () => {
        throw refusal(400, 'INVALID_INPUT', 'Not today');
      }),
  });
  expect(screen.getByRole('heading', { name: 'The shop did not open' })).toBeTruthy();
  expect(screen.getByText('Not today')).toBeTruthy();
  shop.server.on(startSession, () => sampleSession());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await shop.settle();
  expect(screen.getByRole('heading', { name: 'All Events' })).toBeTruthy();
});

test('[ERR-07] an outlet that loads without itself says `Missing OutletID`', async () => {
  await openShop({
    written: false,
    server: (server) => server.on(getOutletInfo, () => ({ ...sampleOutlet(), outlet: undefined })),
  });
  expect(screen.getByText('Missing OutletID')).toBeTruthy();
});
