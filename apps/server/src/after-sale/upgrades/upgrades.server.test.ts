import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { fan, mailsTo } from '../../accounts/testing/people.ts';
import { clearFaults, fault } from '../../payments/testing/card-form.ts';
import { loadOfficeOrders } from '../../orders/testing/office-orders.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { engines } from '../../testing/test-database.ts';
import { openAfterSaleWorld } from '../testing/after-sale-world.ts';
import type { AfterSaleWorld, BoughtOrder } from '../testing/after-sale-world.ts';

const EVENT = 101;

describe.each(engines)('upgrades (%s)', (engine) => {
  let world: AfterSaleWorld;
  beforeAll(async () => {
    world = await openAfterSaleWorld(engine);
    await world.database.runScript(`
      update price_levels set sort = case price_level_id when ${levels.box} then 1 else 2 end;
      update price_levels set quantity_minimum = 1, quantity_multiplier = 1 where price_level_id = ${levels.box};
      insert into price_level_fees values (1, ${levels.box}, 1, 'Service', null, 300)`);
    world.forget();
  });
  afterAll(() => world.close());
  afterEach(() => world.closeTheBooks());

  const askFor = ({ id }: BoughtOrder) =>
    world.customer.send('/gen.v1/customerorder/updateOutletEventItemUpgrade', {
      CustomerOrderID: id,
      OutletEventID: EVENT,
      OutletEventItemID: 501,
    });
  const waiting = async (order: BoughtOrder) =>
    (await world.finance.send('upgrades/list')).body.rows.find(
      ({ number }: { number: string }) => number === order.number,
    );
  async function grantOf(order: BoughtOrder) {
    const [way] = (await waiting(order)).ways;
    const { lineId, levelId, differenceCents } = way;
    return { number: order.number, eventId: EVENT, lineId, levelId, differenceCents };
  }
  const onToday = async () =>
    (await world.finance.send('today')).body.matters.find(
      ({ path }: { path: string }) => path === '/upgrades',
    );
  const kindsOf = async ({ number }: BoughtOrder) =>
    (await mailsTo(world, fan))
      .filter(({ about, kind }) => about === `order ${number}` && kind.startsWith('upgrade'))
      .map(({ kind }) => kind)
      .toSorted();
  const read = async ({ number }: BoughtOrder) =>
    (await world.customer.send('/gen.v1/customerorder/get', { OrderID: number })).body.order;

  test('[AFTER-05] [AFTER-07] [CALL-48] [OPS-26] [OPS-46] proposed, granted, charged first, moved then', async () => {
    const order = await world.buy({ level: levels.orchestra, quantity: 2 });
    expect((await askFor(order)).status).toBe(200);
    expect((await waiting(order)).card).toMatch(/^\w+ •••• \d{4}$/);
    expect((await waiting(order)).ways).toMatchObject([
      { from: 'Orchestra', to: 'Box', tickets: 2, free: 5, differenceCents: 2700 },
    ]);
    expect(await onToday()).toMatchObject({ count: 1, what: 'upgrade to decide' });
    const grant = await grantOf(order);
    expect((await world.finance.send('upgrades/grant', { ...grant, differenceCents: 1 })).status).toBe(409);
    expect((await world.finance.send('upgrades/grant', { ...grant, levelId: levels.orchestra })).status).toBe(
      409,
    );
    const proposed = await world.desk.send('upgrades/grant', grant);
    expect(proposed.body).toMatchObject({ state: 'proposed' });
    expect(await onToday()).toBeUndefined();
    expect((await world.finance.send('upgrades/grant', grant)).status).toBe(409);
    const key = { number: order.number, changeId: proposed.body.changeId };
    expect((await world.finance.send('refunds/approve-proposal', key)).status).toBe(200);
    await world.pass(2);
    expect((await read(order)).LineItems[0].Canceled).toBe(false);
    await world.pass(11);
    const after = await read(order);
    expect(
      after.LineItems.find(({ PriceLevelName }: { PriceLevelName: string }) => PriceLevelName === 'Box'),
    ).toMatchObject({
      Quantity: 2,
      Canceled: false,
      TicketManifest: [{ RowName: 'A' }, { RowName: 'A' }],
    });
    expect(
      after.LineItems.find(
        ({ PriceLevelName }: { PriceLevelName: string }) => PriceLevelName === 'Orchestra',
      ),
    ).toMatchObject({
      Canceled: true,
    });
    expect(after.Decisions).toMatchObject([{ Kind: 'upgrade', State: 'settled', Total: -27 }]);
    expect(await waiting(order)).toBeUndefined();
    expect(await kindsOf(order)).toEqual(['upgrade-decided', 'upgrade-received']);
    const letter = (await mailsTo(world, fan)).find(
      ({ about, kind }) => about === `order ${order.number}` && kind === 'upgrade-decided',
    );
    expect(letter!.plain_text).toMatch(/You have now\W+2 × Box \(.*row A, seats/);
    expect(letter!.plain_text).toMatch(/You paid\W+\$27\.00 with Visa ending in 1111/);
  });

  test('[OFFICE-05] [OFFICE-06] a wish is told in the order’s story, and keeps its place in the queue whatever else happens to the order', async () => {
    const order = await world.buy({ level: levels.orchestra, quantity: 1 });
    const askedAt = world.clock.now().toISOString();
    await askFor(order);
    await world.pass(60);
    // Anything else that happens to the order is later than the wish.
    await world.database.runScript(
      `update orders set updated_at = updated_at + interval '1 hour' where unique_id = '${order.number.slice(1)}'`,
    );
    expect((await waiting(order)).since).toBe(askedAt);
    const { story, shows } = (await world.finance.send(`orders/get?number=${order.number}`)).body;
    expect(shows[0].lines).toMatchObject([{ level: 'Orchestra', upgradeAsked: true }]);
    expect(story).toContainEqual(
      expect.objectContaining({
        at: askedAt,
        title: 'Asked for an upgrade in Boston',
        detail: 'Orchestra × 1, waits for an answer',
        who: 'customer',
      }),
    );
    const reason = 'The boxes are full';
    const refused = await world.finance.send('upgrades/decline', {
      number: order.number,
      eventId: EVENT,
      reason,
    });
    expect(refused.status).toBe(200);
    const after = (await world.finance.send(`orders/get?number=${order.number}`)).body;
    expect(after.shows[0].lines[0].upgradeAsked).toBe(false);
    const titles = after.story.map(({ title, detail }: { title: string; detail?: string }) => [
      title,
      detail,
    ]);
    expect(titles).toContainEqual(['Asked for an upgrade in Boston', undefined]);
    expect(titles).toContainEqual(['Upgrade declined', reason]);
  });

  test('[AFTER-05] a decline of the difference leaves everything as it was', async () => {
    const order = await world.buy({ level: levels.orchestra, quantity: 2 });
    await askFor(order);
    await fault(world, { kind: 'decline', call: 'createTransactionRequest', times: 1 });
    expect((await world.finance.send('upgrades/grant', await grantOf(order))).status).toBe(200);
    await world.pass(11);
    await clearFaults(world);
    const after = await read(order);
    expect(after.LineItems).toMatchObject([{ PriceLevelName: 'Orchestra', Canceled: false, Quantity: 2 }]);
    expect(after.Status.ConstantValue).toBe('STATUS_ORDER_PAID');
    expect((await waiting(order)).ways[0]).toMatchObject({ free: 3 });
    expect(await kindsOf(order)).toEqual(['upgrade-not-paid', 'upgrade-received']);
  });

  test('[AFTER-05] [OPS-26] the last seats go once, and what is declined is told', async () => {
    const orders = [];
    for (let nth = 0; nth < 2; nth += 1) {
      const order = await world.buy({ level: levels.orchestra, quantity: 2 });
      await askFor(order);
      orders.push(order);
    }
    const grants = await Promise.all(orders.map(grantOf));
    const sent = await Promise.all(grants.map((grant) => world.finance.send('upgrades/grant', grant)));
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(sent.find(({ status }) => status === 409)!.body.message).toContain('sold a moment ago');
    await world.pass(11);
    const loser = orders[sent.findIndex(({ status }) => status === 409)]!;
    const refusal = { number: loser.number, eventId: EVENT, reason: 'The boxes are full' };
    expect((await world.desk.send('upgrades/decline', refusal)).status).toBe(403);
    expect((await world.finance.send('upgrades/decline', refusal)).status).toBe(200);
    expect((await world.finance.send('upgrades/decline', refusal)).status).toBe(409);
    expect(await kindsOf(loser)).toEqual(['upgrade-declined', 'upgrade-received']);
  });

  test('[AFTER-05] [OPS-26] a seat that was sold a second before is nobody’s, and one that the house keeps can be given', async () => {
    const order = await world.buy({ level: levels.orchestra, quantity: 1 });
    await askFor(order);
    const grant = await grantOf(order);
    const faster = await world.buy({ level: levels.box, quantity: 1 });
    const late = await world.finance.send('upgrades/grant', grant);
    expect(late).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('sold a moment ago') },
    });
    expect((await read(order)).LineItems).toMatchObject([{ PriceLevelName: 'Orchestra', Canceled: false }]);

    const { owedCents: totalCents } = await world.look(faster.number);
    const wish = { number: faster.number, seats: 'house', reason: 'Sold by mistake', totalCents };
    expect((await world.finance.send('orders/cancel', wish)).status).toBe(200);
    await world.pass(11);
    const ways = async () => (await waiting(order)).ways;
    await expect.poll(ways).toMatchObject([{ free: 0 }, { hold: 'returned', to: 'Box', free: 1 }]);
    for (const hold of ['canceled', 'promoter'])
      expect((await world.finance.send('upgrades/grant', { ...grant, hold })).status).toBe(409);

    // Not paid: it is the house's again.
    await fault(world, { kind: 'decline', call: 'createTransactionRequest', times: 1 });
    const fromHouse = { ...grant, hold: 'returned' };
    expect((await world.finance.send('upgrades/grant', fromHouse)).status).toBe(200);
    await world.pass(11);
    await clearFaults(world);
    await expect.poll(ways).toMatchObject([{ free: 0 }, { hold: 'returned', free: 1 }]);

    expect((await world.desk.send('upgrades/grant', fromHouse)).body.state).toBe('proposed');
    const { changeId } = (await waiting(order)).pending;
    const agreed = await world.finance.send('refunds/approve-proposal', { number: order.number, changeId });
    expect(agreed.status).toBe(200);
    await world.pass(11);
    const lines = async () =>
      (await read(order)).LineItems.map(({ PriceLevelName, Canceled }: Record<string, unknown>) => [
        PriceLevelName,
        Canceled,
      ]);
    await expect.poll(lines).toEqual(
      expect.arrayContaining([
        ['Orchestra', true],
        ['Box', false],
      ]),
    );
  });
});

