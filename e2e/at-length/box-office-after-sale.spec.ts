import { expect, test, type Browser, type Page } from '@playwright/test';
import { openAs, robin } from '../demo-people.ts';
import { isSoundAtAnyWidth } from '../is-sound.ts';
import { enterOffice } from '../office.ts';
import { orderPath, robinsOrders } from '../order-history.ts';
import { ownShop } from '../own-shop.ts';
import { runProgram } from '../server.ts';
import { tellGateway } from '../tell-gateway.ts';

/** Robin has two orders of that event already. */
const MORE = 498;
const MANY = '500';
const CALLED_OFF = 102;
/** Asks for the orchestra from the start. */
const UPGRADE = 'Z4200000001';
const more = [
  {
    first: 4_200_000_001,
    many: 1,
    placedDaysAgo: 5,
    lines: [[10112, 1]],
    delivery: 'will-call',
    address: 'boston',
    upgrade: { eventId: 101, itemId: 1011, tourId: 1 },
  },
  {
    first: 4_300_000_001,
    many: MORE,
    ofSam: true,
    withPlaces: true,
    placedDaysAgo: 5,
    lines: [[10211, 1]],
    delivery: 'will-call',
    address: 'boston',
  },
];

// What is decided stays so: these journeys have a shop of their own, and go on where the one before ended.
test.describe.configure({ mode: 'serial' });
const shop = ownShop({
  prepare: async (env) => {
    await runProgram(env, 'testing/add-demo-orders', JSON.stringify(more));
  },
});

test.setTimeout(1_800_000);

const shopAt = (path: string) => `http://lantern.localhost:${shop.port}${path}`;
const officeAt = (path: string) => `http://box-office.localhost:${shop.port}${path}`;

const setFault = async (fault: object): Promise<number | undefined> =>
  (await tellGateway(shop.port, '/control/faults', fault)).status;

async function atDesk(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(officeAt(path));
  await enterOffice(page, 'owner');
  return page;
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Looks again until it is there: what happens behind a page takes some seconds. */
const soon = (page: Page, look: () => Promise<void>, timeout = 300_000): Promise<void> =>
  expect(async () => {
    await page.reload({ waitUntil: 'networkidle' });
    await look();
  }).toPass({ timeout });

test('[AFTER-05] [AFTER-07] [OPS-26] an upgrade asked for, granted with a charge, seen by the customer', async ({
  browser,
}) => {
  const customer = await (await browser.newContext()).newPage();
  await openAs(customer, robin, shopAt(orderPath(robinsOrders.open)));
  await customer
    .getByRole('button', { name: /^Request Upgrade/ })
    .first()
    .click();
  const row = customer.locator(`#order-${robinsOrders.open}-event-101`);
  await expect(row).toContainText('(Upgrade Requested)');

  const page = await atDesk(browser, '/upgrades');
  const wish = page.getByRole('region', { name: robinsOrders.open });
  await wish.getByRole('radio', { name: /^Balcony × 2 to Orchestra: \d+ free, \$[\d.]+ more/ }).check();
  await isSoundAtAnyWidth(page, 'upgrade-wish');
  await wish.getByRole('button', { name: 'Grant it, charge first…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Charge / })
    .click();
  await expect(page.getByText(`${robinsOrders.open} gets Orchestra`).first()).toBeVisible();
  await soon(page, async () => {
    await expect(page.getByRole('region', { name: UPGRADE })).toBeVisible({ timeout: 10_000 });
    await expect(wish).toHaveCount(0, { timeout: 100 });
  });

  await soon(customer, () =>
    expect(customer.getByText('Orchestra × 2').first()).toBeVisible({ timeout: 10_000 }),
  );
  await expect(row).not.toContainText('(Upgrade Requested)');
  await expect(customer.getByText(/Canceled/).first()).toBeVisible();
  await isSoundAtAnyWidth(customer, 'upgrade-done');
});

test('[AFTER-06] a clearing run: seen first, then a refund and an upgrade settled, and nothing else', async ({
  browser,
}) => {
  const page = await atDesk(browser, '/events/101');
  await choose(page, 'Clear refunds and upgrades…');
  const run = page.getByRole('dialog');
  await expect(run.getByText(`${robinsOrders.refund}: Orchestra × 2 given up`)).toBeVisible();
  await expect(run.getByText(`${UPGRADE}: Balcony × 1 to Orchestra`)).toBeVisible();
  await isSoundAtAnyWidth(page, 'clearing-run');
  await run.getByLabel(/^How many are settled/).fill('2');
  await run.getByRole('button', { name: 'Settle 2' }).click();
  await expect(page.getByText('The clearing run has begun').first()).toBeVisible();
  await soon(page, async () => {
    await choose(page, 'Clear refunds and upgrades…');
    await expect(run.getByText('Nobody can be moved now.')).toBeVisible({ timeout: 3000 });
  });

  const customer = await (await browser.newContext()).newPage();
  await openAs(customer, robin, shopAt(orderPath(UPGRADE)));
  await soon(customer, () =>
    expect(customer.getByText('Orchestra × 1').first()).toBeVisible({ timeout: 10_000 }),
  );
  await customer.goto(shopAt(orderPath(robinsOrders.refund)));
  await expect(customer.getByText(/Canceled/).first()).toBeVisible();
});

test('[AFTER-04] [OPS-27] an event canceled with 500 orders, of which ten decline the refund', async ({
  browser,
}) => {
  const page = await atDesk(browser, `/events/${CALLED_OFF}`);
  await choose(page, 'Cancel it for everybody…');
  await expect(page.getByText(`${MANY} orders of 2 customers`)).toBeVisible();
  const label = (await page.getByText(/^Type the event and the number/).textContent())!.trim();
  expect(label).toMatch(new RegExp(` ${MANY}$`));
  await isSoundAtAnyWidth(page, 'event-cancel-many');
  const decline = { kind: 'decline', call: 'createTransactionRequest', times: 10 };
  expect(await setFault(decline)).toBe(204);
  await page.getByLabel(/^Type the event and the number/).fill(label.slice(label.indexOf(': ') + 2));
  await page.getByLabel('Reason').fill('The singer is ill');
  await page.getByRole('button', { name: /^Cancel it, give back/ }).click();
  await expect(page.getByText('Canceled for everybody').first()).toBeVisible();
  // It goes on by itself, whoever looks: the panel asks again every two seconds.
  await expect(page.getByText('500 of 500, 10 failed').first()).toBeVisible({ timeout: 300_000 });
  await expect(page.getByText('Refused by the gateway').first()).toBeVisible();
  await expect(page.getByText(/^Z\d{10}: ErrorCode/)).toHaveCount(10);
  await isSoundAtAnyWidth(page, 'event-canceled-many');
  await page.goto(officeAt('/refunds'));
  // In the queue; what is open beside it links to its order as well.
  await expect(page.getByRole('link', { name: /Z4\d{9}.*Refused by the gateway/s })).toHaveCount(10);
});

test('[OFFICE-09] after all of it both books are equal to the cent', async () => {
  const said = await shop.afterwards('cli/ledger-check');
  expect(said).toContain('agree');
});
