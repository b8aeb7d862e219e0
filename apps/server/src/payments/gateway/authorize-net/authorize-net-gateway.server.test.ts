import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authorizeNetAtStandIn, openPaymentWorld } from '../../testing/payment-world.ts';
import type { PaymentWorld } from '../../testing/payment-world.ts';
import { newReference } from '../../reference.ts';
import type { Charge, PaymentGateway } from '../payment-gateway.ts';
import { authorizeNetGateway } from './authorize-net-gateway.ts';
import { httpTransport } from '../transport.ts';

describe('the adapter, over a real connection to the stand-in', () => {
  let world: PaymentWorld;
  let gateway: PaymentGateway;
  let order: Charge;
  beforeAll(async () => {
    world = await openPaymentWorld('server');
    ({ gateway } = world);
    await world.addCard('4111111111111111');
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    const card = await world.database.db.selectFrom('standin_cards').selectAll().executeTakeFirstOrThrow();
    order = {
      ref: newReference(),
      amountCents: 1234,
      currency: 'USD',
      profileId: String(card.profile_id),
      cardId: String(card.card_id),
    };
  });

  test('[OPS-10] a profile is made once, and found by its number in the sentence when it exists', async () => {
    const key = newReference();
    const profileId = await gateway.createProfile(key);
    expect(await gateway.createProfile(key)).toBe(profileId);
    expect(await gateway.listCards(profileId)).toEqual([]);
  });

  test('[OPS-10] the cards of a profile, with their month unmasked', async () => {
    expect(await gateway.listCards(order.profileId)).toEqual([
      {
        cardId: order.cardId,
        holderName: 'Robin Vale',
        lastFour: '1111',
        expiration: '2030-04',
        type: 'Visa',
      },
    ]);
  });

  test('[OPS-10] a charge, found again by its reference and in detail', async () => {
    const answer = await gateway.charge(order);
    expect(answer).toEqual({ kind: 'approved', transactionId: expect.stringMatching(/^\d+$/) });
    const found = await gateway.findByRef({ ...order, since: world.clock.now() });
    expect(found).toMatchObject({ ref: order.ref, amountCents: 1234, status: 'captured', isSettled: false });
    world.clock.advance(25 * 3600);
    expect(await gateway.findTransaction(found!.transactionId)).toMatchObject({ isSettled: true });
    expect(
      await gateway.findByRef({ ...order, ref: newReference(), since: world.clock.now() }),
    ).toBeUndefined();
    expect(await gateway.findTransaction('1')).toBeUndefined();
  });

  test('[CALL-07] the same order twice is one charge: the second is unknown, not a no', async () => {
    expect((await gateway.charge(order)).kind).toBe('approved');
    expect(await gateway.charge(order)).toEqual({ kind: 'unknown', reason: 'duplicate' });
    world.clock.advance(8 * 3600 - 1);
    expect((await gateway.charge(order)).kind).toBe('unknown');
  });

  test('[OPS-10] another reference is another order', async () => {
    expect((await gateway.charge(order)).kind).toBe('approved');
    expect((await gateway.charge({ ...order, ref: newReference() })).kind).toBe('approved');
  });

  test('[OPS-10] a card that does not exist, or is another’s, is a certain no', async () => {
    const refused = { kind: 'refused', code: 'E00040', message: expect.any(String) };
    expect(await gateway.charge({ ...order, cardId: '999' })).toEqual(refused);
    expect(await gateway.charge({ ...order, profileId: '999' })).toEqual(refused);
  });

  test('[OPS-10] what the gateway would not take is refused before anything is done', async () => {
    const code = (code: string) => ({ kind: 'refused', code, message: expect.any(String) });
    expect(await gateway.charge({ ...order, ref: 'X'.repeat(21) })).toEqual(code('E00003'));
    const stranger = authorizeNetGateway({
      ...authorizeNetAtStandIn,
      transactionKey: 'wrong',
      transport: httpTransport(world.apiUrl),
    });
    expect(await stranger.charge(order)).toEqual(code('E00007'));
    await expect(stranger.listCards(order.profileId)).rejects.toMatchObject({
      kind: 'refused',
      code: 'E00007',
    });
  });

  test('[OPS-10] a profile that is made just now is waited for', async () => {
    await world.fault({ kind: 'profile-lag', call: 'createCustomerProfileRequest', seconds: 5 });
    const profileId = await gateway.createProfile(newReference());
    await expect(gateway.listCards(profileId)).rejects.toMatchObject({ code: 'E00040' });
    let asked = 0;
    const patient = authorizeNetGateway({
      ...authorizeNetAtStandIn,
      transport: httpTransport(world.apiUrl),
      pause: async () => {
        asked += 1;
        world.clock.advance(2);
      },
    });
    expect(await patient.listCards(profileId)).toEqual([]);
    expect(asked).toBe(3);
  });

  test('[CALL-07] nobody listens there: certain that nothing was charged', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const away = authorizeNetGateway({
      ...authorizeNetAtStandIn,
      transport: httpTransport(`http://127.0.0.1:${port}`),
    });
    expect(await away.charge(order)).toMatchObject({ kind: 'not-sent' });
    await expect(away.createProfile('x')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  test.each([
    ['', 200],
    ['null', 200],
    ['{"messages":', 200],
    ['{}', 200],
    ['<html>maintenance</html>', 200],
    ['{"messages":{"resultCode":"Error","message":[{"code":"E00001","text":"An error occurred."}]}}', 200],
    ['{"messages":{"resultCode":"Ok","message":[]},"transactionResponse":{}}', 200],
    ['{"messages":{"resultCode":"Ok","message":[]},"transactionResponse":{"responseCode":"9"}}', 500],
  ])('[CALL-07] an answer like %s (%i) is no answer', async (text, status) => {
    const odd = authorizeNetGateway({
      ...authorizeNetAtStandIn,
      transport: async () => ({ status, text }),
    });
    expect((await odd.charge(order)).kind).toBe('unknown');
  });

  test('[OPS-10] an unknown setting of the form is refused as the real gateway does', async () => {
    const odd = authorizeNetGateway({
      ...authorizeNetAtStandIn,
      transport: (letter, signal) =>
        httpTransport(world.apiUrl)(
          { ...letter, body: letter.body.replace('hostedProfileManageOptions', 'hostedProfileColour') },
          signal,
        ),
    });
    const addresses = {
      returnUrl: 'http://a.localhost/',
      communicatorUrl: 'http://a.localhost/c',
      accent: '#b1251d',
      saveText: 'Save card',
    };
    await expect(odd.openCardForm(order.profileId, addresses)).rejects.toMatchObject({ code: 'E00013' });
    expect(await gateway.openCardForm(order.profileId, addresses)).toEqual({
      kind: 'frame',
      url: 'http://gateway.localhost/customer/addPayment',
      token: expect.stringMatching(/^[\w-]{40,}$/),
    });
  });
});
