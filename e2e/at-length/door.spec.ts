import { rmSync } from 'node:fs';
import { expect, test, type Browser } from '@playwright/test';
import { chromiumFlags } from '../../tools/chromium.ts';
import { openAs, robin } from '../demo-people.ts';
import { cameraFlags, codesOn, film, makePass, openDoor } from '../door.ts';
import { openOffice } from '../door.ts';
import { isSound } from '../is-sound.ts';
import { moveClock } from '../move-clock.ts';
import { orderPath, robinsOrders } from '../order-history.ts';
import { ownShop } from '../own-shop.ts';

test.use({
  actionTimeout: 40_000,
  launchOptions: { executablePath: process.env.CHROMIUM!, args: [...chromiumFlags, ...cameraFlags] },
});

// Tickets are used up here and time is moved, so these journeys have a shop of their own.
const shop = ownShop();
test.afterAll(() => rmSync(film, { force: true }));

const SHOW = 102;
const shopAt = (path: string) => `http://lantern.localhost:${shop.port}${path}`;
const officeAt = (path: string) => `http://box-office.localhost:${shop.port}${path}`;

test('[DOOR-01] [SEC-80] a refunded ticket is canceled at the door; another installation’s is not ours', async ({
  page,
  browser,
}) => {
  await openAs(page, robin, shopAt(orderPath(robinsOrders.mobile, 'mobile-tickets')));
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('link', { name: /Open ticket/ })
      .first()
      .click(),
  ]);
  await opened.waitForLoadState();
  const [code] = (await codesOn(opened)) as [string];
  const event = Number(code.split('.')[1]);
  const office = await openOffice(browser, shop.port, `/orders/${robinsOrders.mobile}`);
  await office.getByRole('button', { name: 'Cancel the order…' }).click();
  await office.getByLabel('Reason').fill('The customer is ill');
  await office.getByRole('button', { name: /^Cancel it, take off/ }).click();
  const door = await openDoor(browser, await makePass(office, shop.port, event, 'Main'));
  await expect(async () => {
    await moveClock(page, shop.port, 20);
    await office.goto(officeAt(`/orders/${robinsOrders.mobile}`), { waitUntil: 'networkidle' });
    await expect(office.getByText('Canceled').first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await door.scan(code, 'canceled');
  await isSound(door.page);
  await door.scan(
    code.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    'not-ours',
  );
});

/** A device that has never had a network since it was opened. */
async function noListYet(browser: Browser, pass: string): Promise<void> {
  const device = await (await browser.newContext()).newPage();
  await device.route(/\/door\/(list|now)/, (route) => route.abort());
  await device.goto(pass);
  await expect(device.getByText('There is no network and no list yet.')).toBeVisible();
  await device.context().close();
}

test('[DOOR-01] [DOOR-02] [DOOR-03] without a camera it is typed or found by name; after its night the pass is over', async ({
  browser,
}) => {
  const office = await openOffice(browser, shop.port, `/door/${SHOW}`);
  const link = await makePass(office, shop.port, SHOW, 'Back');
  const door = await openDoor(browser, link);
  await door.page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await door.page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(door.page.getByText('The camera was refused.')).toBeVisible();
  await isSound(door.page);
  await door.page.getByRole('button', { name: 'Name or number' }).click();
  await isSound(door.page, 'door-finding');
  await door.page.getByLabel('Name, or code of the ticket').fill('FFFF-FFFF-FFFF');
  await door.page.getByRole('button', { name: 'Check the code' }).click();
  await expect(door.page.getByRole('heading', { name: 'Not ours' })).toBeVisible();
  await door.page.getByRole('button', { name: /Let in anyway/ }).click();
  await isSound(door.page);
  await door.page.getByLabel('Why is this person let in?').fill('On the band’s own list');
  await door.page.getByRole('button', { name: 'Let in', exact: true }).click();
  await expect(door.page.getByText('On the band’s own list')).toBeVisible();
  await noListYet(browser, link);
  await moveClock(office, shop.port, 400 * 86_400);
  await door.page.reload();
  await expect(door.page.getByText('This door pass is over.')).toBeVisible();
  await isSound(door.page);
});
