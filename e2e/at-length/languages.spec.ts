import { join } from 'node:path';
import { expect, test, type Locator } from '@playwright/test';
import { openMail } from '../account-steps.ts';
import { Walk, walkedLanguages } from '../in-language.ts';
import { moveClock } from '../move-clock.ts';
import { ownShop } from '../own-shop.ts';
import { root } from '../../tools/runtime/folders.mjs';
import { answerInvitation, askWithPlan, holdTickets, payForThem } from '../walks-in-language.ts';

// Money moves and invitations are used up here, so these journeys have a shop of their own.
const shop = ownShop();

/** The letter that this walk wrote, in its language; a picture of it is kept for whoever wants to look. */
async function readLetter({ page, code }: Walk, email: string, about: RegExp): Promise<Locator> {
  await moveClock(page, shop.port, 5);
  await page.setViewportSize({ width: 375, height: 1600 });
  await openMail(page, `http://localhost:${shop.port}`, email, about);
  const letter = page.frameLocator('iframe').first();
  await expect(letter.locator('html')).toHaveAttribute('lang', code);
  const kind = about.source.replaceAll(/\W+/g, '-');
  await letter.locator('body').screenshot({ path: join(root, 'screens', `letter-${code}-${kind}.png`) });
  return letter.locator('body');
}

for (const code of walkedLanguages) {
  test(`[LANG-03] [LANG-05] [LANG-06] ${code}: a purchase without an English sentence, and its letter`, async ({
    page,
  }) => {
    const walk = new Walk(page, shop.port, code);
    await holdTickets(walk);
    const email = await payForThem(walk);
    const [number = ''] = /Z\d{10}/.exec(page.url()) ?? [];
    const letter = await readLetter(walk, email, new RegExp(number));
    await expect(letter).toContainText(walk.own.standing);
  });

  test(`[LANG-03] [LANG-05] [LANG-06] ${code}: a request with its plan without an English sentence, and its letter`, async ({
    page,
  }) => {
    const walk = new Walk(page, shop.port, code);
    const email = await askWithPlan(walk);
    await expect(await readLetter(walk, email, /Long Way Home/)).toContainText(walk.own.golden);
  });

  test(`[LANG-03] [LANG-05] [LANG-06] ${code}: an invitation without an English sentence, and its letter`, async ({
    page,
  }) => {
    const walk = new Walk(page, shop.port, code);
    const email = await answerInvitation(walk);
    await expect(await readLetter(walk, email, /Copper Hour/)).toContainText(walk.friends);
  });
}
