import { expect, test } from '@playwright/test';
import { atStageOf } from './at-stage.ts';
import { isSearched } from './is-sound.ts';

test('[SEAT-01] [SEAT-08] [SEAT-12] two seats are found, chosen and held by keyboard alone, and checked out as ever', async ({
  page,
  baseURL,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(new URL('/event/101', baseURL).href.replace('localhost', 'lantern.localhost'), {
    waitUntil: 'networkidle',
  });
  expect(loaded.filter((path) => /seats-page|\/seats\//.test(path))).toEqual([]);

  const press = async (role: 'link' | 'button', name: RegExp) => {
    await page.getByRole('main').getByRole(role, { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press('link', /^Choose your own seats$/);
  const panel = page.getByRole('complementary', { name: 'Your seats' });
  await press('button', /^Choose in Orchestra, row F, 9 and 10$/);
  await expect(panel).toContainText('Row F, seat 9');
  await expect(panel).toContainText('$197.50');

  // On the map one goes on from there: the seat before the two is the third.
  await page.getByRole('button', { name: /^Orchestra, row F, 9, \$98\.75, Yours$/ }).focus();
  await page.keyboard.press('ArrowLeft');
  const seat = page.getByRole('button', { name: /^Orchestra, row F, 8, / });
  await expect(seat).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('3 seats, with fees');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('2 seats, with fees');
  await isSearched(page, '/seats/:eventId');

  await press('button', /^Hold these 2 seats$/);
  await atStageOf('i')(page, 'review');
  await expect(page.getByRole('main')).toContainText('Orchestra, row F, seats 9 and 10');
  await press('button', /^Confirm and continue$/);
  await atStageOf('i')(page, 'login');
});

test('[SEAT-01] [CART-14] who holds seats already, and looks again, holds others instead: by a finger, on a phone', async ({
  page,
  baseURL,
}) => {
  await page.goto(new URL('/seats/101', baseURL).href.replace('localhost', 'lantern.localhost'), {
    waitUntil: 'networkidle',
  });
  const main = page.getByRole('main');
  const holdFirstOf = async (row: string) => {
    await main.getByRole('button', { name: new RegExp(`^Choose in Orchestra, row ${row}, `) }).click();
    await main.getByRole('button', { name: /^Hold these 2 seats$/ }).click();
  };
  await holdFirstOf('E');
  await atStageOf('i')(page, 'review');
  await main.getByRole('link', { name: 'Choose other seats' }).click();
  await holdFirstOf('B');
  await page.getByRole('button', { name: 'Release them and take these' }).click();
  await atStageOf('i')(page, 'review');
  await expect(main).toContainText(/Orchestra, row B, seats \d+ and \d+/);
});
