import { expect, test } from '@playwright/test';
import { openMail } from '../account-steps.ts';
import { Walk, walkedLanguages } from '../in-language.ts';
import { moveClock } from '../move-clock.ts';
import { ownShop } from '../own-shop.ts';
import { answerInvitation, askWithPlan, holdTickets, payForThem } from '../walks-in-language.ts';

// Money moves and invitations are used up here, so these journeys have a shop of their own.
const shop = ownShop();

for (const code of walkedLanguages) {
  test(`[LANG-03] [LANG-05] [LANG-06] ${code}: a purchase without an English sentence, and its letter`, async ({
    page,
  }) => {
    const walk = new Walk(page, shop.port, code, 'purchase');
    await holdTickets(walk);
    const email = await payForThem(walk);
    const [number = ''] = /Z\d{10}/.exec(page.url()) ?? [];
    await moveClock(page, shop.port, 5);
    await openMail(page, `http://localhost:${shop.port}`, email, new RegExp(number));
    await expect(page.frameLocator('iframe').first().locator('body')).toContainText(walk.own.standing);
    // What somebody should look at now and then: no test knows whether a letter is good to read.
    await page.screenshot({ path: `.cache/browser/${code}-letter.png`, fullPage: true });
  });

  test(`[LANG-03] [LANG-05] ${code}: a request with its plan without an English sentence`, async ({
    page,
  }) => {
    await askWithPlan(new Walk(page, shop.port, code, 'request'));
  });

  test(`[LANG-03] [LANG-05] ${code}: an invitation without an English sentence`, async ({ page }) => {
    await answerInvitation(new Walk(page, shop.port, code, 'invitation'));
  });
}
