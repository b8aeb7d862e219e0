// What the port promises, of every adapter: over real sockets to the stand-in, which speaks both languages.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { createLog } from '../../platform/log.ts';
import { copyBooks } from '../ledger/books/copy-books.job.ts';
import { oneGateway } from '../testing/one-gateway.ts';
import { newReference } from '../reference.ts';
import { openPaymentWorld } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';
import { GatewayTrouble, gatewayKinds } from './payment-gateway.ts';
import type { Charge, GatewayKind, ListedTransaction, PaymentGateway } from './payment-gateway.ts';

const DAY_SECONDS = 24 * 3600;

describe.each(gatewayKinds)('the port, spoken as %s', (kind) => {
  let world: PaymentWorld;
  let gateway: PaymentGateway;
  let order: Charge;
  beforeAll(async () => {
    world = await openPaymentWorld('server', false, kind);
    ({ gateway } = world);
  });
  afterAll(() => world.close());

  const orderWith = async (number: string): Promise<Charge> => {
    const id = await world.addCard(number);
    const { db } = world.database;
    const card = await db
      .selectFrom('payment_methods as m')
      .innerJoin('payment_profiles as p', 'p.profile_id', 'm.profile_id')
      .select(['m.gateway_card_id', 'p.gateway_profile_id'])
      .where('m.payment_method_id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      ref: newReference(),
      amountCents: 1234,
      currency: 'USD',
      profileId: card.gateway_profile_id!,
      cardId: card.gateway_card_id,
    };
  };
  beforeEach(async () => {
    order = await orderWith('4111111111111111');
  });
  const booked = async (): Promise<number> =>
    (
      await world.database.db
        .selectFrom('standin_transactions')
        .select('ref')
        .where('invoice', '=', order.ref)
        .execute()
    ).length;
  const find = () => gateway.findByRef({ ...order, since: world.clock.now() });
  const listed = async (): Promise<ListedTransaction[]> => {
    const all: ListedTransaction[] = [];
    const now = world.clock.now();
    const since = new Date(now.getTime() - 3 * DAY_SECONDS * 1000);
    for await (const page of gateway.listTransactions({ since, now })) all.push(...page);
    return all;
  };

  test('[GATE-09] what it lists is copied beside our books, as its own', async () => {
    await gateway.charge(order);
    world.clock.advance(gateway.returnPolicy.daysUntilSettled * DAY_SECONDS);
    const { db } = world.database;
    const copying = { db, gateways: oneGateway(gateway), log: createLog('silent') };
    await copyBooks(copying, world.clock.now());
    const copied = () =>
      db.selectFrom('gateway_movements').selectAll().where('ref', '=', order.ref).execute();
    expect(await copied()).toMatchObject([
      { gateway: kind, cents: 1234, currency: 'USD', status: 'captured' },
    ]);
    await copyBooks(copying, world.clock.now());
    expect(await copied()).toHaveLength(1);
  });

  test('[GATE-03] a profile is made once, and has no cards', async () => {
    const key = newReference();
    const profileId = await gateway.createProfile(key);
    expect(await gateway.createProfile(key)).toBe(profileId);
    expect(await gateway.listCards(profileId)).toEqual([]);
  });

  test('[GATE-02] of a card only what may be shown is told; deleted twice it is gone', async () => {
    const other = await orderWith('5424000000000015');
    const cards = await gateway.listCards(order.profileId);
    expect(cards).toContainEqual({
      cardId: order.cardId,
      holderName: 'Robin Vale',
      lastFour: '1111',
      expiration: '2030-04',
      type: 'Visa',
    });
    await gateway.deleteCard(other.profileId, other.cardId);
    await gateway.deleteCard(other.profileId, other.cardId);
    const left = (await gateway.listCards(order.profileId)).map(({ cardId }) => cardId);
    expect(left).not.toContain(other.cardId);
    expect(left).toContain(order.cardId);
  });

  test('[GATE-03] a charge carries our reference, and is found by it, by its id and in the lists', async () => {
    const answer = await gateway.charge(order);
    expect(answer.kind).toBe('approved');
    const { transactionId } = answer as { transactionId: string };
    const found = { transactionId, ref: order.ref, amountCents: 1234, status: 'captured' };
    expect(await find()).toMatchObject(found);
    expect(await gateway.findTransaction(transactionId)).toMatchObject(found);
    const told = (await listed()).filter(({ ref }) => ref === order.ref);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      ...found,
      lastFour: '1111',
      profileId: order.profileId,
      cardId: order.cardId,
    });
  });

  test('[GATE-04] what it does not know is absent, and no error', async () => {
    expect(await find()).toBeUndefined();
    expect(await gateway.findTransaction(kind === 'stripe' ? 'pi_1' : '1')).toBeUndefined();
  });

  test('[GATE-03] the same order twice is one charge: answered again where that is safe, unknown elsewhere', async () => {
    const first = await gateway.charge(order);
    const again = await gateway.charge(order);
    expect(again).toEqual(gateway.repeatIsSafe ? first : { kind: 'unknown', reason: 'duplicate' });
    expect(await booked()).toBe(1);
  });

  test('[GATE-04] a declined card is a certain no', async () => {
    order = await orderWith('4000000000000002');
    expect(await gateway.charge(order)).toMatchObject({
      kind: 'declined',
      message: expect.stringMatching(/declined/),
    });
    expect(await find()).toMatchObject({ status: 'declined' });
  });

  test('[GATE-04] what is reviewed is held until it is decided', async () => {
    order = await orderWith('4000000000000259');
    expect(await gateway.charge(order)).toMatchObject({ kind: 'held' });
    expect(await find()).toMatchObject({ status: 'held' });
  });

  test('[GATE-04] a card that does not exist, or is another’s, is a certain no', async () => {
    const strange: Record<GatewayKind, Partial<Charge>[]> = {
      authorizenet: [{ cardId: '999' }, { profileId: '999' }],
      stripe: [{ cardId: 'pm_999' }, { profileId: 'cus_999' }],
    };
    for (const odd of cases(strange[kind]))
      expect(await gateway.charge({ ...order, ref: newReference(), ...odd })).toMatchObject({
        kind: 'refused',
      });
  });

  test('[GATE-01] a part goes back when its gateway allows it, once, and never more than came', async () => {
    const { transactionId } = (await gateway.charge(order)) as { transactionId: string };
    world.clock.advance(gateway.returnPolicy.daysUntilSettled * DAY_SECONDS);
    const of = { currency: order.currency };
    const part = { ...of, ref: newReference(), amountCents: 1000, transactionId, lastFour: '1111' };
    expect(await gateway.refund(part)).toMatchObject({ kind: 'approved' });
    const again = await gateway.refund(part);
    expect(again.kind).toBe(gateway.repeatIsSafe ? 'approved' : 'unknown');
    expect(await gateway.refund({ ...part, ref: newReference() })).toMatchObject({ kind: 'refused' });
    const query = { ref: part.ref, profileId: order.profileId, since: world.clock.now() };
    expect(await gateway.findByRef(query)).toMatchObject({ status: 'refunded', amountCents: 1000 });
    world.clock.advance(gateway.returnPolicy.daysUntilSettled * DAY_SECONDS);
    expect((await listed()).filter(({ ref }) => ref === part.ref)).toMatchObject([{ status: 'refunded' }]);
  });

  test('[GATE-05] what a bank asks back is told by the gateway that hears of it, in the port’s words', async () => {
    const { transactionId } = (await gateway.charge(order)) as { transactionId: string };
    const since = new Date(world.clock.now().getTime() - DAY_SECONDS * 1000);
    const body = JSON.stringify({ id: transactionId.replace('pi_', ''), reason: 'duplicate' });
    const asked = await fetch(`${world.apiUrl}/control/dispute`, { method: 'POST', body });
    const { dispute } = (await asked.json()) as { dispute?: string };
    const found = { disputeId: dispute, transactionId, ref: order.ref, amountCents: 1234, currency: 'USD' };
    const told = [];
    for await (const page of gateway.listDisputes({ since })) told.push(...page);
    // Authorize.Net hears of nothing: the merchant's bank writes to the merchant.
    const expected =
      kind === 'stripe' ? [{ ...found, reason: 'duplicate', state: 'to-answer', isTaken: true }] : [];
    expect(told).toMatchObject(expected);
    expect(told).toHaveLength(expected.length);
    expect(await gateway.findDispute(dispute ?? 'du_1')).toEqual(told[0]);
    expect(await gateway.findDispute('du_1')).toBeUndefined();
  });

  const before = ['hang', 'reset', 'html-502'] as const;
  const after = ['hang-after', 'reset-after', 'html-502-after'] as const;
  test.each([...before, ...after])(
    '[GATE-04] [CALL-07] %s: a charge is unknown, a question throws, and neither is repeated',
    async (fault) => {
      await world.fault({ kind: fault, times: 2 });
      expect((await gateway.charge(order)).kind).toBe('unknown');
      await expect(gateway.listCards(order.profileId)).rejects.toBeInstanceOf(GatewayTrouble);
      expect(await booked()).toBe(fault.endsWith('-after') ? 1 : 0);
      expect((await gateway.listCards(order.profileId)).length).toBeGreaterThan(0);
    },
  );

  test.each(['refused', 'no-name', 'connect-time-out'] as const)(
    '[GATE-04] %s: certain that nothing was sent',
    async (outage) => {
      await world.breakRoad(outage);
      expect(await gateway.charge(order)).toMatchObject({ kind: 'not-sent' });
      await expect(gateway.greet()).rejects.toMatchObject({ kind: 'unreachable' });
      await world.breakRoad(undefined);
      await gateway.greet();
      expect(await booked()).toBe(0);
    },
  );

  test('[SEC-100] [GATE-05] a notice that is unsigned, altered or signed by somebody else is none', () => {
    const now = world.clock.now();
    const body = Buffer.from('{"id":"evt_1","notificationId":"1"}');
    for (const headers of [
      {},
      { 'stripe-signature': 't=1,v1=00', 'x-anet-signature': `sha512=${'0'.repeat(128)}` },
      { 'stripe-signature': ['a', 'b'], 'x-anet-signature': 'sha512=' },
    ])
      expect(gateway.verifyNotice(body, headers, now)).toBeUndefined();
  });
});
