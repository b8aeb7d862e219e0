import type { CardUses } from '@stagedoor/contract/calls/shop/payment';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ShopCaller } from '../../accounts/index.ts';
import { loadPeople } from '../../accounts/testing/people.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { createLog } from '../../platform/log.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import type { PaymentGateway } from '../gateway/payment-gateway.ts';
import type { FindCardUses } from '../cards/card-needs.ts';
import { customersOnly } from '../cards/card-owner.ts';
import { disablePaymentMethodHandler } from './disable-payment-method.ts';
import { chargeableCardsOf, findChargeableCard } from '../cards/find-chargeable-card.ts';
import { oneGateway } from '../testing/one-gateway.ts';
import { importCards } from '../cards/import-cards.ts';

const now = new Date('2026-11-15T17:00:00Z');
const owner = { sellerId: 1, kind: 'customer', id: 1 } as const;
const caller = {
  now,
  sellerId: 1,
  outletId: 1,
  session: { userId: 1 },
  log: createLog('silent'),
} as unknown as ShopCaller;

describe('a card in use', () => {
  let database: TestDatabase;
  let uuid = '';
  const deleted: string[] = [];
  const gateway = {
    kind: 'authorizenet',
    deleteCard: async (_profileId: string, cardId: string) => void deleted.push(cardId),
  } as Partial<PaymentGateway> as PaymentGateway;
  const disable = (cardUses: FindCardUses[]) =>
    disablePaymentMethodHandler({
      db: database.db,
      gateways: oneGateway(gateway),
      accentOf: async () => '#b1251d',
      findOwner: customersOnly,
      cardUses,
    }).run({ uuid }, caller);

  beforeAll(async () => {
    database = await testDatabase('server');
    await loadPeople(database);
    const card = {
      cardId: '77',
      holderName: 'Robin Vale',
      lastFour: '1111',
      expiration: '2030-04',
      type: 'Visa',
    };
    const { sellerId, kind, id } = owner;
    await importCards(
      database.db,
      { sellerId, kind, ids: [id], gateway: 'authorizenet' },
      async () => [{ profileId: '5', card }],
      now,
    );
    // Another customer has a card too.
    await importCards(
      database.db,
      { sellerId, kind, ids: [2], gateway: 'authorizenet' },
      async () => [{ profileId: '6', card: { ...card, cardId: '88', lastFour: '2222' } }],
      now,
    );
    uuid = (await chargeableCardsOf(database.db, owner))[0]!.uuid;
  });
  afterAll(() => database.close());

  const inUse: Partial<CardUses>[] = [
    { orders: [{ orderId: 'Z10001' }] },
    { fanRequests: [{ requestId: 'R20002' }] },
    { guestRequests: [{ guestRequestId: 'g-1', requestId: 'G30003' }] },
  ];

  test('[SEC-41] [CALL-28] [ACCT-23] each kind of use refuses, with the lists', async () => {
    const refusal = await Promise.resolve(disable(inUse.map((uses) => async () => uses))).catch(
      (error: unknown) => error as Refusal,
    );
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).status).toBe(409);
    expect((refusal as Refusal).message).toBe(savedPaymentMessages.inUse);
    expect((refusal as Refusal).circumstances.facts).toEqual({
      orders: [{ OrderID: 'Z10001' }],
      fanRequests: [{ RequestID: 'R20002' }],
      guestRequests: [{ GuestListRequestID: 'g-1', RequestID: 'G30003' }],
    });
    for (const uses of inUse)
      await expect(disable([async () => uses])).rejects.toMatchObject({ code: 'CARD_IN_USE' });
    expect(deleted).toEqual([]);
    expect(await findChargeableCard(database.db, owner, { uuid })).toMatchObject({
      uuid,
      gatewayCardId: '77',
    });
  });

  test('[CALL-61] of two customers each has their own card', async () => {
    const cardsOf = async (id: number) => {
      const cards = await chargeableCardsOf(database.db, { ...owner, id });
      return cards.map(({ lastFour, gatewayProfileId }) => [lastFour, gatewayProfileId]);
    };
    expect(await cardsOf(1)).toEqual([['1111', '5']]);
    expect(await cardsOf(2)).toEqual([['2222', '6']]);
    expect(await findChargeableCard(database.db, { ...owner, id: 2 }, { uuid })).toBeUndefined();
  });

  test('[SEC-41] the users are asked about this very card, in the transaction that removes it', async () => {
    let asked: unknown;
    const uses: FindCardUses = async (tx, card) => {
      expect(tx.isTransaction).toBe(true);
      asked = card;
      return { orders: [{ orderId: 'Z1' }] };
    };
    await expect(disable([uses])).rejects.toThrow();
    expect(asked).toEqual({ sellerId: 1, paymentMethodId: expect.any(Number) });
  });

  test('[SEC-41] who chooses the card at the same moment comes first or finds it gone', async () => {
    const steps: string[] = [];
    const chosen = Promise.withResolvers<void>();
    const choosing = inTransaction(database.db, async (tx) => {
      expect(await findChargeableCard(tx, owner, { uuid })).toBeDefined();
      chosen.resolve();
      await new Promise((resolve) => setTimeout(resolve, 150));
      steps.push('chosen');
    });
    await chosen.promise;
    await disable([]);
    steps.push('removed');
    await choosing;
    expect(steps).toEqual(['chosen', 'removed']);
    expect(await findChargeableCard(database.db, owner, { uuid })).toBeUndefined();
    expect(deleted).toEqual(['77']);
    expect(await chargeableCardsOf(database.db, { ...owner, id: 2 })).toHaveLength(1);
  });
});
