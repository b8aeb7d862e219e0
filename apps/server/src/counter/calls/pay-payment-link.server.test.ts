// ROUTE-19: whoever has the letter pays by card, in time and once; or nobody does, and the seats come back.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBooks } from '../../orders/testing/books.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { hosts } from '../../testing/small-world.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { cardBehind, linkOf, sold } from '../testing/counter-sales.ts';

let world: OfficeWorld;
let desk: OfficeBrowser;
let buyer: TestBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  await loadSmallCatalogue(world.database);
});
afterAll(() => world.close());
beforeEach(async () => {
  desk = await world.signedIn('desk');
  buyer = world.browser(hosts.lantern);
  await buyer.send('/gen.v1/user/sessioninit');
});

const rowsOf = async (statement: string): Promise<Record<string, unknown>[]> =>
  (await sql<Record<string, unknown>>`${sql.raw(statement)}`.execute(world.database.db)).rows;
const orderOf = async (number: string) =>
  (await rowsOf(`select state, paid_cents from orders where unique_id = '${number.slice(1)}'`))[0];
const free = () =>
  rowsOf(`select capacity - sold - held as free from level_stock where price_level_id = ${levels.floor}`);
const letters = async (number: string) =>
  (await rowsOf(`select kind from mails where about = 'order ${number}' order by created_at, kind`)).map(
    ({ kind }) => kind,
  );
/** All that runs by itself, now. */
const runJobs = () => buyer.send('/demo/clock', { now: world.clock.now().toISOString() });
const closeTheBooks = async () => {
  const { wrong, ledgerCents, gatewayCents } = await readBooks(world.database.db);
  expect(wrong).toEqual({});
  expect(ledgerCents).toBe(gatewayCents);
};

test('[PROG-12] [ROUTE-19] a link: kept for 30 minutes, paid by whoever has the letter, confirmed once', async () => {
  const number = await sold(desk, { way: 'link' });
  expect(await orderOf(number)).toMatchObject({ state: 'STATUS_ORDER_PAYMENT_DUE', paid_cents: 0 });
  expect(await letters(number)).toEqual(['counter-due']);
  const PayLinkID = await linkOf(world, number);
  const look = async (browser = buyer) =>
    (await browser.send('/gen.v1/counter/paymentlink', { PayLinkID })).body;
  expect(await look()).toMatchObject({ OrderID: number, State: 'due', total: 85, FirstName: 'Ines' });
  const pay = (paymentMethodUUID: string, total = 85, browser = buyer) =>
    browser.send('/gen.v1/counter/paypaymentlink', { PayLinkID, paymentMethodUUID, total });
  const declined = await cardBehind(world, buyer, PayLinkID, '4000 0000 0000 0002');
  expect((await pay(declined)).body.code).toBe('CARD_DECLINED');
  expect(await look()).toMatchObject({ State: 'due', FailedMessage: expect.any(String) });
  const card = await cardBehind(world, buyer, PayLinkID);
  expect((await pay(card, 80)).body.code).toBe('TOTAL_CHANGED');
  // Whoever got the letter besides sees what is to be paid, and not the card of the other.
  const friend = world.browser(hosts.lantern);
  await friend.send('/gen.v1/user/sessioninit');
  expect((await friend.send('/gen.v1/payment/paymentmethodlist', { PayLinkID })).body.paymentMethods).toEqual(
    [],
  );
  expect((await pay(card, 85, friend)).status).toBe(404);
  const paid = await Promise.all([pay(card), pay(card)]);
  expect(paid.map(({ body }) => body.State)).toEqual(['paid', 'paid']);
  expect(await orderOf(number)).toMatchObject({ state: 'STATUS_ORDER_PAID', paid_cents: 8500 });
  expect(await letters(number)).toEqual(['counter-due', 'order-placed']);
  expect((await pay(card)).body.State).toBe('paid');
  const elsewhere = world.browser(hosts.regulars);
  await elsewhere.send('/gen.v1/user/sessioninit');
  expect((await elsewhere.send('/gen.v1/counter/paymentlink', { PayLinkID })).status).not.toBe(200);
  await closeTheBooks();
});

test('[PROG-12] nobody paid in time: the seats come back, the buyer is told, the link is over', async () => {
  const before = await free();
  const number = await sold(desk, { way: 'link' });
  const PayLinkID = await linkOf(world, number);
  const card = await cardBehind(world, buyer, PayLinkID);
  world.clock.advance(20 * 60);
  desk = await world.signedIn('desk');
  await runJobs();
  expect(await orderOf(number)).toMatchObject({ state: 'STATUS_ORDER_PAYMENT_DUE' });
  const again = await desk.send('counter/send-link', { number });
  expect(new Date(again.body.until).getTime()).toBe(world.clock.now().getTime() + 30 * 60_000);
  world.clock.advance(31 * 60);
  await runJobs();
  await runJobs();
  expect(await orderOf(number)).toMatchObject({ state: 'STATUS_ORDER_CANCELED', paid_cents: 0 });
  expect(await free()).toEqual(before);
  expect(await letters(number)).toEqual(['counter-due', 'counter-due', 'counter-lapsed']);
  await buyer.send('/gen.v1/user/sessioninit');
  const late = await buyer.send('/gen.v1/counter/paypaymentlink', {
    PayLinkID,
    paymentMethodUUID: card,
    total: 85,
  });
  expect(late.body.message).toContain('no longer good');
  const shown = await buyer.send('/gen.v1/counter/paymentlink', { PayLinkID });
  expect(shown.body.State).toBe('over');
  desk = await world.signedIn('desk');
  const cash = await desk.send('counter/take-money', { number, method: 'cash', amountCents: 8500 });
  expect(cash.body).toMatchObject({
    code: 'COUNTER_REFUSED',
    message: expect.stringContaining('not paid in time'),
  });
  await closeTheBooks();
});
