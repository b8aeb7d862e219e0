import { expect, test, type Page } from '@playwright/test';
import { openMail } from './account-steps.ts';
import {
  arrive,
  atStage,
  choose,
  chooseShipping,
  comeToDelivery,
  completeRequest,
  main,
  press,
} from './guest.ts';
import { isSearched } from './is-sound.ts';
import { typeCard } from './order.ts';
import { ownShop } from './own-shop.ts';

// Invitations are used up here, so these journeys have a shop of their own.
const shop = ownShop();

const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test('[GUEST-04] [GUEST-05] [GUEST-11] [GUEST-13] [GUEST-14] [RECEIPT-14] [RECEIPT-15] [RECEIPT-16] [OPS-47] demo-all-payment: two events, shipped, with a card, to the receipt and the mails', async ({
  page,
  baseURL,
}) => {
  await arrive(page, shop.port, 'demo-all-payment');
  await isSearched(page, '/checkout/:type?/:stage?/:uuid?/*');
  await choose(page, /Copper Hour/, 'Friends and family', '2');
  await choose(page, /Juniper/, 'Artist’s box', '1');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('complementary')).toContainText('Friends and family × 2');
  await comeToDelivery(page, 'agent@example.com, crew@example.com');
  await expect(page.getByRole('radio')).toHaveCount(2);
  await chooseShipping(page);
  await isSearched(page, '/checkout/:type?/:stage?/:uuid?/*');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByLabel('Street address')).not.toHaveValue('');
  await press(page, 'Continue');
  await atStage(page, 'payment-method');
  await typeCard(page, '4111111111111111');
  await atStage(page, 'confirm');
  await isSearched(page, '/checkout/:type?/:stage?/:uuid?/*');
  const number = await completeRequest(page);
  await toast(page, `Thank you! Your request number is ${number}`);
  for (const part of [`${number}-1`, `${number}-2`, 'agent@example.com', 'Mail', 'ending in 1111', '$47.50'])
    await expect(main(page)).toContainText(part);
  await main(page).getByText('More Details').first().click();
  await expect(main(page)).toContainText('Friends and family × 2');
  await isSearched(page, '/guestlistreceipt/:id?');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(main(page)).toContainText(`Request ${number}`);
  const receipt = page.url();
  const at = new URL(baseURL ?? '');
  at.port = String(shop.port);
  await openMail(page, at.href, 'crew@example.com', new RegExp(number));
  const stranger = await page.context().browser()!.newContext();
  const other = await stranger.newPage();
  await other.goto(receipt);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('No Receipt Found');
  await stranger.close();
});
