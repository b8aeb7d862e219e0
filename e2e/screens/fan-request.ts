import { expect, type Page } from '@playwright/test';
import {
  ask,
  pressIn,
  requestSaratoga,
  signInOnTop,
  submitRequest,
  toAddons,
  toConfirm,
  toPayment,
  toShipping,
} from '../fan-request.ts';
import type { Scenario } from '../scenario.ts';

const host = 'lantern.localhost';
const DAY_MS = 86_400_000;
const portOf = (page: Page) => Number(new URL(page.url()).port);
const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

const event = (name: string, id: number, prepare?: (page: Page) => Promise<void>): Scenario => ({
  name: `event-${name}`,
  host,
  path: `/event/${id}`,
  prepare,
});

const checkout = (name: string, prepare: (page: Page) => Promise<void>): Scenario => ({
  name: `checkout-${name}`,
  host,
  path: '/event/201',
  prepare: async (page) => {
    await ask(page, 'Orchestra', '2');
    await prepare(page);
  },
});

/** On the page of another event of the series, with a request pending. */
async function askForMore(page: Page) {
  await requestSaratoga(page, portOf(page));
  await page.goto(`http://${host}:${portOf(page)}/event/201`, { waitUntil: 'networkidle' });
  await ask(page, 'Orchestra', '2');
}

const scenarios: Scenario[] = [
  event('visitor', 201),
  event('chosen', 201, async (page) => {
    await ask(page, 'Orchestra', '2');
    await page.getByRole('checkbox', { name: 'This level or nothing' }).check();
    await signInOnTop(page);
  }),
  event('quantity-changed', 203, async (page) => {
    await ask(page, 'Balcon', '5');
    await page.getByRole('radio', { name: 'Parterre' }).check();
    await expect(page.getByText('Your quantity was changed from 5 to 4.')).toBeVisible();
  }),
  event('incomplete', 201, async (page) => {
    await signInOnTop(page);
    await page.getByRole('radio', { name: 'Golden Circle' }).check();
    await expect(page.getByText('Tickets: Quantity required')).toBeVisible();
  }),
  event('login', 201, async (page) => {
    await ask(page, 'Orchestra', '2');
    await pressIn(page, 'Login to proceed');
    await dialog(page);
  }),
  event('guidelines', 201, async (page) => {
    await pressIn(page, 'How requests and the draw work');
    await dialog(page);
  }),
  event('not-open', 211),
  event('closed', 221),
  event('closed-meanwhile', 201, async (page) => {
    await page.clock.install();
    await page.reload({ waitUntil: 'networkidle' });
    await ask(page, 'Orchestra', '2');
    await page.clock.fastForward(30 * DAY_MS);
    await expect(page.getByText('Requests closed while this page was open')).toBeVisible();
  }),
  event('refused', 201, async (page) => {
    await ask(page, 'Orchestra', '2');
    await signInOnTop(page);
    await page.route('**/getoegrequestsummarywithcart', (route) =>
      route.fulfill({
        status: 409,
        json: {
          error: true,
          code: 'SERIES_NOT_OPEN',
          message: 'Requests for Long Way Home have closed. We will write to everybody after the draw.',
        },
      }),
    );
    await pressIn(page, 'Continue');
    await expect(page.getByRole('main').getByText('Unable to handle request')).toBeVisible();
  }),
  event('joins', 201, askForMore),
  event('add', 201, async (page) => {
    await askForMore(page);
    await pressIn(page, 'Continue');
    await dialog(page);
    await page.getByLabel('Quantity, Poster').selectOption('1');
    await expect(page.getByRole('dialog').getByText('At most', { exact: true })).toBeVisible();
  }),
  event('added', 201, async (page) => {
    await askForMore(page);
    await pressIn(page, 'Continue');
    await page.getByRole('button', { name: /^Add for at most/ }).click();
    await expect(page.getByRole('dialog', { name: 'Request has been updated' })).toBeVisible();
  }),
  event('asked', 202, async (page) => {
    await requestSaratoga(page, portOf(page));
    await page.goto(`http://${host}:${portOf(page)}/event/202`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: 'Go to my requests' })).toBeVisible();
  }),
  checkout('addons', toAddons),
  checkout('shipping', toShipping),
  checkout('shipping-errors', async (page) => {
    await toShipping(page);
    await page.getByLabel('Street address').fill('PO Box 12');
    await pressIn(page, 'Continue');
    await expect(page.getByText('things need your attention')).toBeVisible();
  }),
  checkout('payment', toPayment),
  checkout('plan', async (page) => {
    await toPayment(page);
    await page.getByRole('radio', { name: 'In three payments' }).check();
  }),
  checkout('confirm', toConfirm),
  checkout('confirm-refused', async (page) => {
    await toConfirm(page);
    await page.route('**/tixrequests/oegrequest', (route) =>
      route.fulfill({
        status: 409,
        json: { error: true, code: 'REQUEST_EXISTS', message: 'You already have a request for this event' },
      }),
    );
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
    await pressIn(page, 'Submit Request');
    await expect(page.getByRole('main').getByText('Unable to handle request')).toBeVisible();
  }),
  checkout('receipt', async (page) => {
    await toConfirm(page);
    await submitRequest(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Success!');
  }),
  {
    name: 'no-receipt',
    host,
    path: '/event/201',
    prepare: async (page) => {
      await signInOnTop(page);
      const uuid = '00000000-0000-4000-8000-000000000000';
      await page.goto(`http://${host}:${portOf(page)}/user/history/requests/1/receipt/${uuid}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No request found');
    },
  },
];

export default scenarios;
