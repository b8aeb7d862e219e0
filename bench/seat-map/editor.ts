// A large hall in the editor: what a hand does to it, and the frames meanwhile.
import type { Browser, Page } from '@playwright/test';
import { enterOffice, officeAddress } from '../../e2e/office.ts';
import { countFrames, framesOf } from './frames.ts';
import type { Frames } from './frames.ts';

type Steps = Record<string, Frames>;

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 40 });
  await page.mouse.up();
}

export async function drawHall(
  browser: Browser,
  { baseURL, hall, slower }: { baseURL: string; hall: string; slower: number },
): Promise<Steps> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  const page = await context.newPage();
  await page.goto(officeAddress(baseURL, '/setup/halls'));
  await enterOffice(page);
  await page.getByRole('link', { name: hall }).click();
  const plan = page.getByRole('application');
  await plan.waitFor();
  await page.waitForTimeout(3000);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const box = (await plan.boundingBox())!;
  const at = (x: number, y: number): readonly [number, number] => [
    box.x + box.width * x,
    box.y + box.height * y,
  ];
  await countFrames(page);
  const told: Steps = {};
  const step = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    await framesOf(page);
    await act();
    // What waits until the hand rests belongs to it, and so does keeping it.
    await page.waitForTimeout(1500);
    told[name] = await framesOf(page);
  };
  await step('choose', () => page.mouse.click(...at(0.3, 0.2)));
  await step('move', () => drag(page, at(0.3, 0.2), at(0.31, 0.21)));
  await step('type', async () => {
    await page.getByLabel('Seats in a row').fill('98');
    await page.getByLabel('Rows', { exact: true }).fill('1-24');
  });
  await page.getByRole('button', { name: 'Level', exact: true }).click();
  await step('paint', () => drag(page, at(0.15, 0.38), at(0.4, 0.42)));
  await page.getByRole('button', { name: 'Access A' }).click();
  await step('press', () => page.mouse.click(...at(0.3, 0.6)));
  await step('undo', async () => {
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('z');
  });
  await step('zoom', async () => {
    for (let times = 0; times < 3; times += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
  });
  await context.close();
  return told;
}
