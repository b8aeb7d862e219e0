// Random faults on random carts by two nodes, then peace: the books must agree. fast-check's seed replays a failure.
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearFaults } from '../../stand-in-gateway/store/fault-store.ts';
import type { FaultKind } from '../../stand-in-gateway/store/fault-store.ts';
import { gatewayKinds } from '../gateway/payment-gateway.ts';
import type { GatewayKind } from '../gateway/payment-gateway.ts';
import type { Payments } from '../open-payments.ts';
import { cartTarget, installmentTarget, pay } from '../testing/carts.ts';
import { expectBooksToAgree } from '../testing/oracle.ts';
import { openPaymentWorld, reconcileTwice } from '../testing/payment-world.ts';
import type { PaymentWorld } from '../testing/payment-world.ts';

type Step =
  | { do: 'pay'; cart: number; card: number; node: number }
  | { do: 'fail'; kind: FaultKind; seconds: number }
  | { do: 'wait'; seconds: number }
  | { do: 'look'; node: number }
  | { do: 'let go'; cart: number };

const CARTS = 4;
const faults: FaultKind[] = [
  'reset',
  'reset-after',
  'html-502',
  'html-502-after',
  'decline',
  'hold',
  'late-listing',
  'webhook-twice',
  'webhook-late',
  'webhook-lost',
];

const anyStep = (kinds: readonly FaultKind[]): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('pay' as const),
        cart: fc.nat(CARTS - 1),
        card: fc.nat(3),
        node: fc.nat(1),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('fail' as const),
        kind: fc.constantFrom(...kinds),
        seconds: fc.constantFrom(30, 900, 7200),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 60, 700) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('look' as const), node: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('let go' as const), cart: fc.nat(CARTS - 1) }) },
  );

/** What only one of them can do beside the others. */
const ownFaults: Record<GatewayKind, FaultKind[]> = { authorizenet: [], stripe: ['error-500-after'] };

describe.each(gatewayKinds)('any faults (%s)', (kind) => {
  let world: PaymentWorld;
  let cards: number[];
  let nodes: Payments[];
  const aStep = anyStep([...faults, ...ownFaults[kind]]);
  beforeAll(async () => {
    world = await openPaymentWorld('server', true, kind);
    nodes = [world.payments, world.anotherNode()];
    cards = [];
    for (const number of ['4111111111111111', '4000000000000002', '4000000000000119', '4000000000000259']) {
      cards.push(await world.addCard(number));
    }
  });
  afterAll(() => world.close());

  async function perform(step: Step, run: number): Promise<void> {
    switch (step.do) {
      case 'pay': {
        const target = step.cart % 2 === 0 ? cartTarget : installmentTarget;
        await pay(nodes[step.node]!, `${run}-${step.cart}`, cards[step.card]!, target);
        return;
      }
      case 'fail':
        return world.fault({ kind: step.kind, seconds: step.seconds });
      case 'wait':
        return world.clock.advance(step.seconds);
      case 'look':
        return nodes[step.node]!.reconcile();
      case 'let go':
        return world.carts.letGo(`${run}-${step.cart}`);
    }
  }

  /** No more faults, every review decided, and time enough for the last list. */
  async function restorePeace(): Promise<void> {
    const { db } = world.database;
    await clearFaults(db);
    for (let rounds = 0; rounds < 6; rounds += 1) {
      await db
        .updateTable('standin_transactions')
        .set({ status: 'captured' })
        .where('status', '=', 'held')
        .execute();
      world.clock.advance(1800);
      await Promise.all(nodes.map((node) => node.reconcile()));
      await reconcileTwice(world);
    }
    await world.settle();
  }

  let run = 0;

  test('[CALL-07] [CART-22] [OPS-28] whatever breaks, the gateway’s books and ours agree in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 5, maxLength: 25 }), async (steps) => {
        run += 1;
        for (let cart = 0; cart < CARTS; cart += 1)
          await world.carts.add(`${run}-${cart}`, 1000 + run * 10 + cart);
        for (const step of steps) await perform(step, run);
        await restorePeace();
        await expectBooksToAgree(world.database.db);
        const undecided = await world.database.db
          .selectFrom('payment_intents')
          .select(['state', 'ref'])
          .where('state', 'in', ['planned', 'dispatched', 'unknown', 'held'])
          .execute();
        expect(undecided).toEqual([]);
      }),
      { numRuns: Number(process.env.FAULT_RUNS ?? 20), endOnFailure: true },
    );
  });
});
