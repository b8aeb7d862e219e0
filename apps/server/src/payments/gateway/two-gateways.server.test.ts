// Two sellers with a gateway each, in one process; and a seller that moves from one to the other.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { stripeSignature } from '../../stand-in-gateway/stripe/notices.ts';
import { LYON, openGatewaysWorld } from '../testing/gateways-world.ts';
import type { GatewayNode, GatewaysWorld } from '../testing/gateways-world.ts';

const LANTERN = 1;

describe('gateways of sellers', () => {
  let world: GatewaysWorld;
  const nodes: GatewayNode[] = [];
  beforeAll(async () => {
    world = await openGatewaysWorld();
  });
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.close();
    await world.move(LANTERN, 'authorizenet');
    await world.move(LYON, 'stripe');
  });
  afterAll(() => world.close());

  const anotherNode = async (environment?: Record<string, string>) => {
    const node = await world.anotherNode(environment);
    nodes.push(node);
    return node;
  };
  const bookOf = async (ref: string) =>
    (await world.booked()).find((each) => each.ref === ref || each.invoice === ref);
  const stateOf = async (ref: string) =>
    (await world.db.selectFrom('payment_intents').select('state').where('ref', '=', ref).executeTakeFirst())
      ?.state;
  let returns = 0;
  const giveBack = async (sellerId: number, ofRef: string, { first: { payments } } = world) => {
    const targetId = `back-${(returns += 1)}`;
    const plan = { sellerId, ofRef, amountCents: 5000, targetKind: 'unfulfilled-charge', targetId };
    const back = await inTransaction(world.db, (tx) => payments.planReturn(tx, plan));
    world.clock.advance(25 * 3600);
    await payments.reconcile();
    return back!.ref;
  };

  test('[GATE-01] [GATE-09] one on Stripe and one on Authorize.Net: each is charged, refunded and compared at its own', async () => {
    await world.move(LYON, 'stripe');
    const [dollars, euros] = [await world.addCard(LANTERN), await world.addCard(LYON)];
    const bought = await world.pay(LANTERN, dollars, 'both-usd');
    const achat = await world.pay(LYON, euros, 'both-eur');
    expect([bought.state, achat.state]).toEqual(['succeeded', 'succeeded']);
    expect(await bookOf(bought.ref)).toMatchObject({
      speaks: 'authorizenet',
      currency: 'USD',
      status: 'captured',
    });
    expect(await bookOf(achat.ref)).toMatchObject({ speaks: 'stripe', currency: 'EUR', status: 'captured' });
    const back = [await giveBack(LANTERN, bought.ref), await giveBack(LYON, achat.ref)];
    expect([await bookOf(back[0]!), await bookOf(back[1]!)]).toMatchObject([
      { kind: 'refund', speaks: 'authorizenet', status: 'refunded' },
      { kind: 'refund', speaks: 'stripe', status: 'refunded' },
    ]);
    for (const name of ['copy the gateways’ books', 'compare with the gateway, daily'])
      await world.first.payments
        .jobs!.find((job) => job.name === name)!
        .run(world.clock.now(), new AbortController().signal);
    const books = await world.db.selectFrom('gateway_books').select('gateway').orderBy('gateway').execute();
    expect(books.map(({ gateway }) => gateway)).toEqual(['authorizenet', 'stripe']);
    expect(await world.db.selectFrom('differing_books').selectAll().execute()).toEqual([]);
    expect(await world.db.selectFrom('stray_charges').selectAll().execute()).toEqual([]);
  });

  test('[GATE-01] [GATE-10] a seller that moves: old money goes back where it was taken, old cards are marked and not charged', async () => {
    const old = await world.addCard(LANTERN);
    const before = await world.pay(LANTERN, old, 'before the move');
    await world.move(LANTERN, 'stripe:acct_lyon', world.stripeKeys);
    expect(await world.cardOf(LANTERN, old)).toMatchObject({ isFormer: true });
    const refused = await world.pay(LANTERN, old, 'with the old card');
    expect(refused).toMatchObject({ state: 'declined', problem: { code: 'other-gateway' } });
    expect(await bookOf(refused.ref)).toBeUndefined();

    const added = await world.addCard(LANTERN);
    expect(await world.cardOf(LANTERN, added)).toMatchObject({
      isFormer: false,
      gateway: 'stripe:acct_lyon',
    });
    const after = await world.pay(LANTERN, added, 'after the move');
    expect(await bookOf(after.ref)).toMatchObject({ speaks: 'stripe', status: 'captured' });
    expect(await bookOf(await giveBack(LANTERN, before.ref))).toMatchObject({ speaks: 'authorizenet' });

    await world.move(LANTERN, 'authorizenet');
    expect(await world.cardOf(LANTERN, old)).toMatchObject({ isFormer: false });
    expect((await world.pay(LANTERN, old, 'back again')).state).toBe('succeeded');
    expect(await bookOf(await giveBack(LANTERN, after.ref))).toMatchObject({ speaks: 'stripe' });
  });

  test('[GATE-04] [GATE-10] what nobody knows the outcome of is looked up where it was sent, after the move too', async () => {
    const card = await world.addCard(LANTERN, '4000000000000119');
    const lost = await world.pay(LANTERN, card, 'lost on the way');
    expect(lost.state).toBe('unknown');
    await world.move(LANTERN, 'stripe:acct_lyon', world.stripeKeys);
    // The gateway may still be writing it down when it is first asked.
    const lookUp = async () => {
      world.clock.advance(120);
      await world.first.payments.reconcile();
      expect(await stateOf(lost.ref)).toBe('succeeded');
    };
    await vi.waitFor(lookUp, { timeout: 30_000, interval: 200 });
  });

  test('[GATE-01] another node hears of a change by itself', async () => {
    const node = await anotherNode();
    expect((await node.gateways.of(LANTERN)).key).toBe('authorizenet');
    await world.move(LANTERN, 'stripe:acct_lyon', world.stripeKeys);
    await vi.waitFor(async () => expect((await node.gateways.of(LANTERN)).key).toBe('stripe:acct_lyon'), {
      timeout: 5000,
    });
    const card = await world.addCard(LANTERN);
    expect((await world.pay(LANTERN, card, 'at the other node', node)).state).toBe('succeeded');
  });

  test('[GATE-04] a gateway that cannot be reached keeps no other seller waiting', async () => {
    await world.move(LANTERN, 'stripe:acct_lyon', world.stripeKeys);
    const card = await world.addCard(LYON);
    await world.db
      .insertInto('gateway_away')
      .values({ gateway: 'stripe:acct_lyon', since: world.clock.now() })
      .execute();
    expect(await world.first.payments.awaySince(LANTERN)).toEqual(world.clock.now());
    expect(await world.first.payments.awaySince(LYON)).toBeUndefined();
    expect((await world.pay(LYON, card, 'meanwhile')).state).toBe('succeeded');
    await world.first.payments.reconcile();
    expect(await world.first.payments.awaySince(LANTERN)).toBeUndefined();
  });

  test('[SEC-100] [GATE-05] a notice that one account signed says nothing about the attempts of another', async () => {
    const card = await world.addCard(LANTERN, '4000000000000119');
    const { ref } = await world.pay(LANTERN, card, 'about another');
    const body = JSON.stringify({ id: 'evt_1', object: 'event', data: { object: { metadata: { ref } } } });
    const { statusCode } = await world.first.http.inject({
      method: 'POST',
      url: '/payment/webhook',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': stripeSignature(body, world.clock.now()),
      },
      payload: body,
    });
    await world.first.payments.close();
    expect([statusCode, await stateOf(ref)]).toEqual([200, 'unknown']);
    // The gateway that took the charge may have told of it meanwhile, by a notice of its own.
    const heard = await world.db.selectFrom('payment_notifications').select('notification_id').execute();
    expect(heard.map((notice) => notice.notification_id)).not.toContain('evt_1');
    world.clock.advance(120);
    await world.first.payments.reconcile();
  });

  test('[SEC-99] [GATE-01] secrets are kept sealed; a new key takes the place of the old one at the start', async () => {
    await world.move(LANTERN, 'stripe:acct_lyon', world.stripeKeys);
    const sealed = async () =>
      (
        await world.db
          .selectFrom('seller_gateways')
          .select('sealed')
          .where('gateway', '=', 'stripe:acct_lyon')
          .executeTakeFirstOrThrow()
      ).sealed;
    const before = await sealed();
    expect(before).not.toContain(world.stripeKeys.secretKey);
    const key = 'another key that seals secrets of gateways';
    const renewed = await anotherNode({
      SECRETS_KEY: key,
      SECRETS_KEY_OLD: 'a key that seals the secrets of gateways',
    });
    expect(await sealed()).not.toBe(before);
    expect(await renewed.gateways.troubles()).toEqual([]);
    const later = await anotherNode({ SECRETS_KEY: key });
    expect((await later.gateways.of(LANTERN)).closed).toBeUndefined();
    expect(await later.gateways.troubles()).toEqual([]);
  });

  test('[GATE-01] [GATE-04] secrets that no key opens are named with what to do; nothing is charged, and all is well once they are typed anew', async () => {
    await world.move(LANTERN, 'stripe:acct_lyon', world.stripeKeys);
    const card = await world.addCard(LANTERN);
    const locked = await anotherNode({ SECRETS_KEY: 'a key that nobody has sealed anything with' });
    expect(await locked.gateways.troubles()).toEqual([
      'Lantern Live: Stripe (Quai, Lyon) cannot be used: its keys cannot be read (SECRETS_KEY does not open them): start ' +
        'with the SECRETS_KEY that they were typed under, as SECRETS_KEY_OLD beside the new one, or type them anew in ' +
        'Set-up, Money.',
    ]);
    expect((await world.pay(LANTERN, card, 'locked', locked)).state).toBe('unsent');
    expect(await locked.payments.awaySince(LANTERN)).toEqual(world.clock.now());
    const euros = await world.addCard(LYON);
    expect((await world.pay(LYON, euros, 'not locked', locked)).state).toBe('succeeded');
    await world.first.payments.reconcile();
    expect((await world.pay(LANTERN, card, 'locked no more')).state).toBe('succeeded');
  });

  test('[SEC-99] [GATE-08] keys of a live account are not used outside of production', async () => {
    await world.move(LANTERN, 'stripe:acct_live', { ...world.stripeKeys, secretKey: 'sk_live_1' }, 'live');
    expect((await world.first.gateways.of(LANTERN)).closed).toContain('its keys are of a live account');
    expect(await world.first.gateways.troubles()).toEqual([
      expect.stringContaining('this is not production'),
    ]);
  });
});
