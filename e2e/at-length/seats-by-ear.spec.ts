import { expect, test, type Page } from '@playwright/test';
import { byEar } from '../by-ear.ts';
import { addressOf } from '../cart.ts';
import { newCustomer } from '../customer.ts';
import { robin } from '../demo-people.ts';
import { ownShop } from '../own-shop.ts';

const MOST_TABS = 20;

const shop = ownShop();

async function openEvent(page: Page) {
  await page.goto(`http://lantern.localhost:${shop.port}/event/101`, { waitUntil: 'networkidle' });
  return byEar(page);
}

test('[SEAT-08] [SEAT-09] two chosen seats are bought by what a screen reader says alone, up to the receipt', async ({
  page,
}) => {
  const ear = await openEvent(page);
  await ear.press(/^link, Choose your own seats$/);
  await ear.press(/^button, Choose in Orchestra, row F, 9 and 10$/);
  await ear.hears(/Orchestra, row F, seats 9 and 10 chosen\. 2 seats, \$197\.50\./);
  // Whoever pressed is still there, hears that it is so, and can take it back.
  expect(await ear.here()).toBe('button, Chosen in Orchestra, row F, 9 and 10');
  await page.keyboard.press('Enter');
  await ear.hears(/No longer chosen: Orchestra, row F, seats 9 and 10\. 0 seats\./);
  expect(await ear.here()).toBe('button, Choose in Orchestra, row F, 9 and 10');
  await page.keyboard.press('Enter');
  await ear.press(/^button, Hold these 2 seats$/);

  await ear.reads(/^heading, Confirm Selection$/);
  expect(await ear.page()).toContain('Orchestra, row F, seats 9 and 10');
  expect(await ear.page()).not.toContain('best places');
  await ear.press(/^button, Confirm and continue$/);
  await ear.type(/^textbox, Email$/, robin.email);
  await ear.type(/^textbox, Password$/, robin.password);
  await ear.press(/^checkbox, I accept/, 'Space');
  await ear.press(/^button, Sign In$/);
  await ear.press(/^button, Continue without extras$/);
  await ear.reads(/^heading, Shipping$/);
  await ear.press(/^button, Continue$/);
  await ear.press(/^radio, Mobile tickets$/, 'Space');
  await ear.press(/^button, Continue$/);
  await ear.press(/^radio, Visa ending in 1111$/, 'Space');
  await ear.press(/^button, Continue with Visa 1111$/);
  await ear.reads(/^heading, Place Order$/);
  expect(await ear.page()).toContain('Orchestra, row F, seats 9 and 10');
  await ear.press(/^button, Place Order$/);
  await ear.reads(/^heading, Thank you!$/);
  expect(await ear.page()).toContain('Orchestra, row F, seats 9 and 10');
});

/** Into the gateway's own frame and through its fields, whatever they are called in the order of the Tab key. */
async function typeCardByTab(page: Page, fields: readonly (readonly [RegExp, string])[]): Promise<void> {
  const element = await page.locator('iframe[title="Card form of the payment provider"]').elementHandle();
  const frame = (await element?.contentFrame())!;
  const label = () =>
    frame.evaluate(() => {
      const field = document.activeElement;
      return (
        (field instanceof HTMLInputElement && field.labels?.[0]?.textContent) || field?.textContent || ''
      );
    });
  const tabInto = async (what: RegExp): Promise<void> => {
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (what.test(await label())) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${MOST_TABS} times Tab in the card form, and never at ${what}`);
  };
  for (const [what, text] of fields) {
    await tabInto(what);
    await page.keyboard.type(text);
  }
  await tabInto(/^\s*Save/);
  await page.keyboard.press('Enter');
}

test('[SEAT-08] [SEAT-09] two chosen seats are bought with the Tab key alone, account and card and all, up to the receipt', async ({
  page,
}) => {
  const { email, password, firstName, lastName } = newCustomer();
  const { tabTo, reads, hears, page: read } = await openEvent(page);
  const press = async (what: RegExp, key = 'Enter') => {
    await tabTo(what);
    await page.keyboard.press(key);
  };
  const write = async (what: RegExp, text: string) => {
    await tabTo(what);
    await page.keyboard.type(text);
  };
  await press(/^link, Choose your own seats$/);
  await reads(/^button, Choose in Orchestra, row F, 1[12]/);
  await press(/^button, Choose in Orchestra, row F, 1[12]/);
  await hears(/Orchestra, row F, seats 1\d and 1\d chosen\. 2 seats, \$197\.50\./);
  await press(/^button, Hold these 2 seats$/);

  await reads(/^heading, Confirm Selection$/);
  await press(/^button, Confirm and continue$/);
  await reads(/^group, Sign In$/);
  await press(/^button, Create Account$/);
  await write(/^textbox, First name/, firstName);
  await write(/^textbox, Last name/, lastName);
  await write(/^textbox, Email/, email);
  await write(/^textbox, Confirm email/, email);
  await write(/^textbox, Password/, password);
  await write(/^textbox, Confirm password/, password);
  await press(/^checkbox, I accept/, 'Space');
  await press(/^button, Create Account$/);
  await reads(/^button, Continue without extras$/);
  await press(/^button, Continue without extras$/);
  await reads(/^heading, Shipping$/);
  await write(/^textbox, Street address/, addressOf.street);
  await write(/^textbox, City/, addressOf.city);
  await write(/^combobox, State/, 'Maine');
  await write(/^textbox, Zip/, addressOf.zip);
  await write(/^textbox, Phone/, addressOf.phone);
  await press(/^button, Continue$/);
  await reads(/^radio, Mobile tickets$/);
  await tabTo(/^radio, /);
  await page.keyboard.press('Space');
  await press(/^button, Continue$/);
  await reads(/^heading, Billing$/);
  await tabTo(/^Iframe, Card form/i);
  await typeCardByTab(page, [
    [/Card number/, '4111111111111111'],
    [/Expires/, '1240'],
    [/Security code/, '123'],
    [/Name on card/, `${firstName} ${lastName}`],
  ]);
  await reads(/^heading, Place Order$/);
  await press(/^button, Place Order$/);
  await reads(/^heading, Thank you!$/);
  expect(await read()).toMatch(/Orchestra, row F, seats 1\d and 1\d/);
});
