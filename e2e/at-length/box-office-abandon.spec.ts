import { expect, test } from '@playwright/test';
import { isSound } from '../is-sound.ts';
import { ownShop } from '../own-shop.ts';

// A draw that is given up stays so: it has a shop of its own.
const shop = ownShop();
test.setTimeout(1_800_000);

const NEXT_SOURCE = 'Night lottery of 20 November, second drawing';

test('[DRAW-10] an owner gives a frozen draw up, and anybody checks its secret and its list beside the next one', async ({
  page,
  browser,
}) => {
  await page.goto(`http://box-office.localhost:${shop.port}/sign-in`);
  await page.getByLabel(/e-?mail/i).fill('owner@lantern.example');
  await page.getByLabel('Password', { exact: true }).fill('BoxOffice2026');
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await expect(page.getByRole('link', { name: /Requests & draws/ }).first()).toBeVisible();
  await page.goto(`http://box-office.localhost:${shop.port}/draws/13`);
  const question = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Freeze the list…' }).click();
  const freeze = question.getByRole('button', { name: /^Freeze .* requests$/ });
  const label = (await freeze.textContent())!;
  await question.getByLabel(/Type the number/).fill(label.replaceAll(/\D/g, ''));
  await freeze.click();
  await expect(page.getByRole('button', { name: 'Record the public number…' })).toBeVisible({
    timeout: 300_000,
  });

  await page.getByRole('button', { name: 'Abandon…' }).click();
  await question.getByLabel(/Where the next public number comes from/).fill(NEXT_SOURCE);
  await question.getByLabel(/Type the draw’s name/).fill('13');
  await question.getByLabel('Reason').fill('The second show was postponed');
  await isSound(page);
  await question.getByRole('button', { name: 'Abandon this draw' }).click();
  await expect(page.getByText('Abandoned before')).toBeVisible({ timeout: 300_000 });
  await expect(page.getByText(NEXT_SOURCE)).toBeVisible();
  await isSound(page, 'draw-abandoned-room');

  const anybody = await (await browser.newContext()).newPage();
  await anybody.goto(`http://lantern.localhost:${shop.port}/draws/13`);
  await expect(anybody.getByText(/^This draw was abandoned/)).toBeVisible();
  await anybody.getByRole('button', { name: 'Check the draw now' }).click();
  await expect(anybody.getByText(/^It holds: secret and list/)).toBeVisible();
  for (const width of [1280, 375]) {
    await anybody.setViewportSize({ width, height: 812 });
    await isSound(anybody, `draw-abandoned-${width}`);
  }
  await anybody.getByRole('link', { name: /the one that counts/ }).click();
  await expect(anybody.getByText(NEXT_SOURCE)).toBeVisible();
  await expect(anybody.getByText('Requests are not sealed yet.', { exact: false })).toBeVisible();
});
