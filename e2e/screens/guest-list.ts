import type { Page } from '@playwright/test';
import { expect } from '../patient-expect.ts';
import { typeCard } from '../order.ts';
import {
  arrive,
  atStage,
  choose,
  chooseShipping,
  comeToDelivery,
  completeRequest,
  fillContact,
  GUESTS,
  press,
} from '../guest.ts';
import type { Scenario, State } from '../states.ts';

const portOf = (page: Page): number => Number(new URL(page.url()).port);
const scenario = (
  name: string,
  prepare: (page: Page, port: number) => Promise<void>,
  onward: State[] = [],
): Scenario => ({
  name,
  host: GUESTS,
  path: '/',
  prepare: (page) => prepare(page, portOf(page)),
  onward,
});

/** From an invitation to its receipt, one stage after the other. */
const throughRequest: State[] = [
  {
    name: 'chosen',
    prepare: async (page) => {
      await choose(page, /Copper Hour/, 'Friends and family', '2');
      await choose(page, /Juniper/, 'Friends and family', '2');
    },
  },
  {
    name: 'contact',
    prepare: async (page) => {
      await press(page, 'Request Tickets');
      await expect(page.getByLabel('Phone')).toBeVisible();
    },
  },
  {
    name: 'contact-wrong',
    prepare: async (page) => {
      await page.getByLabel(/Further emails/).fill('agent@example.com, crew@nowhere');
      await press(page, 'Continue');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'delivery-shipping',
    prepare: async (page) => {
      await fillContact(page, 'agent@example.com, crew@example.com');
      await press(page, 'Continue');
      await atStage(page, 'delivery');
      await chooseShipping(page);
    },
  },
  {
    name: 'confirm',
    prepare: async (page) => {
      await press(page, 'Continue');
      await atStage(page, 'payment-method');
      await typeCard(page, '4111111111111111');
      await atStage(page, 'confirm');
    },
  },
  {
    name: 'receipt',
    prepare: async (page) => {
      await completeRequest(page);
      await page.getByText('More Details').first().click();
    },
  },
];

const willCallReceipt: State = {
  name: 'receipt-will-call',
  prepare: async (page) => {
    await press(page, 'Continue');
    await completeRequest(page);
  },
};

const scenarios: Scenario[] = [
  scenario('invited', (page, port) => arrive(page, port, 'demo-all-payment'), throughRequest),
  scenario('expired', async (page, port) => {
    await arrive(page, port, 'demo-expired');
    await expect(page.getByText('This invitation has expired', { exact: true })).toBeVisible();
  }),
  scenario('event', async (page, port) => {
    await page.goto(`http://${GUESTS}:${port}/event/3003?invitation=demo-willcall`, {
      waitUntil: 'networkidle',
    });
  }),
  scenario(
    'delivery-will-call',
    async (page, port) => {
      await arrive(page, port, 'demo-willcall');
      await choose(page, /Copper Hour/, 'House guest', '1');
      await comeToDelivery(page);
    },
    [willCallReceipt],
  ),
  scenario('delivery-mobile', async (page, port) => {
    await arrive(page, port, 'demo-ship-mobile');
    await choose(page, /Juniper/, 'Artist’s box', '2');
    await comeToDelivery(page);
    await page.getByRole('radio', { name: 'Mobile Delivery' }).check();
  }),
  scenario('no-receipt', async (page, port) => {
    await page.goto(`http://${GUESTS}:${port}/guestlistreceipt/1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Receipt Found');
  }),
];

export default scenarios;
