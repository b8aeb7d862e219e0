// The shop dies at every step of charging an installment, while its job and its customer are both at it.
import { catalogueCache } from '../../catalogue/index.ts';
import { orderSteps } from '../../orders/index.ts';
import { planOrder } from '../../orders/testing/plan-order.ts';
import type { PlanOrder } from '../../orders/testing/plan-order.ts';
import { paymentSteps } from '../../payments/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { killAtSteps } from '../harness/kill-at-steps.ts';
import type { KillScene, KillSize } from '../harness/kill-at-steps.ts';
import type { KillReport } from '../harness/check-books.ts';
import type { ServerProcess } from '../server-process.ts';
import { levels } from '../small-catalogue.ts';
import type { Dice } from './dice.ts';
import { chargeFaults } from './kill-plan.ts';
import type { CardKind, Visitor } from './order-world.ts';
import type { Stage } from './stage.ts';

/** Every step of charging an installment, as the code itself lists them. */
export const allInstallmentSteps: readonly string[] = [...paymentSteps, ...orderSteps.paying];

export interface Buyer {
  visitor: Visitor;
  order: PlanOrder;
}

const DAY_MS = 86_400_000;

function cardsFor(step: string, dice: Dice): CardKind[] {
  if (step === 'installment failed') return ['declined', 'declined'];
  return ['approved', dice.pick<CardKind>(['approved', 'held', 'dropped'])];
}

export async function methodId(db: Db, uuid: string): Promise<number> {
  const card = await db
    .selectFrom('payment_methods')
    .select('payment_method_id')
    .where('payment_method_uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  return card.payment_method_id;
}

interface Wish {
  visitor: Visitor;
  card: CardKind;
  levelId: number;
}

/** One that is due, for the job, and others that are not, for the customer's hand. */
export async function planBuyers(
  db: Db,
  wishes: readonly Wish[],
  now: Date,
  catalogue = catalogueCache(db),
): Promise<Buyer[]> {
  const day = (days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const buyers: Buyer[] = [];
  for (const [index, { visitor, card, levelId }] of wishes.entries()) {
    const order = await planOrder(db, {
      userId: visitor.userId,
      levelId,
      paymentMethodIds: [await methodId(db, visitor.cards[card])],
      dueDays: [day(index === 0 ? 0 : 300), day(330), day(360)],
      now,
      catalogue,
    });
    buyers.push({ visitor, order });
  }
  return buyers;
}

function prepare(stage: Stage, cards: readonly CardKind[]): Promise<Buyer[]> {
  const wishes = cards.map((card) => ({ visitor: stage.nextVisitor(), card, levelId: levels.floor }));
  return stage.inspect((db) => planBuyers(db, wishes, stage.clock.now()));
}

/** Presses Pay Now, twice at once, until the answer or the end of the server. */
export async function press({ visitor, order }: Buyer, server: ServerProcess): Promise<void> {
  const body = {
    CustomerOrderID: order.orderId,
    CustomerOrderScheduledPaymentID: order.paymentIds[0],
  };
  const { cookie } = visitor;
  const send = () => server.send('/gen.v1/customerorder/capturescheduledpayment', { cookie, body });
  await Promise.allSettled([send(), send()]);
}

const scene = (steps: readonly string[]): KillScene<Buyer[]> => ({
  steps,
  faults: chargeFaults,
  prepare: (stage, { step, dice }) => prepare(stage, cardsFor(step, dice)),
  act: async (stage, server, buyers) => {
    await Promise.all(buyers.map((buyer) => press(buyer, server)));
    await stage.gateway.decideHeld(true);
  },
});

export const killInstallments = (
  stage: Stage,
  size: KillSize,
  steps: readonly string[] = allInstallmentSteps,
): Promise<KillReport> => killAtSteps(stage, scene(steps), size);
