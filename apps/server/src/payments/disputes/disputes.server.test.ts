// What customers ask back at their bank: told by a notice or found in the lists, looked up, and booked once.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { stripeSignature } from '../../stand-in-gateway/stripe/notices.ts';
import { engines } from '../../testing/test-database.ts';
import { GatewayTrouble } from '../gateway/payment-gateway.ts';
import { copyBooks } from '../ledger/books/copy-books.job.ts';
import { bookDifferences } from '../ledger/books/book-differences.ts';
import { compareBooks } from '../ledger/compare-books.ts';
import { ourBooks } from '../ledger/read-ledger.ts';
import { pay } from '../testing/carts.ts';
import { oneGateway } from '../testing/one-gateway.ts';
import { openPaymentWorld } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';
import { disputesOf } from './told-dispute-store.ts';
import { takeUpDisputes } from './take-up-disputes.ts';

const DAY = 86_400;
const SELLER = 1;

describe.each(engines)('disputes (%s)', (engine) => {
  let world: PaymentWorld;
  let card: number;
  let count = 0;
  let cents = 0;
  let looks = 0;
  let isBlind = false;
  let charge: { ref: string; transactionId: string };
  beforeAll(async () => {
    world = await openPaymentWorld(engine, true, 'stripe');
    card = await world.addCard('4111111111111111');
    const find = world.gateway.findDispute.bind(world.gateway);
    const counted: typeof world.gateway.findDispute = async (id) => {
      looks += 1;
      return isBlind ? undefined : find(id);
    };
    Object.assign(world.gateway, { findDispute: counted });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    count += 1;
    cents = 5000 + count;
    await world.carts.add(`cart-${count}`, cents);
    const { intent } = await pay(world.payments, `cart-${count}`, card);
    charge = { ref: intent.ref, transactionId: intent.transactionId! };
  });
  const db = () => world.database.db;
  /** The notice comes in its own time: a look at the gateway says that it was heard. */
  const control = async (body: object): Promise<string> => {
    const before = looks;
    const address = `${world.apiUrl}/control/dispute`;
    const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
    await vi.waitFor(() => expect(looks).toBeGreaterThan(before), { timeout: 30_000, interval: 20 });
    await world.settle();
    return ((await answer.json()) as { dispute: string }).dispute;
  };
  const dispute = (wanted: object = {}) =>
    control({ id: charge.transactionId.replace('pi_', ''), ...wanted });
  const decide = (id: string, end: 'won' | 'lost' | 'answered') => control({ id, end });
  const told = () => disputesOf(db(), SELLER, [charge.ref]);
  const lines = () =>
    db()
      .selectFrom('ledger')
      .select(['kind', 'amount_cents as cents', 'transaction_id as id'])
      .where('target_id', '=', `cart-${count}`)
      .orderBy('entry_id')
      .execute();
  const captured = () => ({ kind: 'capture', cents, id: charge.transactionId });
  const log = createLog('silent');
  const needs = () => ({ db: db(), clock: world.clock, log, gateways: oneGateway(world.gateway) });
  const notify = (object: object, id = 'evt_of_a_test') => {
    const body = JSON.stringify({ id, object: 'event', data: { object } });
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': stripeSignature(body, world.clock.now()),
    };
    return world.shop.inject({ method: 'POST', url: '/payment/webhook', headers, payload: body });
  };
  const differences = async () => {
    await copyBooks(needs(), world.clock.now());
    world.clock.advance(700);
    await copyBooks(needs(), world.clock.now());
    const span = { from: '2020-01-01', to: '2040-01-01' };
    const { differences: found } = await bookDifferences(db(), SELLER, span);
    return found.filter(({ ref }) => ref === charge.ref);
  };

  test('[GATE-05] [GATE-09] lost: the bank takes the money once, the books agree, and the day to answer is known', async () => {
    const id = await dispute({ reason: 'product_not_received' });
    const answerBy = new Date(world.clock.now().getTime() + 9 * DAY * 1000);
    answerBy.setUTCMilliseconds(0);
    expect(await told()).toMatchObject([
      { disputeId: id, state: 'to-answer', amountCents: cents, reason: 'product_not_received', answerBy },
    ]);
    const taken = { kind: 'disputed', cents: -cents, id };
    expect(await lines()).toEqual([captured(), taken]);
    await decide(id, 'answered');
    expect(await told()).toMatchObject([{ state: 'in-review', isTaken: true, endedAt: null }]);
    await decide(id, 'lost');
    expect(await told()).toMatchObject([{ state: 'lost', isTaken: true, endedAt: world.clock.now() }]);
    expect(await lines()).toEqual([captured(), taken]);
    expect(await differences()).toEqual([]);
  });

  test('[GATE-05] [GATE-09] won months later: it comes back as a line of its own, and the books agree', async () => {
    const id = await dispute({ amountCents: 2000 });
    expect(await lines()).toEqual([captured(), { kind: 'disputed', cents: -2000, id }]);
    expect(await differences()).toEqual([]);
    world.clock.advance(80 * DAY);
    // The books have been copied meanwhile: what is read again by itself is younger than the dispute.
    expect(await differences()).toEqual([]);
    await decide(id, 'won');
    const back = { kind: 'reinstated', cents: 2000, id };
    expect((await lines()).at(-1)).toEqual(back);
    expect(await told()).toMatchObject([{ state: 'won', isTaken: false }]);
    await takeUpDisputes(needs());
    expect(await lines()).toHaveLength(3);
    expect(await differences()).toEqual([]);
    const ours = (await ourBooks.read(db())).filter(({ ref }) => ref === charge.ref);
    const theirs = [{ ref: charge.ref, cents, currency: 'USD' as const }];
    expect(compareBooks(ours, theirs, new Set())).toEqual([]);
  });

  test('[GATE-09] what the gateway has and our books have not is a difference', async () => {
    isBlind = true;
    await dispute();
    isBlind = false;
    expect(await lines()).toEqual([captured()]);
    expect(await differences()).toMatchObject([{ ourCents: cents, gatewayCents: 0 }]);
    await takeUpDisputes(needs());
    expect(await differences()).toEqual([]);
  });

  test('[GATE-05] an inquiry takes no money, and ends without any', async () => {
    const id = await dispute({ isInquiry: true });
    expect(await told()).toMatchObject([{ state: 'to-answer', isTaken: false }]);
    await decide(id, 'lost');
    expect(await told()).toMatchObject([{ state: 'ended' }]);
    expect(await lines()).toEqual([captured()]);
  });

  test('[SEC-100] [GATE-05] a notice is a hint: twenty times the same is one look, and by two nodes it is booked once', async () => {
    const id = await dispute();
    const look = vi.spyOn(world.gateway, 'findDispute');
    const about = { object: 'dispute', id, payment_intent: charge.transactionId };
    for (let times = 0; times < 20; times += 1) expect((await notify(about)).statusCode).toBe(200);
    await world.settle();
    expect(look).toHaveBeenCalledTimes(1);
    look.mockRestore();
    await Promise.all([takeUpDisputes(needs()), takeUpDisputes(needs()), takeUpDisputes(needs())]);
    expect(await lines()).toHaveLength(2);
  });

  test('[GATE-05] a notice that lies changes nothing: about no dispute, another charge, or a charge of nobody', async () => {
    const id = await dispute({ amountCents: 100 });
    const other = charge;
    await world.carts.add('another cart', 100);
    const { intent } = await pay(world.payments, 'another cart', card);
    charge = { ref: intent.ref, transactionId: intent.transactionId! };
    const look = vi.spyOn(world.gateway, 'findDispute');
    const lies = [
      { id: 'du_1', payment_intent: charge.transactionId },
      { id, payment_intent: charge.transactionId },
      { id, payment_intent: 'pi_1' },
      { id: 7, payment_intent: charge.transactionId },
      { id, payment_intent: null },
    ];
    for (const [nth, lie] of lies.entries())
      expect((await notify({ object: 'dispute', ...lie }, `evt_lie_${nth}`)).statusCode).toBe(200);
    await world.settle();
    expect(look).toHaveBeenCalledTimes(2);
    look.mockRestore();
    expect(await told()).toEqual([]);
    expect(await disputesOf(db(), SELLER, [other.ref])).toHaveLength(1);
    // Somebody else on the account has given a charge of theirs our reference.
    const { findDispute } = world.gateway;
    world.gateway.findDispute = async (asked) => {
      const found = await findDispute(asked);
      return found && { ...found, disputeId: 'du_2', ref: charge.ref };
    };
    await notify({ object: 'dispute', id, payment_intent: other.transactionId }, 'evt_of_another');
    await world.settle();
    world.gateway.findDispute = findDispute;
    expect(await told()).toEqual([]);
  });

  test('[GATE-05] a gateway that does not answer a notice is asked again by the lists', async () => {
    const trouble = new GatewayTrouble('no-answer', 'away');
    const look = vi.spyOn(world.gateway, 'findDispute').mockImplementation(() => {
      looks += 1;
      throw trouble;
    });
    await dispute();
    look.mockRestore();
    expect(await told()).toEqual([]);
    await takeUpDisputes(needs());
    expect(await told()).toMatchObject([{ state: 'to-answer' }]);
  });

  test('[GATE-09] a key that may not read disputes keeps nothing else from being compared', async () => {
    const { listDisputes } = world.gateway;
    const refuse = () => Promise.reject(new GatewayTrouble('refused', 'The key may not', 'forbidden'));
    world.gateway.listDisputes = async function* refused() {
      yield await refuse();
    };
    await takeUpDisputes(needs());
    expect(await differences()).toEqual([]);
    world.gateway.listDisputes = listDisputes;
  });

  test('[GATE-09] [MONEY-01] the database books what a dispute took, once, and in its charge’s currency', async () => {
    const id = await dispute({ amountCents: 300 });
    const row = await db()
      .selectFrom('ledger')
      .selectAll()
      .where('dispute_id', '=', id)
      .executeTakeFirstOrThrow();
    const { entry_id: _entry, intent_ref: _intent, hand_ref: _hand, ...line } = row;
    const insert = (changes: object) =>
      db()
        .insertInto('ledger')
        .values({ ...line, ref: `A${'B'.repeat(19)}`, ...changes })
        .execute();
    const asDisputed = { constraint: 'ledger_as_disputed' };
    await expect(insert({})).rejects.toMatchObject(asDisputed);
    await expect(insert({ kind: 'reinstated', amount_cents: 299 })).rejects.toMatchObject(asDisputed);
    const elsewhere = { kind: 'reinstated', amount_cents: 300, target_id: 'another cart' };
    await expect(insert(elsewhere)).rejects.toMatchObject(asDisputed);
    await expect(insert({ dispute_id: null })).rejects.toMatchObject({ code: '23514' });
    const kept = db().updateTable('disputes').set({ amount_cents: 1 }).where('dispute_id', '=', id);
    await expect(kept.execute()).rejects.toThrow('keeps its charge and its amount');
    await expect(db().deleteFrom('disputes').execute()).rejects.toThrow('keeps its charge');
  });

  test('[GATE-01] while the bank has it, nothing of it goes back another way', async () => {
    await dispute();
    const refund = { ref: 'A'.repeat(20), amountCents: 100, currency: 'USD', lastFour: '1111' } as const;
    expect(await world.gateway.refund({ ...refund, transactionId: charge.transactionId })).toMatchObject({
      kind: 'refused',
      code: 'charge_disputed',
    });
  });
});