test('[OFFICE-01] [OFFICE-05] Today counts all who ask, and the queue holds each of them once, page by page', async () => {
  const world = await officeWorld('server');
  onTestFinished(() => world.close());
  await loadOfficeOrders(world.database.db, 230);
  await loadSmallCatalogue(world.database);
  await world.database.runScript(`
    insert into order_events (seller_id, order_id, outlet_event_id, upgrade_item_id)
    select seller_id, order_id, ${EVENT}, 501 from orders`);
  const finance = await world.signedIn('finance');
  const { matters } = (await finance.send('today')).body;
  // One in ten is canceled.
  expect(matters.find(({ path }: { path: string }) => path === '/upgrades')).toMatchObject({
    count: 207,
    what: 'upgrades to decide',
  });
  expect((await finance.send(`orders/sums?eventIds=${EVENT}`)).body.orders).toBe(230);
  expect((await finance.send('orders/sums?eventIds=102')).body.orders).toBe(0);
  const seen: string[] = [];
  for (let page = (await finance.send('upgrades/list')).body; ;) {
    expect(page).toMatchObject({ matching: 207, isExact: true });
    seen.push(...page.rows.map(({ number }: { number: string }) => number));
    if (!page.after) break;
    expect(page.rows).toHaveLength(50);
    page = (await finance.send(`upgrades/list?after=${page.after}`)).body;
  }
  expect([seen.length, new Set(seen).size]).toEqual([207, 207]);
});
