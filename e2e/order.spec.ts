import { expect, test, type Page } from '@playwright/test';
import { englishFinder } from './english-left.ts';
import { changeLanguage, holdInFrench, payInFrench } from './french.ts';
import { isSearched, isSound } from './is-sound.ts';
import { moveClock } from './move-clock.ts';
import { cards, comeToPlaceOrder, placeOrder } from './order.ts';
import { seeReceipt } from './order.ts';
import { ownShop } from './own-shop.ts';

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

test('[LANG-02] [LANG-03] [LANG-04] [LANG-06] a purchase in French without an English sentence, and the letter about it', async ({
  page,
}) => {
  const englishOn = englishFinder('fr');
  const look = async () => expect(await englishOn(page)).toEqual([]);
  await holdInFrench(page, shop.port);
  // Whoever changes the language keeps the tickets that are held.
  await changeLanguage(page, 'English', 'en');
  await expect(main(page)).toContainText('Standing × 2');
  await expect.poll(() => englishOn(page)).toContain('Confirm and continue');
  await changeLanguage(page, 'Français (Canada)', 'fr');
  await expect(main(page)).toContainText('Debout × 2');
  await isSound(page);
  const email = await payInFrench(page, look);
  await expect(page.getByRole('heading', { level: 1, name: 'Merci!' })).toBeVisible();
  await expect(main(page)).toContainText(`Nous avons envoyé votre confirmation à ${email}.`);
  await expect(main(page)).toContainText(/\d,\d\d\s\$/);
  await look();
  const [number = ''] = /Z\d{10}/.exec(page.url()) ?? [];
  await moveClock(page, shop.port, 5);
  await page.goto(`http://localhost:${shop.port}/demo/mail`);
  await expect(page.getByRole('link', { name: `Votre commande ${number}` })).toBeVisible();
});
