import { Client } from 'pg';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openMail } from '../account-steps.ts';
import { isSound, isSoundAtAnyWidth } from '../is-sound.ts';
import { enterOfficeOfLyon, lea, LYON, orderInLyon } from '../lyon.ts';
import { moveClock } from '../move-clock.ts';
import { ownShop } from '../own-shop.ts';
import { tellGateway } from '../tell-gateway.ts';

// The hall in Lyon, moved to money without parts and to money of a thousand parts before it has sold anything.
/** Less than what ends a customer's visit. */
const A_WHILE = 11 * 60;
const A_DAY = 24 * 3600;

/** Two tickets of 3400 and their fees of 180, in smallest units; one of them goes back. */
const shops = [
  { currency: 'JPY', ticket: '¥3,400', half: '¥3,580', total: '¥7,160' },
  { currency: 'KWD', ticket: 'KWD 3.400', half: 'KWD 3.580', total: 'KWD 7.160' },
] as const;
type Money = (typeof shops)[number];
const [whole, half] = [7160, 3580];

const main = (page: Page) => page.getByRole('main');

async function moveLyonTo(currency: string, env: NodeJS.ProcessEnv): Promise<void> {
  const client = new Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    await client.query('update sellers set currency = $1 where seller_id = $2', [currency, LYON.sellerId]);
    await client.query('update seller_gateways set currencies = array[$1] where seller_id = $2', [
      currency,
      LYON.sellerId,
    ]);
  } finally {
    await client.end();
  }
}

async function askForRefund(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Request Refund' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Request Refund' }).click();
  await expect(page.getByText('Your refund request has been sent').first()).toBeVisible();
}

async function openDesk(browser: Browser, address: string): Promise<Page> {
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await desk.goto(address);
  await enterOfficeOfLyon(desk);
  return desk;
}

/** One of the two tickets. */
async function giveBack(desk: Page, { currency, half: sum }: Money): Promise<void> {
  await expect(desk.getByText(`${LYON.level} × 2, `)).toBeVisible();
  await desk.keyboard.press('p');
  await desk
    .getByRole('checkbox', { name: /ticket|seat/i })
    .first()
    .uncheck();
  await expect(desk.getByRole('heading', { name: /^Give back / })).toContainText(sum);
  await isSoundAtAnyWidth(desk, `refund-${currency}`);
  await desk.getByRole('button', { name: /^Approve, give back/ }).click();
  await expect(desk.getByText('Goes out in a moment').first()).toBeVisible();
}

/** What the gateway has moved for the order, in smallest units. */
async function atGateway(port: number, currency: string): Promise<number[]> {
  const { text } = await tellGateway(port, '/control/transactions');
  const { transactions } = JSON.parse(text) as {
    transactions: { kind: string; amountCents: number; currency: string; status: string }[];
  };
  return transactions
    .filter((each) => each.currency === currency)
    .map(({ kind, amountCents }) => (kind === 'charge' ? amountCents : -amountCents))
    .sort((a, b) => b - a);
}

for (const money of shops)
  test.describe(money.currency, () => {
    const { currency } = money;
    const shop = ownShop({ prepare: (env) => moveLyonTo(currency, env) });
    const shopAt = (path: string) => `http://quai.localhost:${shop.port}${path}`;
    const officeAt = (path: string) => `http://box-office.localhost:${shop.port}${path}`;
    const readMail = async (page: Page, subject: RegExp): Promise<string> => {
      await moveClock(page, shop.port, 5);
      await openMail(page, `http://localhost:${shop.port}`, lea.email, subject);
      const body = await page.frameLocator('iframe').locator('body').innerText();
      return body.replaceAll('\u00A0', ' ');
    };

    test(`[MONEY-01] [MONEY-02] [GATE-01] [GATE-09] an order in ${currency}, from the cart to the refund of one of its tickets`, async ({
      browser,
    }) => {
      const customer = await (await browser.newContext()).newPage();
      const number = await orderInLyon(customer, shop.port, async (screen) => {
        await expect(main(customer)).toContainText(screen === 'event' ? money.ticket : money.total);
        await isSound(customer, `${screen}-${currency}`);
      });
      expect(await atGateway(shop.port, currency)).toEqual([whole]);
      expect(await readMail(customer, new RegExp(`^Your order ${number}`))).toContain(money.total);
      await askForRefund(customer, shopAt(`/user/history/orders/${number}`));
      const desk = await openDesk(browser, officeAt(`/refunds/${number}`));
      await giveBack(desk, money);
      await moveClock(desk, shop.port, A_WHILE);
      await expect(async () => {
        await customer.reload({ waitUntil: 'networkidle' });
        await expect(customer.getByText('1 of 2 canceled').first()).toBeVisible({ timeout: 5000 });
        await expect(main(customer)).toContainText(money.half, { timeout: 1000 });
      }).toPass();
      await isSoundAtAnyWidth(customer, `refunded-${currency}`);
      await expect.poll(() => atGateway(shop.port, currency)).toEqual([whole, -half]);
      expect(await readMail(customer, /^Your refund of/)).toContain(money.half);

      // A day is compared with the gateway's once it is over.
      await moveClock(desk, shop.port, A_DAY);
      await desk.goto(officeAt('/ledger'));
      await enterOfficeOfLyon(desk);
      await expect(async () => {
        await moveClock(desk, shop.port, A_WHILE);
        await desk.goto(officeAt('/ledger'), { waitUntil: 'networkidle' });
        const day = desk.getByRole('row').filter({ hasText: 'To the cent' }).first();
        for (const sum of [money.total, money.half]) await expect(day).toContainText(sum, { timeout: 3000 });
      }).toPass();
      await isSoundAtAnyWidth(desk, `ledger-${currency}`);
    });
  });
