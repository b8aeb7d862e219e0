import { expect, test, type Page } from '@playwright/test';
import { englishFinder } from './english-left.ts';
import { openMail } from './account-steps.ts';
import { Walk } from './in-language.ts';
import { isSearched, isSound } from './is-sound.ts';
import { moveClock } from './move-clock.ts';
import { cards, comeToPlaceOrder, placeOrder } from './order.ts';
import { seeReceipt } from './order.ts';
import { ownShop } from './own-shop.ts';
import { holdTickets, payForThem } from './walks-in-language.ts';

// Money moves and time is moved here, so these journeys have a shop of their own.
const shop = ownShop();

const main = (page: Page) => page.getByRole('main');

test('[CART-17] [RECEIPT-11] [OPS-43] an approved card: the receipt, the mail, and the same receipt after a reload', async ({
  page,
}) => {
  const { email } = await comeToPlaceOrder(page, shop.port, cards.approved);
  await isSearched(page, '/checkout/:type?/:stage?/:uuid?/*');
  await placeOrder(page);
  const number = await seeReceipt(page, email);
  await isSearched(page, '/user/history/orders/:id?/receipt');
  await page.reload({ waitUntil: 'networkidle' });
  await seeReceipt(page, email);
  await expect(main(page).getByRole('link', { name: 'Back to Events' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'View My Orders' })).toBeVisible();
  await moveClock(page, shop.port, 5);
  await page.goto(`http://localhost:${shop.port}/demo/mail`);
  await page.getByRole('link', { name: new RegExp(number) }).click();
  await expect(page.getByRole('link', { name: /event-102\.ics/ })).toBeVisible();
});

test('[LANG-02] [LANG-03] [LANG-04] [LANG-05] [LANG-06] a purchase in French without an English sentence, and the letter about it', async ({
  page,
}) => {
  const walk = new Walk(page, shop.port, 'fr');
  await holdTickets(walk);
  // Whoever changes the language keeps the tickets that are held.
  await walk.changeTo('en', 'Menu');
  await expect(main(page)).toContainText('Standing × 2');
  await expect.poll(() => englishFinder('fr')(page)).toContain('Confirm and continue');
  await walk.changeTo('fr', 'Menu');
  await expect(main(page)).toContainText('Debout × 2');
  await isSound(page);
  const email = await payForThem(walk);
  await expect(main(page)).toContainText(/\d,\d\d\s\$/);
  const [number = ''] = /Z\d{10}/.exec(page.url()) ?? [];
  await moveClock(page, shop.port, 5);
  await openMail(page, `http://localhost:${shop.port}`, email, new RegExp(`Votre commande ${number}`));
  await expect(page.frameLocator('iframe').locator('body')).toContainText('Debout');
});
