import type { Page, Route } from '@playwright/test';
import { expect } from '../patient-expect.ts';
import { atStageOf } from '../at-stage.ts';
import { buy, fillAddress } from '../cart.ts';
import { openAccount } from '../customer.ts';
import type { Scenario, State } from '../states.ts';

const host = 'lantern.localhost';
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const at = atStageOf('i');

const event = (name: string, id: number, prepare?: State['prepare']): State => ({
  name: `event-${name}`,
  path: `/event/${id}`,
  prepare,
});
async function toLogin(page: Page) {
  await press(page, 'Confirm and continue');
  await at(page, 'login');
}

async function toAddons(page: Page) {
  await openAccount(page);
  await at(page, 'addons');
}

async function toShipping(page: Page) {
  await page.getByLabel('Quantity, Garage place').selectOption('1');
  await expect(page.getByRole('main')).toContainText('Garage place × 1');
  await press(page, 'Continue');
  await at(page, 'shipping-address');
}

async function toDelivery(page: Page) {
  await fillAddress(page);
  await press(page, 'Continue');
  await at(page, 'delivery');
}

async function toPayment(page: Page) {
  await page.getByRole('radio', { name: 'Tracked mail' }).check();
  await press(page, 'Continue');
  await at(page, 'payment-method');
  await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible();
}

/** The card form is the gateway's own page, in a frame. */
async function addCard(page: Page) {
  const form = page.frameLocator('iframe');
  await form.getByLabel('Card number').fill('4111111111111111');
  await form.getByLabel('Expires').fill('12/40');
  await form.getByLabel(/Security code/).fill('123');
  await form.getByLabel(/Name on card/).fill('Robin Vale');
  await form.getByRole('button', { name: /Save|Add/ }).click();
}

async function toConfirm(page: Page) {
  await addCard(page);
  await at(page, 'confirm');
  await expect(page.getByRole('main')).toContainText('Visa ending in 1111');
}

/** Changes what the server answers, for states that would take the shop's stock or time to reach. */
async function answering(page: Page, call: string, change: (cart: Record<string, unknown>) => object) {
  await page.route(`**/cart/${call}`, async (route: Route) => {
    // Only browsers know where names under localhost lie.
    const url = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: url.host };
    url.hostname = '127.0.0.1';
    const answer = await route.fetch({ url: url.href, headers });
    const { response } = (await answer.json()) as { response: Record<string, unknown> };
    await route.fulfill({ response: answer, json: { response: { ...response, ...change(response) } } });
  });
}

/** From the review of the seats, one stage after the other. */
const throughCheckout: State[] = [
  {
    name: 'checkout-other-seats',
    prepare: async (page) => {
      await press(page, 'Show me other seats');
      await page.getByRole('main').getByRole('radio').nth(1).check();
    },
  },
  {
    name: 'checkout-cancel',
    prepare: async (page) => {
      await press(page, 'Cancel');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'checkout-login',
    prepare: async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await toLogin(page);
    },
  },
  { name: 'checkout-addons', prepare: toAddons },
  { name: 'checkout-shipping', prepare: toShipping },
  {
    name: 'checkout-shipping-errors',
    prepare: async (page) => {
      await page.getByLabel('Zip/Postal Code').fill('0410');
      await page.getByLabel('Street address').fill('PO Box 12');
      await press(page, 'Continue');
      await expect(page.getByText('things need your attention')).toBeVisible();
    },
  },
  { name: 'checkout-delivery', prepare: toDelivery },
  {
    name: 'checkout-delivery-required',
    prepare: async (page) => {
      await press(page, 'Continue');
      await expect(page.getByText('One thing needs your attention')).toBeVisible();
    },
  },
  { name: 'checkout-payment', prepare: toPayment },
  { name: 'checkout-confirm', prepare: toConfirm },
  {
    name: 'checkout-declined',
    prepare: async (page) => {
      await page.route('**/cart/createorder', (route) =>
        route.fulfill({
          status: 409,
          json: {
            error: true,
            code: 'CARD_DECLINED',
            message: 'Your card was declined. Please choose another one.',
          },
        }),
      );
      await press(page, 'Place Order');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'receipt',
    prepare: async (page) => {
      await page.unrouteAll();
      await press(page, 'Place Order');
      await expect(page.getByRole('main')).toContainText('Thank you!');
    },
  },
  {
    name: 'receipt-not-there',
    path: '/user/history/orders/Z0000000000/receipt',
    prepare: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('No order found'),
  },
];

const otherEvents: State[] = [
  event('chosen', 101, async (page) => {
    await page.getByLabel('Quantity, Orchestra').selectOption('2');
    await page.getByLabel('Quantity, Balcony').selectOption('1');
    await page
      .getByText(/^\$85\.00/)
      .first()
      .click();
  }),
  event('seat-map', 101, async (page) => {
    await press(page, /Enlarge the seat map/);
    await page.getByRole('button', { name: 'Zoom in' }).click();
  }),
  { name: 'seats', path: '/seats/101' },
  {
    name: 'seats-large',
    path: '/seats/106',
    prepare: (page) => expect(page.locator('canvas').first()).toBeAttached(),
  },
  {
    name: 'seats-chosen',
    path: '/seats/101',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Choose in Orchestra, row D, 9 and 10' }).click();
      await expect(page.getByText('2 seats, with fees').first()).toBeAttached();
    },
  },
  event('standing', 102),
  event('sold-out', 104),
  event('before-sale', 105),
  event('request-open', 201),
  event('request-soon', 211),
  event('request-closed', 221),
  event('external', 301, async (page) => {
    await press(page, 'Get Tickets');
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  event('unknown', 999999),
  event('refused', 101, async (page) => {
    await page.route('**/cart/createcart', (route) =>
      route.fulfill({
        status: 409,
        json: { error: true, code: 'SOLD_OUT', message: 'These tickets are no longer available' },
      }),
    );
    await page.getByLabel('Quantity, Orchestra').selectOption('2');
    await press(page, 'Buy Now');
    await expect(page.getByText('These tickets are no longer available').first()).toBeVisible();
  }),
];

const scenarios: Scenario[] = [
  { name: 'event-instant', host, path: '/event/101', onward: otherEvents },
  {
    name: 'checkout-review',
    host,
    path: '/event/101',
    prepare: (page) => buy(page, 'Orchestra', '2'),
    onward: throughCheckout,
  },
  {
    name: 'checkout-reduced',
    host,
    path: '/event/101',
    prepare: async (page) => {
      await answering(page, 'createcart', () => ({ reduced: [{ priceLevelID: 10111, asked: 4, held: 2 }] }));
      await buy(page, 'Orchestra', '2');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'checkout-last-seconds',
    host,
    path: '/event/101',
    prepare: async (page) => {
      const clock = { running: true, secondsToExpire: 45 };
      await answering(page, 'createcart', () => ({ clock }));
      await buy(page, 'Orchestra', '2');
    },
  },
  {
    name: 'checkout-time-is-up',
    host,
    path: '/event/101',
    prepare: async (page) => {
      await answering(page, 'createcart', () => ({ clock: { running: true, secondsToExpire: 1 } }));
      await answering(page, 'getcart', () => ({
        state: 'EXPIRED',
        clock: { running: false, secondsToExpire: 0 },
      }));
      await buy(page, 'Orchestra', '2');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
];

export default scenarios;
