// The owner's part: from the link that a start prints to a shop that may be tried out.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { codeIn } from '../../apps/server/src/mail/testing/arrived-server.ts';
import type { SmtpInbox } from '../../apps/server/src/mail/testing/smtp-inbox.ts';
import { readZip } from '../../apps/server/src/platform/archive/read-zip.ts';
import { writeZip } from '../../apps/server/src/platform/archive/write-zip.ts';
import { oneTimeCode } from '../../e2e/office.ts';
import { expect } from '../../e2e/patient-expect.ts';
import type { Person } from './person.ts';
import type { Place } from './places.ts';
import { freeShow, logo } from './show-files.ts';

export const SHOP_HOST = 'lantern-club.localhost';
const LOOK_AGAIN_MS = 5000;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const home = (page: Page) => page.getByRole('link', { name: 'Set-up' }).first();
const noDialog = (page: Page) => expect(page.getByRole('dialog')).toBeHidden();

export async function found(person: Person, page: Page, { link }: Place): Promise<void> {
  person.begin('account with its second step, seller, first shop');
  await person.opens(page, link);
  await person.type(page.getByLabel('Your name'), 'Robin Vale');
  await person.type(page.getByLabel('Email', { exact: true }), 'owner@lantern.example');
  await person.type(page.getByLabel('New password'), 'quiet harbour 41 lamps');
  await person.press(button(page, 'Continue'));
  await person.type(page.getByLabel('Name of the seller'), 'Lantern Live');
  await person.press(button(page, 'Continue'));
  await person.type(page.getByLabel('Name of the shop'), 'Lantern Club');
  if ((await page.getByLabel('Its address').inputValue()) !== SHOP_HOST)
    await person.type(page.getByLabel('Its address'), SHOP_HOST);
  await person.press(button(page, 'Continue'));
  await person.press(page.getByText('No camera: type it in'));
  const secret = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '';
  await person.type(page.getByLabel('The six digits that it shows'), oneTimeCode(secret, Date.now()));
  await person.press(button(page, 'Make the shop'));
  await person.press(button(page, 'I have written them down'));
  await person.sees(page.getByText('The shop answers at its address'));
}

export async function typeMailServer(person: Person, page: Page, inbox: SmtpInbox): Promise<void> {
  person.begin('a mail server, proven by a letter');
  await person.press(page.getByRole('link', { name: 'Set up mail' }));
  await person.sees(button(page, 'Send me a letter'));
  await person.type(page.getByRole('textbox', { name: 'Mail server' }), '127.0.0.1');
  await person.tick(page.getByRole('radio', { name: /^Without/ }));
  await person.type(page.getByLabel('Port'), new URL(inbox.url).port);
  await person.type(page.getByLabel('Letters come from'), 'tickets@lantern.example');
  await person.press(button(page, 'Send me a letter'));
  await person.sees(page.getByLabel('Code of the letter'));
  const letter = inbox.mails.findLast(({ to }) => to.includes('owner@lantern.example'));
  await person.type(page.getByLabel('Code of the letter'), codeIn(letter?.source ?? ''));
  await person.press(button(page, 'It arrived, keep it'));
  await person.sees(page.getByText('So that letters are believed'));
  await person.press(home(page));
}

export async function dress(person: Person, page: Page): Promise<void> {
  person.begin('policies, logo, a colour that is measured, will call, publish');
  await person.press(page.getByRole('link', { name: 'Write them' }));
  const texts = page.getByRole('textbox', { name: 'Text', exact: true });
  await person.sees(texts);
  const many = await texts.count();
  for (let index = 0; index < many; index += 1)
    await person.type(texts.nth(index), `Our own words: no refunds but for storms. Part ${index + 1}.`);
  await person.press(page.getByRole('link', { name: 'Look' }));
  await person.type(page.getByLabel(/^Second links/), '#b86f0e');
  await person.press(button(page, 'Use it'));
  await person.bring(page.getByLabel('File: the logo'), logo);
  await person.sees(page.frameLocator('iframe').last().getByRole('img', { name: 'Lantern Club' }));
  await person.press(page.getByRole('link', { name: 'Delivery' }));
  await person.press(page.getByRole('button', { name: 'Will call', exact: true }));
  await person.press(button(page, 'Review and publish'));
  await person.sees(page.getByRole('heading', { name: 'What changes' }));
  await person.press(button(page, /^Publish \d/));
  await noDialog(page);
  await person.press(home(page));
}

export async function bringShow(person: Person, page: Page): Promise<void> {
  person.begin('the folder out, one free show written into it, the folder in again');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    person.press(button(page, 'Folder out')),
  ]);
  const read = readZip(await readFile(await saved.path()), { files: 100, bytes: 10_000_000 });
  if ('wrong' in read) throw new Error(read.wrong);
  for (const [name, text] of Object.entries(freeShow)) person.writes(name + text);
  const files = new Map<string, string | Uint8Array>([...read.files, ...Object.entries(freeShow)]);
  await person.press(page.getByRole('link', { name: 'Folder in…' }));
  const archive = { name: 'shop.zip', mimeType: 'application/zip', buffer: writeZip(files) };
  await person.bring(page.getByLabel('ZIP archive'), archive);
  await person.sees(page.getByText('Event 1', { exact: false }));
  await person.press(button(page, 'Take it in…'));
  await person.press(button(page, /^Take in \d/));
  await noDialog(page);
  await person.press(home(page));
}

export async function beginTest(person: Person, page: Page): Promise<void> {
  person.begin('begin a test');
  await person.press(button(page, 'Begin a test…'));
  await person.sees(page.getByRole('dialog'));
  await person.press(button(page, 'Begin the test'));
  await noDialog(page);
}

/** Every line holds, or an owner puts it aside with a reason; then one button. */
export async function goLive(person: Person, page: Page): Promise<string[]> {
  person.begin('going live: test again, put aside what a trial has not, open');
  await person.press(button(page, 'Test again'));
  await person.sees(page.getByText('Tickets can get there'));
  // The order's letter leaves by itself a few seconds later: somebody looks again until it has.
  const went = page.getByText(/Order Z\d+: placed/);
  await expect(async () => {
    if (!(await went.isVisible())) await person.press(button(page, 'Test again'));
    await expect(went).toBeVisible({ timeout: LOOK_AGAIN_MS });
  }).toPass({ timeout: 60_000 });
  const aside = button(page, /^Put aside/);
  const lines = (await aside.allTextContents()).length;
  const left: string[] = [];
  for (let missing = lines; missing > 0; missing -= 1) {
    left.push((await aside.first().getAttribute('aria-label')) ?? '');
    await person.press(aside.first());
    await person.type(page.getByLabel('Reason'), 'Only a trial');
    await person.press(button(page, 'Put it aside'));
    await noDialog(page);
    await expect(aside).toHaveCount(missing - 1);
  }
  await person.press(button(page, 'Open to the public'));
  await person.sees(page.getByRole('dialog'));
  await person.press(button(page, 'Open Lantern Club'));
  await noDialog(page);
  return left;
}
