// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { checkSession, startSession } from '@stagedoor/contract/calls/shop/session';
import { sampleOutlet, sampleSession, sampleTheme, userSession } from '../parts/testing/samples.ts';
import { openShop } from './testing/open-shop.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const link = (name: string) => screen.getByRole('link', { name });
const opensNewTab = (element: HTMLElement) => element.getAttribute('target') === '_blank';

test('[SHELL-07] [SHELL-08] another expected version asks to reload, and can be dismissed', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  await openShop({ session: sampleSession({ versions: { client: '1.3.0' } }) });
  expect(screen.getByText('A new version of this page is ready.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});

test('[SHELL-08] the same version, and a server that names none, ask for nothing', async () => {
  for (const client of ['1.2.9', undefined]) {
    await openShop({ session: sampleSession({ versions: { client } }) });
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    cleanup();
  }
});

test('[SHELL-09] [SHELL-10] the last minutes offer to renew or to destroy the session', async () => {
  const shop = await openShop({ session: userSession({ secondsToExpire: 179 }) });
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain('3 minutes');
  expect(within(dialog).getByRole('button', { name: 'Destroy Session' })).toBeTruthy();
  shop.server.on(checkSession, () => userSession());
  fireEvent.click(within(dialog).getByRole('button', { name: 'Renew Session' }));
  await shop.settle();
  expect(shop.server.asked.at(-1)?.input).toEqual({ extend: '1' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('[SHELL-09] Esc renews: leaving the question open would be the harmful answer', async () => {
  const shop = await openShop({ session: userSession({ secondsToExpire: 100 }) });
  shop.server.on(checkSession, () => userSession());
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  await shop.settle();
  expect(shop.server.asked.at(-1)?.input).toEqual({ extend: '1' });
});

test('[SESSION-06] `Destroy Session` signs out', async () => {
  const shop = await openShop({ url: '/user/account', session: userSession({ secondsToExpire: 100 }) });
  fireEvent.click(screen.getByRole('button', { name: 'Destroy Session' }));
  await shop.settle();
  expect(shop.server.asked.some(({ input }) => (input as { destroy?: string }).destroy === '1')).toBe(true);
  expect(shop.address()).toBe('/');
});

test('[SESSION-16] a session that ends while its dialog is open closes it and asks to sign in', async () => {
  const shop = await openShop({ url: '/user/account?tab=1', session: userSession({ secondsToExpire: 1 }) });
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  shop.server.on(startSession, () => sampleSession());
  await waitFor(() => expect(shop.address()).toBe('/login'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(shop.state()).toEqual({ origin: '/user/account?tab=1' });
});

test('[NAV-01] the header shows the logo with the outlet’s name, or the name itself', async () => {
  await openShop({ outlet: sampleOutlet({ theme: sampleTheme({ logoImageUrl: '/images/logo.svg' }) }) });
  const logo = screen.getByAltText('Lantern Club');
  expect(logo.closest('a')?.getAttribute('href')).toBe('/');
  fireEvent.error(logo);
  expect(within(screen.getByRole('banner')).getByText('Lantern Club')).toBeTruthy();
  cleanup();
  await openShop();
  expect(link('Lantern Club').getAttribute('href')).toBe('/');
});

test('[NAV-03] [NAV-04] [NAV-05] the banner shows only with a picture, named by its title, opening its link in a new tab', async () => {
  const banner = sampleTheme({ subHeaderImageUrl: '/b.svg', subHeaderLinkUrl: 'https://news.example/' });
  await openShop({ outlet: sampleOutlet({ theme: banner }) });
  const image = screen.getByAltText('Sub Header');
  expect(image.getAttribute('title')).toBe('Sub Header');
  expect(image.closest('a')!.getAttribute('href')).toBe('https://news.example/');
  expect(opensNewTab(image.closest('a')!)).toBe(true);
  cleanup();
  await openShop({
    outlet: sampleOutlet({
      theme: { ...banner, subHeaderTitle: 'Members first', subHeaderLinkUrl: undefined },
    }),
  });
  expect(screen.getByAltText('Members first').getAttribute('title')).toBe('Members first');
  expect(screen.getByAltText('Members first').closest('a')).toBeNull();
  cleanup();
  await openShop({ outlet: sampleOutlet({ theme: { ...banner, subHeaderImageUrl: undefined } }) });
  expect(screen.queryByAltText('Sub Header')).toBeNull();
});

async function openMenu(options: Parameters<typeof openShop>[0]) {
  const shop = await openShop(options);
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await shop.settle();
  const menu = screen.getByRole('dialog');
  const entries = [...menu.querySelectorAll('nav li')].map(({ textContent }) => textContent);
  return { shop, menu, entries };
}

test('[NAV-02] [NAV-06] [NAV-08] [NAV-09] the menu of a visitor', async () => {
  const { menu, entries } = await openMenu({ outlet: sampleOutlet({ helpLink: 'https://help.example/' }) });
  const toggle = screen.getByRole('button', { name: 'Menu', hidden: true });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(entries).toEqual(['All Events', 'Sign In', 'Help']);
  expect(within(menu).getByRole('link', { name: 'All Events' }).getAttribute('href')).toBe('/events');
  expect(opensNewTab(within(menu).getByRole('link', { name: 'Help' }))).toBe(true);
  fireEvent.click(within(menu).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  // SHELL-12: toasts stand below what is marked so.
  expect(toggle.hasAttribute('data-keep-clear')).toBe(true);
});

test('[NAV-07] the menu of a customer, with the history marked on its routes', async () => {
  const { shop, menu, entries } = await openMenu({ url: '/user/history/requests', session: userSession() });
  expect(entries).toEqual(['All Events', 'Order History', 'Account', 'Sign Out']);
  const entry = (name: string) => within(screen.getByRole('dialog')).getByRole('link', { name });
  expect(entry('Order History').getAttribute('href')).toBe('/user/history/orders');
  expect(entry('Order History').getAttribute('aria-current')).toBe('page');
  expect(entry('Account').getAttribute('href')).toBe('/user/account');
  expect(entry('Account').getAttribute('aria-current')).toBeNull();
  shop.server.on(checkSession, () => sampleSession());
  fireEvent.click(within(menu).getByRole('button', { name: 'Sign Out' }));
  await shop.settle();
  expect(shop.address()).toBe('/');
  cleanup();
  await openMenu({ url: '/user/history/orders', session: userSession() });
  expect(entry('Order History').getAttribute('aria-current')).toBe('page');
});

test('[PROD-03] [ROLE-09] a guest list hides the history from the menu', async () => {
  const { entries } = await openMenu({ outlet: sampleOutlet({ outletType: 3 }), session: userSession() });
  expect(entries).toEqual(['All Events', 'Account', 'Sign Out']);
});

test('[NAV-10] [NAV-13] the footer names the outlet, the New York year and a contact', async () => {
  await openShop({ outlet: sampleOutlet({ contactEmail: 'hello@lantern.example' }) });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('© 2026 Lantern Club')).toBeTruthy();
  expect(footer.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe(
    'mailto:hello@lantern.example',
  );
});

test('[CONST-22] [NAV-11] footer policies are those of types 1, 2 and 5 for any sale, each in a dialog', async () => {
  const policy = (policyType: number, salesType = -1) => ({
    id: policyType * 10 + salesType,
    policyType,
    salesType,
    headline: `Policy ${policyType}`,
    text: `<p>Text ${policyType}</p><script>bad()</script>`,
  });
  const policies = [policy(5), policy(2), policy(1), policy(6), policy(4, 2)];
  const shop = await openShop({ outlet: sampleOutlet({ policies }) });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Policy 1',
    'Policy 2',
    'Policy 5',
  ]);
  fireEvent.click(footer.getByRole('button', { name: 'Policy 2' }));
  await shop.settle();
  const dialog = screen.getByRole('dialog', { name: 'Policy 2' });
  expect(within(dialog).getByText('Text 2')).toBeTruthy();
  expect(dialog.innerHTML).not.toContain('bad()');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[NAV-12] social links show when active, in a new tab, with the network’s name', async () => {
  const social = (typeId: number, active = true) => ({ typeId, active, url: `https://s${typeId}.example/` });
  await openShop({
    outlet: sampleOutlet({ socialLinks: [social(3), social(1), social(2, false), social(9)] }),
  });
  const footer = within(screen.getByRole('contentinfo'));
  const links = footer.getAllByRole('link');
  expect(links.map((each) => each.getAttribute('aria-label'))).toEqual(['Facebook', 'Instagram']);
  expect(links.map((each) => each.getAttribute('href'))).toEqual([
    'https://s1.example/',
    'https://s3.example/',
  ]);
  expect(links.every(opensNewTab)).toBe(true);
});

test('[NAV-12] a network whose address is no link is left out', async () => {
  const socialLinks = [{ typeId: 2, active: true, url: 'javascript:alert(1)' }];
  await openShop({ outlet: sampleOutlet({ socialLinks }) });
  expect(within(screen.getByRole('contentinfo')).queryByLabelText('X (Twitter)')).toBeNull();
});

test('going offline is said in the page, coming back in a toast', async () => {
  const shop = await openShop();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText('You are offline. What you have entered is kept.')).toBeTruthy();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await shop.settle();
  expect(screen.getByText('You are back online')).toBeTruthy();
});

test('[OFFICE-07] whoever sees the shop as a customer does reads so on every page, and can leave', async () => {
  const shop = await openShop({ session: userSession({ viewOnly: true }) });
  const bar = screen.getByText(/Nothing can be changed here/).closest('output')!;
  expect(bar.textContent).toContain('Robin Vale: You see the shop as this customer does.');
  shop.server.on(checkSession, () => sampleSession());
  fireEvent.click(within(bar).getByRole('button', { name: 'Leave' }));
  await shop.settle();
  expect(shop.server.asked.find(({ path }) => path === checkSession.path)?.input).toEqual({ destroy: '1' });
  cleanup();
  await openShop({ session: userSession() });
  expect(screen.queryByText(/Nothing can be changed here/)).toBeNull();
});

test('[SETUP-08] a shop that is tested says so above every page, and no other shop does', async () => {
  await openShop({ outlet: sampleOutlet({ isTest: true }) });
  const said = screen.getByText(
    'This shop is being tested. Nothing is sold here yet, and no card is charged.',
  );
  expect(said.compareDocumentPosition(screen.getByRole('main'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  cleanup();
  await openShop();
  expect(screen.queryByText(/is being tested/)).toBeNull();
});
