import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { cases } from '../../../../tools/testing/cases.ts';
import { fan, PASSWORD, signedIn } from '../accounts/testing/people.ts';
import { makeCode, usesOf } from '../codes/testing/make-code.ts';
import { levels } from '../testing/small-catalogue.ts';
import { hosts } from '../testing/small-world.ts';
import type { Sent, TestApp, TestBrowser } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { calls, cards, choosePayment, finishStages } from './testing/checkout.ts';
import { AFTER_RELEASE_SECONDS, closeTheBooks, newDay, openShop } from './testing/order-app.ts';
import { sweepCarts } from './sweep-carts.ts';

const events = '/gen.v1/outlet/getoutletevents';
const update = '/gen.v1/cart/updatelineitems';

describe.each(engines)('carts with a code (%s)', (engine) => {
  let app: TestApp;
  let customer: TestBrowser;
  let number = 0;
  /** Every test has codes of its own. */
  const named = (name: string): string => `${name}-${(number += 1)}`;
  beforeAll(async () => {
    // Carts are swept when the test says so.
    app = await openShop(engine, {}, ['sweep carts']);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    customer = await newDay(app);
  });
  afterEach(() => closeTheBooks(app));

  const db = () => app.database.db;
  const make = async (set: Parameters<typeof makeCode>[2] = {}): Promise<string> => {
    const code = named('CODE');
    await makeCode(db(), code, set);
    return code;
  };
  const open = (browser: TestBrowser, code: string | undefined, level: number = levels.floor, quantity = 2) =>
    browser.send(calls.create, { lineItems: [{ priceLevelID: level, quantity }], code });
  const visitor = async (): Promise<TestBrowser> => {
    const browser = app.browser(hosts.lantern);
    await browser.send('/gen.v1/user/sessioninit');
    return browser;
  };
  const hold = async (code: string, level: number = levels.floor, quantity = 2) => {
    const { status, body } = await open(customer, code, level, quantity);
    expect([status, body]).toEqual([200, expect.anything()]);
    return body;
  };
  const buy = async (cart: Sent['body'], browser = customer, card: string = cards.approved) => {
    await finishStages(browser, cart.cartUUID);
    if (cart.totals.total > 0) await choosePayment(app, browser, cart.cartUUID, card);
    return browser.send(calls.order, { cartUUID: cart.cartUUID });
  };
  const refusalOf = ({ status, body }: Sent) => [status, body.code, body.message];

  test('[CODE-01] [CODE-02] [CODE-06] what it takes off is shown, charged and kept, and the use is spent with the sale', async () => {
    const code = await make();
    const cart = await hold(code.toLowerCase().replace('-', ' – '), levels.orchestra);
    expect(cart).toMatchObject({
      Code: { Code: code, Off: 10 },
      lineItems: [{ PriceLevelValue: 90, Off: 5, OffFees: 0, Fees: 14.5 }],
      totals: { tickets: 180, fees: 29, total: 209 },
    });
    expect(await usesOf(db(), code)).toEqual({ held: 1, spent: 0, returned: 0 });
    const { status, body } = await buy(cart);
    expect(status).toBe(200);
    const { body: read } = await customer.send(calls.getOrder, { OrderID: body.order.OrderID });
    expect(read.order).toMatchObject({
      Code: { Code: code, Off: 10 },
      LineItems: [{ UnitPrice: 90, Fees: 14.5, Off: 5 }],
      TotalSummary: { tickets: 180, fees: 29, shipping: 12, total: 221, UserPaid: { total: 221 } },
    });
    expect(await usesOf(db(), code)).toEqual({ held: 0, spent: 1, returned: 0 });
  });

  test('[CODE-03] tax is worked out after it, and comps cost nothing and need no card', async () => {
    const taxed = await hold(await make({ takes_cents: 1000 }));
    // $30.00 twice, 6.25 %.
    expect(taxed.totals).toMatchObject({ tickets: 60, taxes: 3.75, total: 63.75 });
    const comps = await hold(await make({ takes: 'comps', with_fees: true }), levels.orchestra, 1);
    expect(comps).toMatchObject({
      Code: { Off: 109.5 },
      totals: { tickets: 0, fees: 0, taxes: 0, total: 0 },
    });
    await finishStages(customer, comps.cartUUID, 1);
    const { status } = await customer.send(calls.order, { cartUUID: comps.cartUUID });
    expect(status).toBe(200);
  });

  test('[CODE-02] of two carts on the last use one has it, and the other holds nothing', async () => {
    const code = await make({ most_orders: 1 });
    const others = [customer, await visitor(), await visitor()];
    const answers = await Promise.all(others.map((browser) => open(browser, code, levels.floor, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const refused of cases(answers.filter(({ status }) => status !== 200)))
      expect(refusalOf(refused)).toEqual([404, 'CODE_NOT_KNOWN', codeMessages.notKnown]);
    expect(await usesOf(db(), code)).toEqual({ held: 1, spent: 0, returned: 0 });
    // Whoever has it sees it at the event, and may choose anew with it.
    const winner = others[answers.findIndex(({ status }) => status === 200)]!;
    expect((await open(winner, code, levels.floor, 2)).status).toBe(200);
    expect((await winner.send(events, { OutletEventID: 102, code })).status).toBe(200);
    expect(await usesOf(db(), code)).toEqual({ held: 1, spent: 0, returned: 1 });
  });

  test('[CODE-02] it comes back with the cart, however that ends', async () => {
    const code = await make({ most_orders: 1 });
    const back = async (returned: number) =>
      expect(await usesOf(db(), code)).toEqual({ held: 0, spent: 0, returned });
    const emptied = await hold(code);
    await customer.send(update, { cartUUID: emptied.cartUUID, lineItems: [] });
    await back(1);
    await hold(code);
    await open(customer, undefined);
    await back(2);
    await hold(code);
    app.clock.advance(AFTER_RELEASE_SECONDS);
    await sweepCarts(db(), app.clock.now());
    await back(3);
    const declined = await hold(code);
    expect((await buy(declined, customer, cards.declined)).status).toBe(409);
    expect(await usesOf(db(), code)).toEqual({ held: 1, spent: 0, returned: 3 });
    app.clock.advance(AFTER_RELEASE_SECONDS);
    await sweepCarts(db(), app.clock.now());
    await back(4);
  });

  test('[CODE-01] a code that ends between cart and order: the price stays', async () => {
    const endsAt = new Date(app.clock.now().getTime() + 60_000);
    const code = await make({ ends_at: endsAt });
    const cart = await hold(code);
    app.clock.advance(90);
    const late = await open(await visitor(), code);
    expect(refusalOf(late)).toEqual([409, 'CODE_NOT_NOW', expect.stringContaining('was good until')]);
    const { body } = await customer.send(calls.get, { cartUUID: cart.cartUUID });
    expect(body).toMatchObject({ Code: { Off: 10, GoodUntil: endsAt.toISOString() }, totals: cart.totals });
    const { status } = await buy(cart);
    expect(status).toBe(200);
    expect(await usesOf(db(), code)).toMatchObject({ spent: 1 });
  });

  test('[SEC-106] [CODE-04] unknown, used up and of another shop have one sentence; too early and not for this have theirs', async () => {
    const unknown = [404, 'CODE_NOT_KNOWN', codeMessages.notKnown];
    const elsewhere = await make({ outlet_ids: [3] });
    const usedUp = await make({ most_orders: 1 });
    await open(await visitor(), usedUp);
    for (const code of ['NEVER-MADE', elsewhere, usedUp])
      expect(refusalOf(await open(customer, code))).toEqual(unknown);
    const early = await make({ starts_at: new Date('2027-01-02T17:00:00Z') });
    expect(refusalOf(await open(customer, early))).toEqual([
      409,
      'CODE_NOT_NOW',
      'This code is good from Sat, Jan 2, 2027, 12:00 PM on.',
    ]);
    const other = await make({ event_ids: [101] });
    expect(refusalOf(await open(customer, other))).toEqual([
      409,
      'CODE_NOT_FOR_THIS',
      'This code is not for this event on Tue, Dec 15, 2026.',
    ]);
    const few = await make({ most_tickets: 1 });
    expect(refusalOf(await open(customer, few))).toEqual([
      409,
      'CODE_NOT_FOR_THIS',
      'This code is for one ticket an order.',
    ]);
    const cart = await hold(few, levels.floor, 1);
    const more = { cartUUID: cart.cartUUID, lineItems: [{ priceLevelID: levels.floor, quantity: 2 }] };
    expect((await customer.send(update, more)).body.code).toBe('CODE_NOT_FOR_THIS');
  });

  test('[CODE-01] it opens a sale before its time, and a level that is off sale, to whoever has it', async () => {
    expect((await open(customer, undefined, levels.beforeSale)).body.code).toBe('NOT_ON_SALE');
    const early = await make({ takes: null, opens: 'sale', event_ids: [102] });
    const statuses = async (code?: string) => {
      const { body } = await customer.send(events, { OutletEventID: 102, InfoTypes: ['EventItems'], code });
      const [event] = body.OutletEvents;
      const open_ = event.OutletEventItems[0].PriceLevels.map(
        (level: { SaleStatus: string }) => level.SaleStatus,
      );
      expect(event.TakesCodes).toBe(true);
      return { open: open_, code: event.Code };
    };
    expect(await statuses()).toEqual({ open: ['ON_SALE', 'BEFORE_SALE', 'OFF_SALE'], code: undefined });
    expect(await statuses(early)).toEqual({
      open: ['ON_SALE', 'ON_SALE', 'OFF_SALE'],
      code: expect.objectContaining({ Code: early, Opens: true, PriceLevelIDs: [1004, 1005, 1006] }),
    });
    expect((await hold(early, levels.beforeSale)).totals.tickets).toBe(80);
    expect((await open(customer, early, levels.offSale)).body.code).toBe('NOT_ON_SALE');
    const hidden = await make({ takes: null, opens: 'hidden', level_ids: [levels.offSale] });
    expect((await statuses(hidden)).open).toEqual(['ON_SALE', 'BEFORE_SALE', 'ON_SALE']);
    const cart = await hold(hidden, levels.offSale, 1);
    // Its lines may be changed, though nobody else could have them.
    const more = { cartUUID: cart.cartUUID, lineItems: [{ priceLevelID: levels.offSale, quantity: 2 }] };
    expect((await customer.send(update, more)).status).toBe(200);
  });

  test('[CODE-01] what is drawn for takes none: no field at its page, and a code that holds everywhere is not for it', async () => {
    const everywhere = await make({ opens: 'sale' });
    const asked = async (eventId: number, code?: string) =>
      customer.send(events, { OutletEventID: eventId, InfoTypes: ['EventItems'], code });
    const [drawn] = (await asked(201)).body.OutletEvents;
    expect([drawn.SalesTypeID, drawn.TakesCodes]).toEqual([2, undefined]);
    expect((await asked(102, everywhere)).status).toBe(200);
    const { status, body } = await asked(201, everywhere);
    expect([status, body.code]).toEqual([409, 'CODE_NOT_FOR_THIS']);
  });

  test('[CODE-02] one account has it as often as it may, whoever holds it by then', async () => {
    const code = await make({ most_per_account: 1 });
    // Before anybody is known: a visitor may hold it, and it is asked again when they sign in and order.
    const late = await signedIn(app, fan);
    const cart = await hold(code);
    expect(refusalOf(await open(late, code))).toEqual([409, 'CODE_USED_BY_YOU', codeMessages.usedByYou]);
    const unknown = await visitor();
    const held = (await open(unknown, code)).body;
    await unknown.send('/gen.v1/user/login', { id: fan, password: PASSWORD });
    expect((await buy(cart)).status).toBe(200);
    expect((await buy(held, unknown)).body.code).toBe('CODE_USED_BY_YOU');
    expect(await usesOf(db(), code)).toEqual({ held: 1, spent: 1, returned: 0 });
  });
});
