import { expect, test, type Page } from '@playwright/test';
import { atStageOf } from './at-stage.ts';
import { addressOf, fillAddress } from './cart.ts';
import { openAccount } from './customer.ts';
import { isSearched } from './is-sound.ts';
import { ownShop } from './own-shop.ts';

// Time is moved and stock runs out here, so these journeys have a shop of their own.
const shop = ownShop();

const open = (page: Page, path: string) =>
  page.goto(`http://lantern.localhost:${shop.port}${path}`, { waitUntil: 'networkidle' });
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, exact: true }).click();
const at = atStageOf('i');

/** What the shop gives a cart, as its answer says: what the page shows of it runs down while one looks. */
async function secondsGiven(page: Page, call: string, act: () => Promise<void>): Promise<number> {
  const [answer] = await Promise.all([page.waitForResponse(new RegExp(`/cart/${call}$`)), act()]);
  const { response } = (await answer.json()) as { response: { clock: { secondsToExpire: number } } };
  return response.clock.secondsToExpire;
}

test('[EVENT-01] [EVENT-07] [EVENT-08] the event is in the first paint and taken over without a complaint', async ({
  page,
}) => {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  const answer = await open(page, '/event/101');
  const html = (await answer?.text()) ?? '';
  for (const words of ['Select Items', 'Orchestra', '$98.75', 'Getting there', 'Doors 6:30 PM']) {
    expect(html).toContain(words);
  }
  await expect(page).toHaveTitle(/^Buy - Granite Hall \w{3}, \w{3} \d/);
  await press(page, /Enlarge the seat map/);
  const map = page.getByRole('dialog', { name: 'Seat map of Granite Hall' });
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await map.getByRole('group').press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();
  await expect(page.getByRole('button', { name: /Enlarge/ })).toBeFocused();
  expect(heard).toEqual([]);
});

test('[CART-01] [CHECKOUT-09] [CART-15] a visitor signs in on the way, adds a parking place and comes to the last stage', async ({
  page,
}) => {
  await open(page, '/event/101');
  await page.getByLabel('Quantity, Orchestra').selectOption('2');
  expect(await secondsGiven(page, 'createcart', () => press(page, 'Buy Now'))).toBe(181);
  await at(page, 'review');
  await expect(main(page)).toContainText(/Orchestra, row \w+, seats \d+ and \d+/);
  await expect(page.getByRole('timer')).toHaveText(/^0[0-3]:\d\d$/);
  await isSearched(page, '/checkout/:type?/:stage?/:uuid?/*');
  expect(await secondsGiven(page, 'begincheckout', () => press(page, 'Confirm and continue'))).toBe(600);
  await at(page, 'login');
  await expect(page.getByRole('timer')).toHaveText(/^(10|0[4-9]):\d\d$/);
  await isSearched(page, '/checkout/:type?/:stage?/:uuid?/*');
  await openAccount(page);
  await at(page, 'addons');
  await isSearched(page, '/checkout/:type?/:stage?/:uuid?/*');
  await page.getByLabel('Quantity, Garage place').selectOption('1');
  await expect(main(page)).toContainText('Garage place × 1');
  await press(page, 'Continue');

  await at(page, 'shipping-address');
  await press(page, 'Continue');
  await expect(page.getByRole('link', { name: 'Street Address Required' })).toBeVisible();
  await expect(page).toHaveTitle('Error: Shipping');
  await isSearched(page, '/checkout/:type?/:stage?/:uuid?/*');
  await fillAddress(page);
  await page.reload({ waitUntil: 'networkidle' });
  await at(page, 'shipping-address');
  await expect(page.getByLabel('City')).toHaveValue(addressOf.city);
  await press(page, 'Continue');

  await at(page, 'delivery');
  await press(page, 'Continue');
  await expect(page.getByRole('link', { name: 'Delivery Method Required' })).toBeVisible();
  await isSearched(page, '/checkout/:type?/:stage?/:uuid?/*');
  await page.getByRole('radio', { name: 'Tracked mail' }).check();
  await press(page, 'Continue');
  await at(page, 'payment-method');
  await expect(main(page)).toContainText('Shipping');
  // Who has no card finds the form for one open, and nothing to press beside it.
  await expect(page.frameLocator('iframe').first().getByLabel('Card number')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /^Continue/ })).toHaveCount(0);
  await isSearched(page, '/checkout/:type?/:stage?/:uuid?/*');

  const second = await page.context().newPage();
  await second.goto(`http://lantern.localhost:${shop.port}/checkout/i/delivery`, {
    waitUntil: 'networkidle',
  });
  await expect(second.getByRole('radio', { name: 'Tracked mail' })).toBeChecked();
  await second
    .getByRole('link', { name: /Shipping/ })
    .first()
    .click();
  await expect(second.getByLabel('City')).toHaveValue(addressOf.city);
});
