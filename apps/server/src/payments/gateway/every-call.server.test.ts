// Every call of the port × every way in which its road may break, with every gateway: what moves money is not certain, a
// question throws in the port's words, and asked once more both answer as if nothing had been.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import type { FaultKind } from '../../stand-in-gateway/store/fault-store.ts';
import { newReference } from '../reference.ts';
import { openPaymentWorld } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';
import { GatewayTrouble, gatewayKinds } from './payment-gateway.ts';
import type { Charge, PaymentGateway, Refund } from './payment-gateway.ts';

const A_DAY = 25 * 3600;
const wishes = {
  returnUrl: 'http://lantern.localhost/user/account',
  communicatorUrl: 'http://lantern.localhost/payment/communicator',
  accent: '#b1251d',
  saveText: 'Save card',
};

/** What the gateway did before its answer was lost. */
const faults: [kind: FaultKind, isDone: boolean][] = [
  ['hang', false],
  ['hang-after', true],
  ['reset', false],
  ['reset-after', true],
  ['html-502', false],
  ['html-502-after', true],
];
const roads = ['refused', 'no-name', 'connect-time-out'] as const;

async function all<T>(pages: AsyncIterable<T[]>): Promise<T[]> {
  const found: T[] = [];
  for await (const page of pages) found.push(...page);
  return found;
}

