import { rmSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { chromiumFlags } from '../tools/chromium.ts';
import {
  buyOnPhone,
  cameraFlags,
  codesOn,
  film,
  letInOffline,
  linkInLetter,
  makePass,
  openDoor,
  sendToFriend,
} from './door.ts';
import { openOffice } from './door.ts';
import { isSound } from './is-sound.ts';
import { ownShop } from './own-shop.ts';

test.use({
  actionTimeout: 40_000,
  launchOptions: { executablePath: process.env.CHROMIUM!, args: [...chromiumFlags, ...cameraFlags] },
});

// Tickets are used up here and time is moved, so these journeys have a shop of their own.
const shop = ownShop();
test.afterAll(() => rmSync(film, { force: true }));

const SHOW = 102;
const officeAt = (path: string) => `http://box-office.localhost:${shop.port}${path}`;

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
  const office = await openOffice(browser, shop.port, `/door/${SHOW}`);
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
  await expect(office.getByText('1 let in that should not have been')).toBeVisible();
  await isSound(office, 'room-door');
});
