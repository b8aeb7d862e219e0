// What journeys at the door need: tickets on a phone, a pass, and phones whose camera sees a code.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect } from './patient-expect.ts';
import { filmOf, pictureOfCode } from '../tools/camera/code-pictures.ts';
import { isSound } from './is-sound.ts';
import { moveClock } from './move-clock.ts';
import { orderPath } from './order-history.ts';
import { enterOffice } from './office.ts';
import { cards, comeToPlaceOrder, placeOrder } from './order.ts';

/** Chromium plays this film wherever a page asks for the camera; it reads it anew each time. */
export const film = join(tmpdir(), `stagedoor-camera-${process.pid}.y4m`);
export const cameraFlags = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

const shopAt = (port: number, path: string) => `http://lantern.localhost:${port}${path}`;
const officeAt = (port: number, path: string) => `http://box-office.localhost:${port}${path}`;
/** A picture of the code, a little turned and out of focus; then nothing for long enough to count as taken away. */
function showToCamera(text: string): void {
  const size = { width: 480, height: 480 };
  const code = pictureOfCode(text, { ...size, squarePixels: 6, degrees: 11, blurPixels: 3, noise: 6 });
  const nothing = pictureOfCode(text, { ...size, squarePixels: 0.01 });
  const scenes = [
    { picture: code, seconds: 1.5 },
    { picture: nothing, seconds: 2.5 },
  ];
  writeFileSync(film, filmOf(scenes));
}

/** The link in the newest letter whose subject has these words; another one than that of the letter before. */
export async function linkInLetter(
  page: Page,
  port: number,
  subject: RegExp,
  path: RegExp,
  before?: string,
): Promise<string> {
  const mails = `http://localhost:${port}/demo/mail`;
  let found: string | undefined;
  await expect(async () => {
    await moveClock(page, port, 35);
    await page.goto(mails);
    const letter = await page
      .getByRole('link', { name: subject })
      .first()
      .getAttribute('href', { timeout: 3000 });
    const body = await (await page.request.get(`${new URL(letter!, mails).href}/body`)).text();
    found = [...body.matchAll(/href="([^"]+)"/g)]
      .map(([, link]) => link!)
      .find((link) => path.test(link) && link !== before);
    expect(found).toBeDefined();
  }).toPass();
  return found!;
}

export const codesOn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-text]')
    .evaluateAll((all) => all.map((code) => (code as HTMLElement).dataset['text'] ?? ''));

export async function openOffice(browser: Browser, port: number, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const office = await context.newPage();
  await office.goto(officeAt(port, path));
  await enterOffice(office, 'owner');
  return office;
}

/** A phone of its own at a door; it writes down every word that it has shown. */
export async function openDoor(browser: Browser, link: string) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => shown.push(document.body.dataset['state'] ?? '')).observe(document.body, {
        attributeFilter: ['data-state'],
      }),
    );
  });
  await page.goto(link);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  // From now on the page opens without a network, with its decoder.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  return {
    page,
    context,
    shown,
    /** By camera; answers once all of these were shown, in this order. */
    scan: async (text: string, ...words: string[]) => {
      showToCamera(text);
      await page.reload();
      await expect(page.locator('html[data-ready]')).toBeAttached();
      await page.getByRole('button', { name: 'Scan with the camera' }).click();
      await expect
        .poll(async () => (await shown()).filter((state) => state !== 'asking').slice(0, words.length))
        .toEqual(words);
    },
  };
}

export type Door = Awaited<ReturnType<typeof openDoor>>;

export async function buyOnPhone(page: Page, port: number): Promise<string> {
  await comeToPlaceOrder(page, port, cards.approved, 'Mobile tickets');
  await placeOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  const [number = ''] = /Z\d{10}/.exec(page.url()) ?? [];
  return number;
}

export async function makePass(page: Page, port: number, eventId: number, gate: string): Promise<string> {
  await page.goto(officeAt(port, `/door/${eventId}`));
  await page.getByRole('button', { name: 'New pass…' }).click();
  await page.getByLabel('Door', { exact: true }).fill(gate);
  await page.getByLabel('Good at once, to try it out').check();
  await page.getByRole('button', { name: 'Make the pass' }).click();
  const link = await page.getByRole('link', { name: 'Open it here' }).getAttribute('href');
  await page.getByRole('button', { name: 'Done' }).click();
  return link!;
}

export async function sendToFriend(page: Page, port: number, number: string): Promise<string> {
  await page.goto(shopAt(port, orderPath(number, 'mobile-tickets')));
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /Send to a friend/ })
    .last()
    .click();
  await isSound(page);
  await dialog.getByLabel('Email of your friend').fill('maya@example.com');
  await dialog.getByRole('button', { name: 'Send the ticket' }).click();
  await expect(dialog.getByText('With maya@example.com')).toBeVisible();
  return linkInLetter(page, port, /A ticket for you/, /\/ticket\//);
}

export async function letInOffline(doors: [Door, Door], text: string): Promise<void> {
  await Promise.all(doors.map(({ context }) => context.setOffline(true)));
  for (const door of doors) {
    await door.scan(text, 'in');
    await expect(door.page.locator('#network')).toContainText('Offline');
    await expect(door.page.locator('#network')).toContainText('waiting');
  }
  for (const { context, page } of doors) {
    await context.setOffline(false);
    await expect(page.locator('html[data-waiting="0"][data-online="true"]')).toBeAttached();
  }
}
