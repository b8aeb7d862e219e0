import { ticketReturnMessages as says } from '@stagedoor/rules/messages/ticket-returns';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../accounts/testing/people.ts';
import { readBooks } from '../../orders/testing/books.ts';
import { engines } from '../../testing/test-database.ts';
import { waitingCalls } from '../../waiting-list/testing/waiting-world.ts';
import { FEE_CENTS, openReturnWorld } from '../testing/return-world.ts';
import type { ReturnWorld } from '../testing/return-world.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

describe.each(engines)('tickets that their owners offer back (%s)', (engine) => {
  let world: ReturnWorld;
  beforeAll(async () => {
    world = await openReturnWorld(engine);
  });
  afterAll(() => world.close());
  beforeEach(() => world.reset());
  afterEach(() => world.closeTheBooks());

  /** What the desk sees of what came back, and how many offers were made of each. */
  const cameBackSince = async (before: number) =>
    (
      await sql<{ how: string; tickets: number; offers: number }>`
        select r.how, r.tickets, (select count(*)::int from waiting_offers o where o.return_id = r.return_id) as offers
        from waiting_returns r order by r.return_id offset ${before}`.execute(world.db)
    ).rows;
  const returnsSoFar = async () => (await sql`select 1 from waiting_returns`.execute(world.db)).rows.length;

  // First: tickets that others offered back would be offered before.
  test('[WAIT-06] what is offered back while nobody waits is told as a customer’s once it is offered, each time anew', async () => {
    const before = await returnsSoFar();
    const came = () => cameBackSince(before);
    const one = await world.bought();
    await world.offer(one);
    expect(await came()).toEqual([]);
    const buyer = await world.waits();
    expect(await came()).toEqual([{ how: 'customer', tickets: 1, offers: 1 }]);
    const paid = await world.pay(buyer, (await world.take(buyer)).body.cartUUID);
    await world.offer({ ...one, owner: buyer, id: paid.body.order.CustomerOrderID });
    await world.waits();
    const each = { how: 'customer', tickets: 1, offers: 1 };
    expect(await came()).toEqual([each, each]);
  });

  test('[WAIT-06] what its owner took home and offers anew has come anew, and its money goes back once', async () => {
    const before = await returnsSoFar();
    const one = await world.bought();
    const first = await world.waits();
    await world.offer(one);
    const { Link } = (await first.send(waitingCalls.get, { OutletEventID: 102 })).body.Own;
    await world.sendLetters();
    await world.moveOffers();
    world.app.clock.advance(8 * HOUR);
    await world.moveOffers();
    expect((await world.offers()).map(({ state }) => state)).toEqual(['lapsed']);
    await first.send(waitingCalls.leave, { Link });
    const late = { ...one, owner: await signedIn(world.app, one.owner.email) };
    expect((await world.keep(late)).status).toBe(200);
    world.app.clock.advance(1);
    expect((await world.offer(late)).status).toBe(200);
    const buyer = await world.waits();
    const each = { how: 'customer', tickets: 1, offers: 1 };
    expect(await cameBackSince(before)).toEqual([each, each]);
    const paid = await world.pay(buyer, (await world.take(buyer)).body.cartUUID);
    expect([paid.status, await world.isLive(one)]).toEqual([200, 0]);
    world.app.clock.advance(2 * DAY);
    await world.runJobs(await world.person());
    expect((await world.moneyOf(one)).returned_cents).toBe(Math.round(one.back * 100));
    const kinds = await world.kinds(one.owner.email);
    expect(kinds.filter((kind) => kind === 'ticket-bought-back')).toHaveLength(1);
    const { rows } = await sql<{ state: string }>`
      select state from ticket_returns where order_id = ${one.id} order by return_id`.execute(world.db);
    expect(rows.map(({ state }) => state)).toEqual(['taken-back', 'bought']);
  });

  test('[WAIT-06] a ticket is its owner’s until it is bought, and then what was paid goes back, less the fee', async () => {
    const one = await world.bought();
    expect((await world.look(one)).Events[0].ReturnFee).toBe(5);
    const offered = await world.offer(one);
    expect([offered.status, offered.body.order?.LineItems[0].TicketManifest[0].OfferedBack]).toEqual([
      200,
      true,
    ]);
    // Nobody waits: it is not on sale to others.
    expect(await world.stock()).toMatchObject({ free: 0, kept: 0 });
    const buyer = await world.waits();
    expect(await world.openOffer(buyer)).toMatchObject({ tickets: 1 });
    expect(await world.isLive(one)).toBe(1);
    const cart = await world.take(buyer);
    expect(cart.status).toBe(200);
    expect([await world.isLive(one), (await world.look(one)).TotalSummary.UserPaid.total]).toEqual([
      1,
      one.order.TotalSummary.total,
    ]);
    const paid = await world.pay(buyer, cart.body.cartUUID);
    expect([paid.status, paid.body.code]).toEqual([200, undefined]);
    expect(await world.isLive(one)).toBe(0);
    const theirs = await world.look({ ...one, owner: buyer, id: paid.body.order.CustomerOrderID });
    expect(theirs.LineItems[0].TicketManifest[0].TicketID).toBe(one.tickets[0]);
    await world.runJobs(one.owner);
    // A part of a charge goes back when the charge has settled.
    expect((await world.look(one)).Decisions).toMatchObject([
      { Kind: 'refund', State: 'effective', Total: one.back },
    ]);
    world.app.clock.advance(2 * DAY);
    await world.runJobs(await world.person());
    expect(await world.moneyOf(one)).toEqual({
      returned_cents: Math.round(one.back * 100),
      owed_cents: world.shippingAnd(FEE_CENTS, one),
    });
    const { ledgerCents, gatewayCents } = await readBooks(world.db);
    expect(ledgerCents).toBe(gatewayCents);
    expect(await world.kinds(one.owner.email)).toEqual([
      'order-placed',
      'ticket-bought-back',
      'ticket-offered-back',
    ]);
  });

  test('[WAIT-06] said twice it is said once; what was told must be what comes back', async () => {
    const one = await world.bought();
    const wrong = await world.offer({ ...one, back: one.back + 1 });
    expect([wrong.body.code, wrong.body.message]).toEqual([
      'TICKET_REFUSED',
      says.sumChanged(`$${one.back.toFixed(2)}`),
    ]);
    const both = await Promise.all([world.offer(one), world.offer(one)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await world.offer(one)).status).toBe(200);
    expect(await world.kinds(one.owner.email)).toEqual(['order-placed', 'ticket-offered-back']);
    const stranger = await world.person();
    expect((await world.offer({ ...one, owner: stranger })).body.code).toBe('ORDER_NOT_FOUND');
    expect((await world.offer(one, [999_999])).body.code).toBe('NOT_FOUND');
  });

  test('[WAIT-06] it is taken back with one click until it is bought, and whoever had the offer is told', async () => {
    const one = await world.bought();
    const buyer = await world.waits();
    await world.offer(one);
    expect(await world.openOffer(buyer)).toBeDefined();
    const kept = await world.keep(one);
    expect([kept.status, kept.body.order.LineItems[0].TicketManifest[0].OfferedBack]).toEqual([
      200,
      undefined,
    ]);
    expect((await world.offers()).map(({ state }) => state)).toEqual(['withdrawn']);
    expect(await world.kinds(buyer.email)).toContain('waiting-withdrawn');
    expect(await world.stock()).toMatchObject({ free: 0, kept: 0, waiting: 1 });
    expect((await world.keep(one)).status).toBe(200);
    // And offered once more: the same person is asked again.
    await world.offer(one);
    expect(await world.openOffer(buyer)).toBeDefined();
  });

  test('[WAIT-06] while somebody pays for it, it cannot be taken back; after an unpaid cart it can', async () => {
    const one = await world.bought();
    const buyer = await world.waits();
    await world.offer(one);
    await world.sendLetters();
    await world.moveOffers();
    await world.take(buyer);
    expect((await world.keep(one)).body.message).toBe(says.beingBought);
    world.app.clock.advance(700);
    await world.sweep();
    expect(await world.openOffer(buyer)).toMatchObject({ tickets: 1 });
    expect(await world.isLive(one)).toBe(1);
    expect((await world.keep(one)).status).toBe(200);
    expect(await world.openOffer(buyer)).toBeUndefined();
  });

  test('[WAIT-06] what was bought is not taken back: the money is on its way', async () => {
    const one = await world.bought();
    const buyer = await world.waits();
    await world.offer(one);
    await world.pay(buyer, (await world.take(buyer)).body.cartUUID);
    expect((await world.keep(one)).body.message).toBe(says.isBought);
  });

  test('[WAIT-06] whoever waits for what they offer back is not offered their own', async () => {
    const cart = await world.holdMore(1);
    const one = await world.bought();
    expect((await world.join(one.owner)).status).toBe(200);
    await world.offer(one);
    expect(await world.openOffer(one.owner)).toBeUndefined();
    // Their own goes to who comes after them, and another one of the level is theirs.
    const next = await world.waits();
    expect(await world.openOffer(next)).toMatchObject({ tickets: 1 });
    await world.giveBack(cart);
    expect(await world.openOffer(one.owner)).toMatchObject({ tickets: 1 });
  });

  test('[WAIT-06] an offer that nobody takes goes to the next, and home where nobody fits', async () => {
    const one = await world.bought();
    const [first, next] = [await world.waits(), await world.waits()];
    await world.offer(one);
    await first.send(waitingCalls.decline, { OfferUUID: (await world.openOffer(first))!.uuid });
    expect(await world.openOffer(next)).toMatchObject({ tickets: 1 });
    await next.send(waitingCalls.decline, { OfferUUID: (await world.openOffer(next))!.uuid });
    expect(await world.stock()).toMatchObject({ free: 0, kept: 0 });
    expect((await world.look(one)).LineItems[0].TicketManifest[0].OfferedBack).toBe(true);
  });

  test('[WAIT-06] a free ticket and one that is offered back are offered together', async () => {
    const cart = await world.holdMore(1);
    const one = await world.bought();
    const buyer = await world.waits({ quantity: 2 });
    await world.offer(one);
    expect(await world.openOffer(buyer)).toBeUndefined();
    await world.giveBack(cart);
    expect(await world.openOffer(buyer)).toMatchObject({ tickets: 2 });
    const paid = await world.pay(buyer, (await world.take(buyer, 2)).body.cartUUID);
    expect([paid.status, await world.isLive(one)]).toEqual([200, 0]);
  });

  test('[WAIT-06] of two tickets one is bought: the other stays, and each gives back what was told', async () => {
    const two = await world.bought(2);
    const buyer = await world.waits();
    expect((await world.offer(two)).status).toBe(200);
    await world.pay(buyer, (await world.take(buyer)).body.cartUUID);
    expect(await world.isLive(two)).toBe(1);
    const other = await world.waits();
    await world.pay(other, (await world.take(other)).body.cartUUID);
    expect(await world.isLive(two)).toBe(0);
    await world.runJobs(two.owner);
    const { Decisions } = await world.look(two);
    expect(Decisions.map(({ Total }: { Total: number }) => Total)).toEqual([two.back, two.back]);
  });
});
