import { expect, test } from '@playwright/test';
import { openAccount } from './customer.ts';
import { isSearched, isSoundAtAnyWidth } from './is-sound.ts';
import { setClock } from './move-clock.ts';
import { enterOffice, officeAddress } from './office.ts';
import { untilAlive } from './until-alive.ts';
import { buyOffer, nextNoon, release, SHOW } from './waiting.ts';

test('[WAIT-01] [WAIT-02] [WAIT-03] from the waiting list to a ticket: joined, offered, bought; a second place is left by one click', async ({
  page,
  baseURL,
  browser,
}) => {
  const port = Number(new URL(baseURL ?? '').port);
  const noon = await nextNoon(page, port);
  await setClock(page, port, noon);
  await page.goto(`/event/${SHOW}`);
  await untilAlive(page);
  await page
    .getByRole('link', { name: /^Join the waiting list/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Sign in to join the waiting list' }).click();
  await openAccount(page);
  await expect(page).toHaveURL(new RegExp(`/waitinglist/${SHOW}$`));
  await isSearched(page, '/waitinglist/:eventId');
  await page.getByLabel('Terrace').uncheck();
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('You are number 1 of 1.')).toBeVisible();

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await desk.goto(officeAddress(baseURL, `/events/${SHOW}/waiting`));
  await enterOffice(desk, 'desk');
  await release(desk, 2);
  await desk.reload();
  await expect(desk.getByText('2 Standing deck, $103.50')).toBeVisible();
  await isSoundAtAnyWidth(desk, 'waiting-list');

  // The letter leaves, and its clock begins.
  await setClock(page, port, noon + 60_000);
  await page.reload();
  await page.getByRole('link', { name: 'See your offer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Two tickets for you until/ })).toBeVisible();
  await isSearched(page, '/offer/:uuid');
  await isSoundAtAnyWidth(page, 'waiting-offer');
  await page.setViewportSize({ width: 375, height: 812 });
  await buyOffer(page, 'Buy these two');

  await page.goto(`/waitinglist/${SHOW}`);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('You are number 1 of 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave the list' }).click();
  await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
  await page.goto('/waitinglist/leave/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isSearched(page, '/waitinglist/leave/:link');
});
