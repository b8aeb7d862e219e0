// What is Stripe's alone: its keys, its signatures, its page, and what its library does on its own.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MUST_CONFIRM } from '@stagedoor/rules/cards/confirming';
import { standInStripe } from '../../../stand-in-gateway/index.ts';
import { stripeSignature } from '../../../stand-in-gateway/stripe/notices.ts';
import { newReference } from '../../reference.ts';
import { openPaymentWorld } from '../../testing/payment-world.ts';
import type { PaymentWorld } from '../../testing/payment-world.ts';
import type { Charge, PaymentGateway } from '../payment-gateway.ts';

describe('Stripe, over a real connection to the stand-in', () => {
  let world: PaymentWorld;
  let gateway: PaymentGateway;
  let order: Charge;
  const cardOf = async (number: string) => {
    const id = await world.addCard(number);
    const row = await world.database.db
      .selectFrom('payment_methods')
      .select('gateway_card_id')
      .where('payment_method_id', '=', id)
      .executeTakeFirstOrThrow();
    return row.gateway_card_id;
  };
  const ask = (method: string, path: string, fields: Record<string, string>, key?: string) =>
    fetch(world.apiUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${standInStripe.secretKey}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: new URLSearchParams(fields).toString(),
    });
  beforeAll(async () => {
    world = await openPaymentWorld('server', false, 'stripe');
    ({ gateway } = world);
    const cardId = await cardOf('4242424242424242');
    const { db } = world.database;
    const profile = await db.selectFrom('payment_profiles').selectAll().executeTakeFirstOrThrow();
    order = { ref: '', amountCents: 1234, currency: 'USD', profileId: profile.gateway_profile_id!, cardId };
  });
  afterAll(() => world.close());
  beforeEach(() => {
    order = { ...order, ref: newReference() };
  });

  test('[GATE-03] [GATE-04] a key with another body charges nothing, and is no certain no: the first order took the money', async () => {
    expect((await gateway.charge(order)).kind).toBe('approved');
    const other = await gateway.charge({ ...order, amountCents: 999 });
    expect(other.kind).toBe('unknown');
    const query = { ref: order.ref, profileId: order.profileId, since: world.clock.now() };
    expect(await gateway.findByRef(query)).toMatchObject({ amountCents: 1234, status: 'captured' });
  });

  test('[GATE-03] the same key while the first is under way is no answer', async () => {
    const { db } = world.database;
    const now = world.clock.now();
    const fields = { 'metadata[ref]': 'x' };
    await ask('POST', '/v1/customers', fields, 'under-way');
    await db
      .updateTable('standin_keys')
      .set({ status: null, answer: null, created_at: now })
      .where('key', '=', 'under-way')
      .execute();
    const answer = await ask('POST', '/v1/customers', fields, 'under-way');
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { code: 'idempotency_key_in_use' } });
  });

  test('[GATE-03] [GATE-04] an error of Stripe’s own, which its key keeps for a day, keeps nobody from a profile', async () => {
    for (const kind of ['error-500', 'error-500-after'] as const) {
      const key = newReference();
      await world.fault({ kind, call: 'POST /v1/customers' });
      const profileId = await gateway.createProfile(key);
      expect(await gateway.createProfile(key)).toBe(profileId);
      expect(await gateway.listCards(profileId)).toEqual([]);
    }
  });

  test('[GATE-03] keys are forgotten after a day', async () => {
    await gateway.charge(order);
    world.clock.advance(24 * 3600);
    await gateway.charge(order);
    const twice = await world.database.db
      .selectFrom('standin_transactions')
      .select('ref')
      .where('invoice', '=', order.ref)
      .execute();
    expect(twice).toHaveLength(2);
  });

  test('[GATE-04] unknown parameters, wrong keys and amounts that are too small are refused', async () => {
    const odd = await ask('POST', '/v1/refunds', { reason: 'because' });
    expect(odd.status).toBe(400);
    expect(await odd.json()).toMatchObject({ error: { code: 'parameter_unknown', param: 'reason' } });
    expect(await gateway.charge({ ...order, amountCents: 49 })).toMatchObject({
      kind: 'refused',
      code: 'amount_too_small',
    });
    const stranger = await fetch(`${world.apiUrl}/v1/balance`);
    expect(stranger.status).toBe(401);
  });

  test('[GATE-06] a bank that asks: who is there is led to it, who is not is declined for it', async () => {
    const cardId = await cardOf('4000002760003184');
    const returnUrl = 'http://lantern.localhost/confirm/1';
    const answer = await gateway.charge({ ...order, cardId, returnUrl });
    expect(answer).toMatchObject({
      kind: 'needs-customer',
      confirmUrl: expect.stringMatching(/^http:\/\/stripe\.gateway\.localhost:\d+\/3d_secure\/pi_\d+$/),
    });
    const { transactionId } = answer as { transactionId: string };
    expect(await gateway.findTransaction(transactionId)).toMatchObject({ status: 'waiting' });
    const away = await gateway.charge({ ...order, ref: newReference(), cardId });
    expect(away).toMatchObject({ kind: 'declined', code: MUST_CONFIRM });
    expect(await gateway.withdraw(transactionId)).toMatchObject({ status: 'voided' });
    expect(await gateway.withdraw(transactionId)).toMatchObject({ status: 'voided' });
  });

  test('[GATE-07] what was paid meanwhile is not withdrawn', async () => {
    const cardId = await cardOf('4000002760003184');
    const returnUrl = 'http://lantern.localhost/confirm/1';
    const answer = await gateway.charge({ ...order, cardId, returnUrl });
    const { transactionId } = answer as { transactionId: string };
    const page = `${world.apiUrl}/3d_secure/${transactionId}`;
    expect(await (await fetch(page)).text()).toContain('Your bank asks');
    const led = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'yes' }),
      redirect: 'manual',
    });
    expect(led.headers.get('location')).toBe(
      `${returnUrl}?payment_intent=${transactionId}&redirect_status=succeeded`,
    );
    expect(await gateway.withdraw(transactionId)).toMatchObject({ status: 'captured' });
  });

  test('[GATE-02] a card is typed on Stripe’s own page, which leads back to the shop', async () => {
    const wishes = {
      returnUrl: 'http://lantern.localhost/user/account?tab=1',
      communicatorUrl: '',
      accent: '',
      saveText: 'Save card',
    };
    const form = await gateway.openCardForm(order.profileId, wishes);
    expect(form).toEqual({ kind: 'page', url: expect.stringMatching(/\/c\/pay\/cs_test_/) });
    const page = world.apiUrl + new URL(form.url).pathname;
    const shown = await fetch(page);
    expect(shown.headers.get('content-security-policy')).toContain(
      `form-action 'self' http://lantern.localhost`,
    );
    const post = (fields: Record<string, string>) =>
      fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    const wrong = await (await post({ number: '4242 4242 4242 4241', name: 'Robin Vale' })).text();
    expect(wrong).toContain('Check the card number');
    expect(wrong).not.toContain('4241');
    const before = (await gateway.listCards(order.profileId)).length;
    const typed = { number: '5424 0000 0000 0015', expiry: '04 / 30', code: '123', name: 'Robin Vale' };
    const saved = await post(typed);
    expect(saved.headers.get('location')).toBe('http://lantern.localhost/user/account?tab=1&card=saved');
    expect((await post(typed)).status).toBe(400);
    const cards = await gateway.listCards(order.profileId);
    expect(cards.length).toBe(before + 1);
    expect(cards.at(-1)).toMatchObject({ lastFour: '0015', type: 'MasterCard', expiration: '2030-04' });
  });

  test('[SEC-100] [GATE-05] a notice is Stripe’s by its signature, for five minutes', () => {
    const now = world.clock.now();
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    const event = { id: 'evt_1', object: 'event', data: { object: { metadata: { ref: order.ref } } } };
    const body = JSON.stringify(event);
    const read = (text: string, header: string, at = now) =>
      gateway.verifyNotice(Buffer.from(text), { 'stripe-signature': header }, at);
    const header = stripeSignature(body, now);
    expect(read(body, header)).toEqual({ id: 'evt_1', ref: order.ref });
    expect(read(body, header.replace('v1=', 'v1=00,v1='))).toEqual({ id: 'evt_1', ref: order.ref });
    expect(read(`${body} `, header)).toBeUndefined();
    expect(read(body, header.replace(/t=\d+/, 't=1'))).toBeUndefined();
    expect(read(body, header, later(299))).toBeDefined();
    expect(read(body, header, later(302))).toBeUndefined();
    const foreign = JSON.stringify({ ...event, data: { object: {} } });
    expect(read(foreign, stripeSignature(foreign, now))).toEqual({ id: 'evt_1', ref: undefined });
  });

  test('[GATE-09] more than a page of charges is listed whole', async () => {
    const { db } = world.database;
    const some = await db.selectFrom('standin_transactions').selectAll().executeTakeFirstOrThrow();
    const { transaction_id: _, ...row } = some;
    const at = world.clock.now();
    const rows = Array.from({ length: 230 }, (_each, index) => ({
      ...row,
      invoice: `MANY${index}`,
      submitted_at: at,
      listed_from: at,
    }));
    await db.insertInto('standin_transactions').values(rows).execute();
    const told = new Set<string>();
    for await (const page of gateway.listTransactions({ since: at, now: at }))
      for (const { ref } of page) told.add(ref);
    expect([...told].filter((ref) => ref.startsWith('MANY'))).toHaveLength(230);
  });
});
