import { expect, test, type Page } from '@playwright/test';
import { openMail } from './account-steps.ts';
import { isSearched, isSoundAtAnyWidth } from './is-sound.ts';
import { enterOffice, officeAddress } from './office.ts';
import { typeCard } from './order.ts';
import { untilAlive } from './until-alive.ts';

const EVENT = 102;

/** Two of the floor for somebody; answers the order's number. */
async function sell(page: Page, email: string, way: string, button: RegExp): Promise<string> {
  await page.getByLabel(/^How many, Standing/).selectOption('2');
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('radio', { name: way }).check();
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/orders\/Z\d{10}/);
  const heading = page.getByRole('heading', { level: 1, name: /^Z\d{10}$/ });
  return (await heading.textContent()) ?? '';
}

const atCounter = async (page: Page, baseURL: string | undefined) => {
  await page.goto(officeAddress(baseURL, `/events/${EVENT}/sell`));
  await expect(page.getByRole('heading', { level: 1, name: 'Sell at the counter' })).toBeVisible();
};

test('[PROG-12] [ROUTE-19] the desk sells for cash, then by a link that the buyer pays', async ({
  page,
  baseURL,
  browser,
}) => {
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await desk.goto(officeAddress(baseURL, `/events/${EVENT}`));
  await enterOffice(desk, 'desk');
  await desk.getByRole('link', { name: 'Sell at the counter' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Sell at the counter' })).toBeVisible();
  await isSoundAtAnyWidth(desk, 'counter');
  await sell(desk, 'ines@example.com', 'In cash, now', /^Take \$[\d.]+ and sell$/);
  await expect(desk.getByText('Cash', { exact: true })).toBeVisible();
  await atCounter(desk, baseURL);
  const number = await sell(desk, 'link@example.com', 'By card, with a link', /^Sell and send the link$/);
  await expect(desk.getByText(/is still to be paid/)).toBeVisible();

  await openMail(page, baseURL, 'link@example.com', new RegExp(number));
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Pay by card' });
  await page.goto((await link.getAttribute('href')) ?? '');
  await untilAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tickets wait for you, Ines');
  await isSearched(page, '/pay/:link');
  await typeCard(page, '4111111111111111');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ines');
  await desk.reload();
  await expect(desk.getByText(/is still to be paid/)).toBeHidden();
});
