import { expect, type Page } from '@playwright/test';
import { addCard } from '../order.ts';
import {
  arrive,
  atStage,
  choose,
  chooseShipping,
  comeToDelivery,
  completeRequest,
  GUESTS,
  press,
} from '../guest.ts';
import type { Scenario } from '../scenario.ts';

const portOf = (page: Page): number => Number(new URL(page.url()).port);
const scenario = (name: string, prepare: (page: Page, port: number) => Promise<void>): Scenario => ({
  name,
  host: GUESTS,
  path: '/',
  prepare: (page) => prepare(page, portOf(page)),
});

const withPayment = async (page: Page, port: number) => {
  await arrive(page, port, 'demo-all-payment');
  await choose(page, /Copper Hour/, 'Friends and family', '2');
  await choose(page, /Juniper/, 'Friends and family', '2');
};
const toConfirm = async (page: Page, port: number) => {
  await withPayment(page, port);
  await comeToDelivery(page, 'agent@example.com, crew@example.com');
  await chooseShipping(page);
  await press(page, 'Continue');
  await atStage(page, 'payment-method');
  await addCard(page, '4111111111111111');
  await press(page, 'Continue');
  await atStage(page, 'confirm');
};

const scenarios: Scenario[] = [
  scenario('invited', (page, port) => arrive(page, port, 'demo-all-payment')),
  scenario('chosen', withPayment),
  scenario('expired', async (page, port) => {
    await arrive(page, port, 'demo-expired');
    await expect(page.getByText('This invitation has expired', { exact: true })).toBeVisible();
  }),
  scenario('event', async (page, port) => {
    await page.goto(`http://${GUESTS}:${port}/event/3003?invitation=demo-willcall`, {
      waitUntil: 'networkidle',
    });
  }),
  scenario('contact-wrong', async (page, port) => {
    await withPayment(page, port);
    await press(page, 'Request Tickets');
    await expect(page.getByLabel('Phone')).toBeVisible();
    await page.getByLabel(/Further emails/).fill('agent@example.com, crew@nowhere');
    await press(page, 'Continue');
    await expect(page.getByRole('alert')).toBeVisible();
  }),
  scenario('contact', async (page, port) => {
    await withPayment(page, port);
    await press(page, 'Request Tickets');
    await expect(page.getByLabel('Phone')).toBeVisible();
  }),
  scenario('delivery-will-call', async (page, port) => {
    await arrive(page, port, 'demo-willcall');
    await choose(page, /Copper Hour/, 'House guest', '2');
    await comeToDelivery(page);
  }),
  scenario('delivery-shipping', async (page, port) => {
    await withPayment(page, port);
    await comeToDelivery(page);
    await chooseShipping(page);
  }),
  scenario('delivery-mobile', async (page, port) => {
    await arrive(page, port, 'demo-ship-mobile');
    await choose(page, /Juniper/, 'Artist’s box', '2');
    await comeToDelivery(page);
    await page.getByRole('radio', { name: 'Mobile Delivery' }).check();
  }),
  scenario('confirm', toConfirm),
  scenario('receipt', async (page, port) => {
    await toConfirm(page, port);
    await completeRequest(page);
    await page.getByText('More Details').first().click();
  }),
  scenario('receipt-will-call', async (page, port) => {
    await arrive(page, port, 'demo-willcall');
    await choose(page, /Copper Hour/, 'House guest', '1');
    await comeToDelivery(page);
    await press(page, 'Continue');
    await completeRequest(page);
  }),
  scenario('no-receipt', async (page, port) => {
    await page.goto(`http://${GUESTS}:${port}/guestlistreceipt/1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Receipt Found');
  }),
];

export default scenarios;
