// What journeys of the waiting list have in common: the show that is sold out, what comes back, and buying an offer.
import type { Page } from '@playwright/test';
import { atStageOf } from './at-stage.ts';
import { fillAddress } from './cart.ts';
import { shopTime } from './move-clock.ts';
import { cards, placeOrder, typeCard } from './order.ts';
import { expect } from './patient-expect.ts';

/** Sold out, with a list, and it takes tickets back. */
export const SHOW = 104;
const DECK = 10411;
const DAY_MS = 86_400_000;
const at = atStageOf('i');
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Noon in New York of the next day: offers are written by day. */
export const nextNoon = async (page: Page, port: number): Promise<number> =>
  Math.floor((await shopTime(page, port)) / DAY_MS) * DAY_MS + DAY_MS + 17 * 3_600_000;

/** From the page of the offer, by the normal checkout. */
export async function buyOffer(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await at(page, 'review');
  await press(page, 'Confirm and continue');
  await at(page, 'shipping-address');
  await fillAddress(page);
  await press(page, 'Continue');
  await at(page, 'delivery');
  await page.getByRole('radio', { name: 'Tracked mail' }).check();
  await press(page, 'Continue');
  await at(page, 'payment-method');
  await typeCard(page, cards.approved);
  await at(page, 'confirm');
  await placeOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
}

/** Some of what the house keeps goes on sale; the desk is signed in. */
export async function release(desk: Page, quantity: number): Promise<void> {
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
