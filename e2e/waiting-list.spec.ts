import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { atStageOf } from './at-stage.ts';
import { fillAddress } from './cart.ts';
import { openAccount } from './customer.ts';
import { isSearched, isSoundAtAnyWidth } from './is-sound.ts';
import { setClock, shopTime } from './move-clock.ts';
import { enterOffice, officeAddress } from './office.ts';
import { cards, placeOrder, typeCard } from './order.ts';
import { untilAlive } from './until-alive.ts';

/** Sold out, and with a list. */
const SHOW = 104;
const DECK = 10411;
const DAY_MS = 86_400_000;
const at = atStageOf('i');

/** From the page of the offer, by the normal checkout. */
async function buyThem(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buy these two' }).click();
  await at(page, 'review');
  await page.getByRole('main').getByRole('button', { name: 'Confirm and continue', exact: true }).click();
  await at(page, 'shipping-address');
  await fillAddress(page);
  await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click();
  await at(page, 'delivery');
  await page.getByRole('radio', { name: 'Tracked mail' }).check();
  await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click();
  await at(page, 'payment-method');
  await typeCard(page, cards.approved);
  await at(page, 'confirm');
  await placeOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
}

/** Some of what the house keeps goes on sale. */
async function release(desk: Page, quantity: number): Promise<void> {
  const wish = {
    eventId: SHOW,
    levelId: DECK,
    kind: 'house',
    name: 'house',
    quantity,
    reason: 'Came back',
  };
  const released = await desk.evaluate(async (data) => {
    const headers = { 'content-type': 'application/json' };
    const sent = await fetch('/office.v1/events/release', {
      method: 'POST',
      headers,
      body: JSON.stringify(data),
    });
    return sent.status;
  }, wish);
  expect(released).toBe(200);
}

test('[WAIT-01] [WAIT-02] [WAIT-03] from the waiting list to a ticket: joined, offered, bought; a second place is left by one click', async ({
  page,
  baseURL,
  browser,
}) => {
  const port = Number(new URL(baseURL ?? '').port);
  // Noon in New York: offers are written by day.
  const noon = Math.floor((await shopTime(page, port)) / DAY_MS) * DAY_MS + DAY_MS + 17 * 3_600_000;
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
  await buyThem(page);

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
