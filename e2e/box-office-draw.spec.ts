import { expect, test, type Page } from '@playwright/test';
import { freezeAndDraw, publish, signInAsOwner } from './draw-steps.ts';
import { isSound } from './is-sound.ts';
import { atLength } from './length.ts';
import { ownShop } from './own-shop.ts';
import { openAsRobin, requests } from './request-history.ts';
import { runProgram } from './server.ts';

const SERIES = 13;
const FANS = 200;

// A draw happens once, so it has a shop of its own. Two thousand fans are drawn at length.
const shop = ownShop({
  prepare: async (env) => {
    if (!atLength) await runProgram(env, 'testing/shrink-draw', String(SERIES), String(FANS));
  },
});
test.setTimeout(1_800_000);

const shopAt = (path: string) => `http://lantern.localhost:${shop.port}${path}`;

const ranked = atLength ? /^Ranked .* of 2,0/ : /^Ranked .* of \d{3}\b/;

async function seesTheSeal(fan: Page): Promise<void> {
  await openAsRobin(fan, shop.port, requests);
  await fan.goto(shopAt('/draws/13'));
  await expect(fan.getByText('The list is sealed.', { exact: false })).toBeVisible();
  await expect(fan.getByText('your entry is in the sealed list', { exact: false })).toBeVisible();
  await expect(fan.getByText(/Ranked/)).toHaveCount(0);
}

async function checkAsFan(fan: Page): Promise<void> {
  // A page that was loaded a moment too early looks again in half a minute; nobody here has so much time.
  await expect(async () => {
    await fan.reload();
    await expect(fan.getByText(ranked).first()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 300_000 });
  await fan.getByRole('button', { name: 'Check the draw now' }).click();
  await expect(fan.getByText(/^It holds: all/)).toBeVisible({ timeout: 300_000 });
  await isSound(fan, 'draw-page');
  await fan.setViewportSize({ width: 375, height: 812 });
  await isSound(fan, 'draw-page-375');
  const waiting = fan.waitForEvent('download');
  await fan.getByRole('button', { name: 'Download the file' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('draw-13.ndjson');
  await file.saveAs('.cache/browser/draw-13.ndjson');
}

async function seesOwnEntry(fan: Page): Promise<void> {
  await fan.goto(shopAt(`${requests}/4200000113/summary`));
  await expect(fan.getByText(ranked).first()).toBeVisible();
  await fan.getByText('Way to the seal').first().click();
  await expect(fan.getByText('Leaf', { exact: true }).first()).toBeVisible();
  await isSound(fan, 'draw-summary-375');
  await fan.goto(shopAt('/draws/99'));
  await expect(fan.getByText('Page not found')).toBeVisible();
}

test('[DRAW-02] [DRAW-04] [DRAW-06] [DRAW-07] [OPS-18] an owner draws the spring leg by hand, and a fan checks it', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page, shop.port);
  await freezeAndDraw(page, shop.port);
  const fan = await (await browser.newContext()).newPage();
  await seesTheSeal(fan);
  await publish(page, shop.port);
  await checkAsFan(fan);
  await seesOwnEntry(fan);
});
