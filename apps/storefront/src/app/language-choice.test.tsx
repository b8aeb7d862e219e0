// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '@stagedoor/contract/calls/shop/user';
import { sampleOutlet, userSession } from '../parts/testing/samples.ts';
import { openShop } from './testing/open-shop.tsx';

const forget = () => {
  document.cookie = 'language=; path=/; max-age=0';
};
beforeEach(() => {
  forget();
  history.replaceState(null, '', '/cart?lang=en&from=2026-12-12');
  vi.spyOn(window.location, 'reload').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const outlet = sampleOutlet({ languages: ['en', 'fr'] });

async function openMenu(options: Parameters<typeof openShop>[0]) {
  const shop = await openShop(options);
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await shop.settle();
  return shop;
}
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name: new RegExp(name) }));

test('[LANG-02] the menu opens the same page in the chosen language, and the address wishes for none any more', async () => {
  const { server, settle } = await openMenu({ outlet });
  const menu = within(screen.getByRole('dialog'));
  expect(menu.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['en', 'fr']);
  expect(menu.getByRole<HTMLInputElement>('radio', { name: /English/ }).checked).toBe(true);
  choose('Français');
  await settle();
  expect(document.cookie).toContain('language=fr');
  expect(location.pathname + location.search).toBe('/cart?from=2026-12-12');
  expect(location.reload).toHaveBeenCalledOnce();
  expect(server.countOf(setLanguage), 'nobody is signed in').toBe(0);
});

test('[LANG-02] [LANG-06] who is signed in has it kept with the account; one that cannot be reached keeps nobody', async () => {
  const signedIn = { outlet, session: userSession() };
  const shop = await openMenu({ ...signedIn, server: (stand) => stand.on(setLanguage, () => ({})) });
  choose('Français');
  await shop.settle();
  expect(shop.server.asked.at(-1)).toMatchObject({ path: setLanguage.path, input: { language: 'fr' } });
  expect(location.reload).toHaveBeenCalledOnce();
  cleanup();
  forget();
  const away = (): never => {
    throw new TypeError('away');
  };
  const { settle } = await openMenu({ ...signedIn, server: (stand) => stand.on(setLanguage, away) });
  choose('Français');
  await settle();
  expect(document.cookie).toContain('language=fr');
  expect(location.reload).toHaveBeenCalledTimes(2);
});

test('[LANG-01] [LANG-02] a shop with one language offers no choice', async () => {
  await openMenu({ outlet: sampleOutlet({ languages: ['fr'] }) });
  expect(screen.queryByRole('radio')).toBeNull();
});

test('[LANG-02] an account’s language counts before what the browser was told', async () => {
  document.cookie = 'language=en; path=/';
  await openShop({ outlet, session: userSession({ language: 'fr' }) });
  expect(document.cookie).toContain('language=fr');
});
