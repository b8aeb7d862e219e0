import { rmSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { chromiumFlags } from '../tools/chromium.ts';
import { linkInMail } from './account-steps.ts';
import { cameraFlags, codesOn, film, linkInLetter, makePass, openDoor } from './door.ts';
import { arrive, choose, comeToDelivery, completeRequest, main, press } from './guest.ts';
import { isSound } from './is-sound.ts';
import { enterOffice, officeAddress } from './office.ts';
import { ownShop } from './own-shop.ts';

test.use({
  launchOptions: { executablePath: process.env.CHROMIUM!, args: [...chromiumFlags, ...cameraFlags] },
});

// Time is moved here, and what is sent is sent, so these journeys have a shop of their own.
const shop = ownShop();
test.afterAll(() => rmSync(film, { force: true }));

const base = () => `http://localhost:${shop.port}`;
const officeAt = (path: string) => officeAddress(base(), path);

async function inviteByHand(office: Page, name: string, email: string): Promise<void> {
  await office.goto(officeAt('/guests'));
  await enterOffice(office, 'desk');
  await office.getByRole('button', { name: /^Invite/ }).click();
  const form = office.getByRole('dialog');
  await form.getByLabel('Guest’s name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Tickets at most').fill('2');
  await isSound(office);
  await form.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(office.getByText(`A letter goes to ${email}`)).toBeVisible();
}

const standing = async (office: Page, email: string, word: string): Promise<void> => {
  await expect(async () => {
    await office.goto(officeAt(`/guests/invitations?words=${encodeURIComponent(email)}`), {
      waitUntil: 'networkidle',
    });
    await expect(office.getByRole('row').filter({ hasText: email })).toContainText(word, { timeout: 3000 });
  }).toPass();
};

async function approve(office: Page, name: string): Promise<void> {
  await office.goto(officeAt('/guests?state=pending'));
  await office.getByRole('link', { name }).first().click();
  await office
    .getByRole('button', { name: /^Approve 2 places/ })
    .last()
    .click();
  await office.getByRole('button', { name: 'Approve 1 request' }).click();
  await expect(office.getByText('1 approved', { exact: true })).toBeVisible();
}

test('[GUESTS-01] [GUESTS-02] [OPS-35] [OPS-36] [OPS-47] invited in the box office, asked by the letter’s link, approved, and let in at the door', async ({
  page,
  browser,
}) => {
  const email = 'ines@example.com';
  const office = await browser.newPage();
  await inviteByHand(office, 'Ines Duarte', email);
  await standing(office, email, 'Sent, not opened');

  await arrive(
    page,
    shop.port,
    await linkInMail(page, base(), email, /You are invited/, 'Choose your places'),
  );
  await choose(page, /Juniper/, 'Artist’s box', '2');
  await comeToDelivery(page);
  await page.getByRole('radio', { name: 'Mobile Delivery' }).check();
  await press(page, 'Continue');
  await completeRequest(page);
  const receipt = page.url();
  await standing(office, email, 'Asks for approval');

  await approve(office, 'Noa Lindqvist');
  await page.reload();
  await expect(main(page)).toContainText('Approved');
  await standing(office, email, 'Approved');

  await page.goto(await linkInLetter(page, shop.port, /Your tickets are here/, /\/tickets\//));
  const [code = ''] = await codesOn(page);
  const door = await openDoor(browser, await makePass(office, shop.port, 3003, 'Stage door'));
  await door.scan(code, 'in');
  await door.scan(code, 'already');
  await door.context.close();

  await standing(office, email, 'Has come');
  await isSound(office, 'guest-has-come');
  await page.goto(receipt);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await office.close();
});
