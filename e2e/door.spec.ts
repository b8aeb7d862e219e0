import { rmSync } from 'node:fs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { chromiumFlags } from '../tools/chromium.ts';
import { openAs, robin } from './demo-people.ts';
import {
  buyOnPhone,
  cameraFlags,
  codesOn,
  film,
  isSound,
  letInOffline,
  linkInLetter,
  makePass,
  moveClock,
  openDoor,
  sendToFriend,
} from './door.ts';
import { enterOffice } from './office.ts';
import { orderPath, robinsOrders } from './order-history.ts';
import { bootShop, type Shop } from './server.ts';

test.use({
  actionTimeout: 40_000,
  launchOptions: { executablePath: process.env.CHROMIUM!, args: [...chromiumFlags, ...cameraFlags] },
});
test.setTimeout(420_000);

// Tickets are used up here and time is moved, so these journeys have a shop of their own.
let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await bootShop();
});
test.afterAll(async () => {
  rmSync(film, { force: true });
  await shop.stop();
});

const SHOW = 102;
const shopAt = (path: string) => `http://lantern.localhost:${shop.port}${path}`;
const officeAt = (path: string) => `http://box-office.localhost:${shop.port}${path}`;

async function openOffice(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const office = await context.newPage();
  await office.goto(officeAt(path));
  await enterOffice(office, 'owner');
  return office;
}

/** Mailed, shown with all it needs, and again without a network. */
async function showTickets(page: Page): Promise<{ link: string; codes: [string, string] }> {
  const link = await linkInLetter(page, shop.port, /Your tickets are here/, /\/tickets\//);
  await page.goto(link);
  await expect(page.getByText('1 of 2')).toBeVisible();
  await isSound(page, 'tickets');
  const codes = (await codesOn(page)) as [string, string];
  await expect(page.locator('html[data-kept]')).toBeAttached();
  await page.context().setOffline(true);
  await page.reload();
  expect(await codesOn(page)).toEqual(codes);
  await page.context().setOffline(false);
  return { link, codes };
}

/** Which of the two codes is still the buyer's, which was sent, and what the friend has. */
async function sendOne(page: Page, number: string, { link, codes }: { link: string; codes: string[] }) {
  const friendsLink = await sendToFriend(page, shop.port, number);
  await page.goto(friendsLink);
  const [friends] = (await codesOn(page)) as [string];
  expect(codes).not.toContain(friends);
  await page.goto(link);
  const [own] = (await codesOn(page)) as [string];
  return { own, friends, friendsLink, sent: codes.find((code) => code !== own)! };
}

async function reissueFriends(office: Page, number: string): Promise<void> {
  await office.goto(officeAt(`/orders/${number}`));
  await expect(office.getByText('Let in, Main')).toBeVisible();
  await office
    .getByRole('row', { name: /maya@example.com/ })
    .getByRole('button')
    .click();
  await office.getByLabel('Reason').fill('Maya lost her phone');
  await office.getByRole('button', { name: 'Issue it anew and write' }).click();
  await expect(office.getByText('Maya lost her phone')).toBeVisible();
  await isSound(office, 'order-reissued');
}

test('[TICKET-01] [TICKET-02] [TICKET-04] [TICKET-05] [DOOR-01] [DOOR-02] [OPS-32] bought for the phone, mailed, shown, sent on, scanned, scanned again, issued anew, and offline at two doors', async ({
  page,
  browser,
}) => {
  const number = await buyOnPhone(page, shop.port);
  const { own, sent, friends, friendsLink } = await sendOne(page, number, await showTickets(page));
  const office = await openOffice(browser, `/door/${SHOW}`);
  const main = await openDoor(browser, await makePass(office, shop.port, SHOW, 'Main'));
  const side = await openDoor(browser, await makePass(office, shop.port, SHOW, 'Side'));
  await isSound(main.page, 'door-scanning');

  // The film goes round: held up a second time, the same code is in already.
  await main.scan(own, 'in', 'already');
  await expect(main.page.getByRole('heading', { name: 'Already in' })).toBeVisible();
  await isSound(main.page, 'door-already-in');
  await side.scan(sent, 'replaced');
  await isSound(side.page);

  await reissueFriends(office, number);
  await side.scan(friends, 'replaced');
  await page.goto(friendsLink);
  await expect(page.getByRole('heading', { name: 'This ticket is no longer valid' })).toBeVisible();
  await page.goto(await linkInLetter(page, shop.port, /A ticket for you/, /\/ticket\//, friendsLink));
  const [anew] = (await codesOn(page)) as [string];
  expect(anew).not.toBe(friends);

  for (const door of [main, side]) {
    await door.page.evaluate(() => void indexedDB.deleteDatabase('door'));
    await door.page.reload();
    await expect(door.page.locator('#network')).toContainText('List of');
  }
  await letInOffline([main, side], anew);
  await office.goto(officeAt(`/door/${SHOW}`));
  await expect(office.getByText('1 let in that should not have been')).toBeVisible({ timeout: 30_000 });
  await isSound(office, 'room-door');
});

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
  const office = await openOffice(browser, `/orders/${robinsOrders.mobile}`);
  await office.getByRole('button', { name: 'Cancel the order…' }).click();
  await office.getByLabel('Reason').fill('The customer is ill');
  await office.getByRole('button', { name: /^Cancel it, take off/ }).click();
  const door = await openDoor(browser, await makePass(office, shop.port, event, 'Main'));
  await expect(async () => {
    await moveClock(page, shop.port, 20);
    await office.goto(officeAt(`/orders/${robinsOrders.mobile}`));
    await expect(office.getByText('Canceled').first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
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
  const office = await openOffice(browser, `/door/${SHOW}`);
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
