import { expect, test } from '@playwright/test';
import { barriersOn } from './barriers.ts';
import { buy } from './cart.ts';
import { isSound } from './is-sound.ts';
import { enterOffice, officeAddress } from './office.ts';

test('[PROG-01] [PROG-07] a show like an earlier one is published in a few clicks, and bought from', async ({
  page,
  baseURL,
}) => {
  await page.goto(officeAddress(baseURL, '/setup/shows'));
  await enterOffice(page);
  await page.getByRole('button', { name: 'New show' }).click();
  await page.getByRole('menuitem', { name: 'New show at Lantern Club' }).click();
  const like = page.getByLabel('Like an earlier one');
  const earlier = like.locator('option', { hasText: 'Halcyon Avenue, second night' });
  await like.selectOption((await earlier.getAttribute('value')) ?? '');
  await expect(page.getByText('1 open')).toBeVisible();
  await page.getByLabel('Day').fill('2027-05-20');
  await page.getByRole('textbox', { name: /^Name on the page/ }).fill('Halcyon Avenue, third night');
  await expect(page.getByText('Nothing keeps it from going out')).toBeVisible();
  await isSound(page);
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await page.getByRole('button', { name: 'Publish it' }).click();
  await expect(page).toHaveURL(/\/setup\/shows\/\d+$/);
  const event = /\d+$/.exec(page.url())?.[0];
  const shop = `http://lantern.localhost:${new URL(page.url()).port}`;
  await page.goto(`${shop}/event/${event}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toContainText('May 20, 2027');
  await buy(page, 'Standing', '2');
});
