import { expect, test, type Page } from '@playwright/test';
import { walkTheOrder, watchTheRun } from '../charging-steps.ts';
import { drawRoom, freezeAndDraw, publish, signInAsOwner } from '../draw-steps.ts';
import { isSound } from '../is-sound.ts';
import { ownShop } from '../own-shop.ts';

// A draw happens once, so it has a shop of its own.
const shop = ownShop();
test.setTimeout(1_800_000);

async function lookAround(page: Page): Promise<void> {
  await page.goto(drawRoom(shop.port));
  await page.getByRole('link', { name: /spring leg/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /spring leg/ })).toBeVisible();
  await expect(page.getByText('Demand against tickets').first()).toBeVisible();
  await isSound(page);
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(page.getByText('Fans who get something')).toBeVisible({ timeout: 300_000 });
  await isSound(page, 'draw-dry-run');
  await page.goto(drawRoom(shop.port, '/13/requests?words=robin'));
  await expect(page.getByText('2 lines')).toBeVisible();
  await isSound(page);
}

test('[AWARD-02] [AWARD-03] [DRAW-09] [DRAW-12] an owner rehearses the spring leg, draws it, charges it, and returned tickets go down the order', async ({
  page,
}) => {
  await signInAsOwner(page, shop.port);
  await lookAround(page);
  await freezeAndDraw(page, shop.port);
  await publish(page, shop.port);
  await watchTheRun(page, shop.port);
  // A session lasts twelve hours.
  await walkTheOrder(page, shop.port, () => signInAsOwner(page, shop.port));
});