describe.each(gatewayKinds)('every call, spoken as %s', (kind) => {
  let world: PaymentWorld;
  let gateway: PaymentGateway;
  let paid: Charge & { transactionId: string };
  let spare: string;
  let profileKey: string;
  beforeAll(async () => {
    world = await openPaymentWorld('server', false, kind);
    ({ gateway } = world);
  });
  afterAll(() => world.close());

  const cardAtGateway = async (number: string) => {
    const id = await world.addCard(number);
    const { gateway_card_id: cardId, gateway_profile_id: profileId } = await world.database.db
      .selectFrom('payment_methods as m')
      .innerJoin('payment_profiles as p', 'p.profile_id', 'm.profile_id')
      .select(['m.gateway_card_id', 'p.gateway_profile_id'])
      .where('m.payment_method_id', '=', id)
      .executeTakeFirstOrThrow();
    return { cardId, profileId: profileId! };
  };
  const newOrder = ({ cardId, profileId }: Pick<Charge, 'cardId' | 'profileId'>): Charge => ({
    ref: newReference(),
    amountCents: 1234,
    currency: 'USD',
    cardId,
    profileId,
  });
  const charged = async (order: Charge) => {
    const answer = await gateway.charge(order);
    if (!('transactionId' in answer)) throw new Error(JSON.stringify(answer));
    return { ...order, transactionId: answer.transactionId };
  };
  beforeEach(async () => {
    paid = await charged(newOrder(await cardAtGateway('4111111111111111')));
    ({ cardId: spare } = await cardAtGateway('5424000000000015'));
    profileKey = newReference();
  });
  const movements = (ref: string) =>
    world.database.db
      .selectFrom('standin_transactions')
      .select(['kind', 'status'])
      .where((each) => each.or([each('invoice', '=', ref), each('ref', '=', ref)]))
      .execute();

  /** Each begins with a request of its own, which is the one that breaks. */
  const questions = (): Record<string, () => Promise<unknown>> => {
    const now = world.clock.now();
    const since = new Date(now.getTime() - A_DAY * 1000);
    const { transactionId, profileId, ref } = paid;
    return {
      createProfile: () => gateway.createProfile(profileKey),
      listCards: () => gateway.listCards(profileId),
      deleteCard: () => gateway.deleteCard(profileId, spare),
      openCardForm: async () => (await gateway.openCardForm(profileId, wishes)).kind,
      withdraw: () => gateway.withdraw(transactionId),
      findByRef: () => gateway.findByRef({ ref, profileId, since }),
      findTransaction: () => gateway.findTransaction(transactionId),
      greet: () => gateway.greet(),
      describeAccount: () => gateway.describeAccount(),
      listTransactions: async () => (await all(gateway.listTransactions({ since, now }))).length,
      // Authorize.Net hears of no dispute, so nobody asks it.
      ...(kind === 'stripe' && {
        findDispute: () => gateway.findDispute('du_1'),
        listDisputes: () => all(gateway.listDisputes({ since })),
      }),
    };
  };
  const ask = async (): Promise<Record<string, unknown>> => {
    const asked = await Promise.all(
      Object.entries(questions()).map(async ([name, call]) => [
        name,
        await call().then(
          (answer) => ({ answer }),
          (error: unknown) => error,
        ),
      ]),
    );
    return Object.fromEntries(asked) as Record<string, unknown>;
  };

  test.each(cases(faults))(
    '[GATE-04] every question × %s: it throws in the port’s words, and is answered the next time',
    async (fault) => {
      await world.fault({ kind: fault, times: Object.keys(questions()).length });
      const broken = await ask();
      expect(Object.entries(broken).filter(([, told]) => !(told instanceof GatewayTrouble))).toEqual([]);
      const kinds = new Set(Object.values(broken).map((told) => (told as GatewayTrouble).kind));
      expect([...kinds].filter((each) => each !== 'no-answer' && each !== 'not-json')).toEqual([]);
      await world.database.db.deleteFrom('standin_faults').execute();
      const whole = await ask();
      expect(Object.entries(whole).filter(([, told]) => told instanceof Error)).toEqual([]);
      const found = { answer: { transactionId: paid.transactionId, status: 'captured', amountCents: 1234 } };
      expect(whole).toMatchObject({ withdraw: found, findByRef: found, findTransaction: found });
      // Asked twice, whatever the first time did: one profile, and the card is gone.
      expect(whole['createProfile']).toEqual({ answer: await gateway.createProfile(profileKey) });
      const left = (await gateway.listCards(paid.profileId)).map(({ cardId }) => cardId);
      expect(left).toContain(paid.cardId);
      expect(left).not.toContain(spare);
      expect(await movements(paid.ref)).toEqual([{ kind: 'charge', status: 'captured' }]);
    },
  );

  test.each(roads)('[GATE-04] every call × %s: certain that nothing was sent', async (outage) => {
    const { transactionId } = paid;
    const order = newOrder(paid);
    await world.breakRoad(outage);
    const broken = await ask();
    const moves = {
      charge: await gateway.charge(order),
      refund: await gateway.refund({ ...order, transactionId, lastFour: '1111' }),
      // Stripe knows none, and nobody is asked.
      ...(kind === 'authorizenet' && { voidCharge: await gateway.voidCharge(transactionId, order.ref) }),
    };
    await world.breakRoad(undefined);
    const told = Object.entries(broken).map(([name, trouble]) => [name, (trouble as GatewayTrouble).kind]);
    expect(told.filter(([, each]) => each !== 'unreachable')).toEqual([]);
    expect(Object.entries(moves).filter(([, answer]) => answer.kind !== 'not-sent')).toEqual([]);
    expect(await movements(order.ref)).toEqual([]);
    expect(await gateway.findTransaction(transactionId)).toMatchObject({ status: 'captured' });
  });

  test.each(cases(faults))(
    '[GATE-03] [GATE-04] money that goes back × %s: unknown, and once',
    async (fault, isDone) => {
      const { transactionId, ref: ofRef, profileId } = paid;
      world.clock.advance(gateway.returnPolicy.daysUntilSettled * A_DAY);
      const part: Refund = {
        ref: newReference(),
        amountCents: 1000,
        currency: 'USD',
        transactionId,
        lastFour: '1111',
      };
      await world.fault({ kind: fault });
      expect((await gateway.refund(part)).kind).toBe('unknown');
      const query = { ref: part.ref, profileId, since: new Date(world.clock.now().getTime() - A_DAY * 1000) };
      const found = await gateway.findByRef(query);
      expect(found?.status).toBe(isDone ? 'refunded' : undefined);
      if (gateway.repeatIsSafe) expect(await gateway.refund(part)).toMatchObject({ kind: 'approved' });
      else if (!isDone) expect(await gateway.refund(part)).toMatchObject({ kind: 'approved' });
      expect(await movements(part.ref)).toEqual([{ kind: 'refund', status: 'refunded' }]);
      expect(await movements(ofRef)).toMatchObject([{ kind: 'charge', status: 'captured' }]);
    },
  );

  test.each(cases(faults))(
    '[GATE-04] a charge that is taken back whole × %s: unknown, and its look-up tells; refused where nothing is taken back so',
    async (fault, isDone) => {
      const { transactionId } = paid;
      const takeBack = () => gateway.voidCharge(transactionId, newReference());
      if (kind === 'stripe') {
        expect((await takeBack()).kind).toBe('refused');
        expect(await movements(paid.ref)).toEqual([{ kind: 'charge', status: 'captured' }]);
        return;
      }
      await world.fault({ kind: fault });
      expect((await takeBack()).kind).toBe('unknown');
      const status = isDone ? 'voided' : 'captured';
      expect(await gateway.findTransaction(transactionId)).toMatchObject({ status });
      await takeBack();
      expect(await gateway.findTransaction(transactionId)).toMatchObject({ status: 'voided' });
      expect(await movements(paid.ref)).toEqual([{ kind: 'charge', status: 'voided' }]);
    },
  );
});
