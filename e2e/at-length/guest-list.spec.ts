import { expect, test, type Page } from '@playwright/test';
import { openAccount } from '../customer.ts';
import {
  arrive,
  atStage,
  choose,
  chooseShipping,
  comeToDelivery,
  completeRequest,
  GUESTS,
  main,
  press,
} from '../guest.ts';
import { isSound } from '../is-sound.ts';
import { enterOffice, officeAddress } from '../office.ts';
import { ownShop } from '../own-shop.ts';
import { runProgram } from '../server.ts';

// Invitations are used up here, so these journeys have a shop of their own; one invitation is made by command.
let link = '';
const shop = ownShop({
  prepare: async (env) => {
    const limits = ['--tickets', '2', '--delivery', 'will-call'];
    const said = await runProgram(env, 'cli/invite', 'make', '--guest', 'Ida Holm', ...limits);
    link = /http:\S+invitation=\S+/.exec(said)?.[0] ?? '';
  },
});

const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const seeNothing = async (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('No event information available');

test('[GUEST-08] [GUEST-10] demo-ship-mobile: mobile where every event has it, shipping otherwise, nothing to pay', async ({
  page,
}) => {
  await arrive(page, shop.port, 'demo-ship-mobile');
  await choose(page, /Juniper/, 'Artist’s box', '2');
  await comeToDelivery(page);
  await expect(page.getByRole('radio', { name: 'Will Call' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Mobile Delivery' }).check();
  await isSound(page);
  await page.goto(`http://${GUESTS}:${shop.port}/`, { waitUntil: 'networkidle' });
  await choose(page, /Copper Hour/, 'House guest', '1');
  await press(page, 'Request Tickets');
  await press(page, 'Continue');
  await atStage(page, 'delivery');
  await expect(page.getByRole('radio', { name: 'Mobile Delivery' })).toHaveCount(0);
  await chooseShipping(page);
  await press(page, 'Continue');
  await completeRequest(page);
  await expect(main(page)).not.toContainText('ending in');
});

test('[GUEST-02] [GUEST-03] demo-expired and a token that is none: nothing, and a toast says why', async ({
  page,
}) => {
  await arrive(page, shop.port, 'demo-expired');
  await seeNothing(page);
  await toast(page, 'This invitation has expired');
  await isSound(page);
  await page.goto(`http://${GUESTS}:${shop.port}/event/3001?invitation=nobody-has-this`, {
    waitUntil: 'networkidle',
  });
  await expect(page).toHaveURL(/\/event\/3001$/);
  await toast(page, 'This invitation is not valid');
});

test('[OPS-35] [GUEST-15] one made by command: its link, its two tickets, and then it is used', async ({
  page,
}) => {
  await arrive(page, shop.port, link);
  await expect(main(page)).toContainText('good for up to 2 tickets');
  await choose(page, /Copper Hour/, 'Friends and family', '2');
  await expect(main(page)).toContainText('You have chosen all the tickets of your invitation.');
  await comeToDelivery(page);
  await press(page, 'Continue');
  await completeRequest(page);
  await main(page).getByRole('link', { name: 'Back to Events' }).click();
  await seeNothing(page);
  await toast(page, 'This invitation has been used');
});

test('[GUEST-06] [GUEST-08] [GUEST-09] [SESSION-11] [GUESTS-02] [OPS-36] demo-willcall: a bad address is named, who collects is asked, signing in keeps the invitation, and the desk approves', async ({
  page,
  browser,
}) => {
  await arrive(page, shop.port, 'demo-willcall');
  await page.goto(`http://${GUESTS}:${shop.port}/login`, { waitUntil: 'networkidle' });
  await openAccount(page);
  await expect(page).toHaveURL(/\/$/);
  await toast(page, 'Welcome, Imani Okafor');
  await choose(page, /Copper Hour/, 'House guest', '2');
  await press(page, 'Request Tickets');
  await page.getByLabel('Phone').pressSequentially('2125550100');
  await page.getByLabel(/Further emails/).fill('agent@example.com, crew@nowhere');
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toContainText('Please verify this email address: crew@nowhere');
  await page.getByLabel(/Further emails/).fill('agent@example.com');
  await press(page, 'Continue');
  await atStage(page, 'delivery');
  await page.getByLabel('First name').fill('');
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toContainText('First Name Required');
  await page.getByLabel('First name').fill('Imani');
  await press(page, 'Continue');
  await completeRequest(page);
  await expect(main(page)).toContainText('To be collected by Imani');

  const office = await browser.newPage();
  await office.goto(officeAddress(`http://localhost:${shop.port}`, '/guests?state=pending'));
  await enterOffice(office, 'desk');
  await office.getByRole('link', { name: 'Robin Vale' }).first().click();
  await isSound(office);
  await office
    .getByRole('button', { name: /^Approve 2 places/ })
    .last()
    .click();
  await office.getByRole('button', { name: 'Approve 1 request' }).click();
  await toast(office, '1 approved');
  await office.close();
  await page.reload();
  await expect(main(page)).toContainText('Approved');
});
