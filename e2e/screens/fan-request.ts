import type { Page } from '@playwright/test';
import { expect } from '../patient-expect.ts';
import {
  ask,
  atStage,
  onToConfirm,
  onToPayment,
  onToShipping,
  pressIn,
  requestSaratoga,
  signInOnTop,
  submitRequest,
  toAddons,
} from '../fan-request.ts';
import type { Scenario, State } from '../states.ts';

const host = 'lantern.localhost';
const DAY_MS = 86_400_000;
const portOf = (page: Page) => Number(new URL(page.url()).port);
const seesRefusal = (page: Page) =>
  expect(page.getByRole('main').getByText('Unable to handle request')).toBeVisible();
const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

const event = (name: string, id: number, prepare?: State['prepare'], onward: State[] = []): Scenario => ({
  name: `event-${name}`,
  host,
  path: `/event/${id}`,
  prepare,
  onward,
});

const path = '/event/201';

/** With a request pending, for another event of the series. */
const withRequest: State[] = [
  {
    name: 'event-joins',
    path,
    prepare: (page) => ask(page, 'Orchestra', '2'),
  },
  {
    name: 'event-add',
    prepare: async (page) => {
      await pressIn(page, 'Continue');
      await dialog(page);
      await page.getByLabel('Quantity, Poster').selectOption('1');
      await expect(page.getByRole('dialog').getByText('At most', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'event-added',
    prepare: async (page) => {
      for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check();
      await page.getByRole('button', { name: /^Add for at most/ }).click();
      await expect(page.getByRole('dialog', { name: 'Request has been updated' })).toBeVisible();
    },
  },
  {
    name: 'no-receipt',
    path: '/user/history/requests/1/receipt/00000000-0000-4000-8000-000000000000',
    prepare: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No request found');
    },
  },
];

/** Signed in, with a choice that lacks its quantity. */
const withChoice: State[] = [
  {
    name: 'event-chosen',
    prepare: async (page) => {
      await ask(page, 'Orchestra', '2');
      await page.getByRole('checkbox', { name: 'This level or nothing' }).check();
    },
  },
  {
    name: 'event-refused',
    prepare: async (page) => {
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
      await seesRefusal(page);
    },
  },
];

/** From the addons, one stage after the other. */
const throughCheckout: State[] = [
  { name: 'checkout-shipping', prepare: onToShipping },
  {
    name: 'checkout-shipping-errors',
    prepare: async (page) => {
      await page.getByLabel('Street address').fill('PO Box 12');
      await pressIn(page, 'Continue');
      await expect(page.getByText('things need your attention')).toBeVisible();
    },
  },
  { name: 'checkout-payment', prepare: onToPayment },
  { name: 'checkout-confirm', prepare: onToConfirm },
  {
    name: 'checkout-plan',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Edit Billing' }).click();
      await expect(page.getByLabel(/^Card for the/)).toHaveCount(3);
    },
  },
  {
    name: 'checkout-confirm-refused',
    prepare: async (page) => {
      await pressIn(page, 'Continue');
      await atStage(page, 'confirm');
      await page.route('**/tixrequests/oegrequest', (route) =>
        route.fulfill({
          status: 409,
          json: { error: true, code: 'REQUEST_EXISTS', message: 'You already have a request for this event' },
        }),
      );
      for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
      await pressIn(page, 'Submit Request');
      await seesRefusal(page);
    },
  },
  {
    name: 'checkout-receipt',
    prepare: async (page) => {
      await page.unrouteAll();
      await submitRequest(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Success!');
    },
  },
];

/** What somebody sees who has not signed in. */
const visitorSees = (name: string, id: number, prepare?: State['prepare']): State => ({
  name: `event-${name}`,
  path: `/event/${id}`,
  prepare,
});
const asVisitor: State[] = [
  visitorSees('not-open', 211),
  visitorSees('closed', 221),
  visitorSees('guidelines', 201, async (page) => {
    await pressIn(page, 'How requests and the draw work');
    await dialog(page);
  }),
  visitorSees('login', 201, async (page) => {
    await ask(page, 'Orchestra', '2');
    await pressIn(page, 'Login to proceed');
    await dialog(page);
  }),
  visitorSees('quantity-changed', 203, async (page) => {
    await ask(page, 'Balcon', '5');
    await page.getByRole('radio', { name: 'Parterre' }).check();
    await expect(page.getByText('Your quantity was changed from 5 to 4.')).toBeVisible();
  }),
];

const scenarios: Scenario[] = [
  event('visitor', 201, undefined, asVisitor),
  event(
    'incomplete',
    201,
    async (page) => {
      await signInOnTop(page);
      await page.getByRole('radio', { name: 'Golden Circle' }).check();
      await expect(page.getByText('Tickets: Quantity required')).toBeVisible();
    },
    withChoice,
  ),
  event('closed-meanwhile', 201, async (page) => {
    await page.clock.install();
    await page.reload({ waitUntil: 'networkidle' });
    await ask(page, 'Orchestra', '2');
    await page.clock.fastForward(30 * DAY_MS);
    await expect(page.getByText('Requests closed while this page was open')).toBeVisible();
  }),
  event(
    'asked',
    202,
    async (page) => {
      await requestSaratoga(page, portOf(page));
      await page.goto(`http://${host}:${portOf(page)}/event/202`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('link', { name: 'Go to my requests' })).toBeVisible();
    },
    withRequest,
  ),
  {
    name: 'checkout-addons',
    host,
    path,
    prepare: async (page) => {
      await ask(page, 'Orchestra', '2');
      await toAddons(page);
    },
    onward: throughCheckout,
  },
];

export default scenarios;
