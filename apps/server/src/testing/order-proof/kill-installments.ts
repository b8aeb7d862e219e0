// Kills the shop at every step of charging an installment, while its job and its customer are both at it.
import { setTimeout as sleep } from 'node:timers/promises';
import { orderSteps } from '../../orders/index.ts';
import { readBooks } from '../../orders/testing/books.ts';
import { planOrder } from '../../orders/testing/plan-order.ts';
import type { PlanOrder } from '../../orders/testing/plan-order.ts';
import { paymentSteps } from '../../payments/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { ServerProcess } from '../server-process.ts';
import { levels } from '../small-catalogue.ts';
import { diceOf } from './dice.ts';
import type { Dice } from './dice.ts';
import { chargeFaults } from './kill-plan.ts';
import { lookIntoBooks, settle, undecided } from './kill-orders.ts';
import type { KillReport } from './kill-orders.ts';
import type { CardKind, Visitor } from './order-world.ts';
import { advance, startShop } from './stage.ts';
import type { Stage } from './stage.ts';

/** Every step of charging an installment, as the code itself lists them. */
export const allInstallmentSteps: readonly string[] = [...paymentSteps, ...orderSteps.paying];

interface Buyer {
  visitor: Visitor;
  order: PlanOrder;
}

const DAY_MS = 86_400_000;
const PATIENCE_MS = 15_000;

function cardsFor(step: string, dice: Dice): CardKind[] {
  if (step === 'installment failed') return ['declined', 'declined'];
  return ['approved', dice.pick<CardKind>(['approved', 'held', 'dropped'])];
}

async function methodId(db: Db, uuid: string): Promise<number> {
  const card = await db
    .selectFrom('payment_methods')
    .select('payment_method_id')
    .where('payment_method_uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  return card.payment_method_id;
}

/** One that is due, for the job, and one that is not, for the customer's hand. */
async function prepare(stage: Stage, cards: readonly CardKind[]): Promise<Buyer[]> {
  const now = stage.clock.now();
  const day = (days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const buyers: Buyer[] = [];
  for (const [index, kind] of cards.entries()) {
    const visitor = stage.nextVisitor();
    const order = await stage.inspect(async (db) =>
      planOrder(db, {
        userId: visitor.userId,
        levelId: levels.floor,
        paymentMethodIds: [await methodId(db, visitor.cards[kind])],
        dueDays: [day(index === 0 ? 0 : 300), day(330), day(360)],
        now,
      }),
    );
    buyers.push({ visitor, order });
  }
  return buyers;
}

/** Presses Pay Now, twice at once, until the answer or the end of the server. */
async function press({ visitor, order }: Buyer, server: ServerProcess): Promise<void> {
  const body = {
    CustomerOrderID: order.orderId,
    CustomerOrderScheduledPaymentID: order.paymentIds[0],
  };
  const { cookie } = visitor;
  const send = () => server.send('/gen.v1/customerorder/capturescheduledpayment', { cookie, body });
  await Promise.allSettled([send(), send()]);
}

/** True when the shop died as planned. */
async function play(stage: Stage, dice: Dice, step: string, time: number, isCalm: boolean): Promise<boolean> {
  advance(stage, 120);
  await stage.gateway.clearFaults();
  const fault = isCalm ? undefined : dice.pick(chargeFaults);
  if (fault) await stage.gateway.switchFault(fault);
  const buyers = await prepare(stage, cardsFor(step, dice));
  const server = await startShop(stage, `${step}#${time}`);
  const pressed = Promise.all(buyers.map((buyer) => press(buyer, server)));
  const isOver = pressed.then(() => stage.gateway.decideHeld(true)).then(() => sleep(300));
  const end = await Promise.race([
    server.gone.then(() => 'died'),
    isOver.then(
      () => 'lived',
      () => 'lived',
    ),
    sleep(PATIENCE_MS).then(() => 'lived'),
  ]);
  stage.gateway.tell(undefined);
  await server.end('SIGKILL');
  return end === 'died';
}

export async function killInstallments(
  stage: Stage,
  { seed, killsAtEachStep }: { seed: number; killsAtEachStep: number },
): Promise<KillReport> {
  const dice = diceOf(seed);
  const kills = new Map<string, number>();
  const problems: string[] = [];
  const steps = Array.from({ length: killsAtEachStep }, () => allInstallmentSteps).flat();
  for (const step of steps) {
    const died =
      (await play(stage, dice, step, 1 + dice.number(2), false)) || (await play(stage, dice, step, 1, true));
    if (died) kills.set(step, (kills.get(step) ?? 0) + 1);
    else problems.push(`"${step}" was not reached`);
    const found = await lookIntoBooks(stage);
    problems.push(...found.map((problem) => `killed at "${step}": ${problem}`));
  }
  await settle(stage, dice);
  problems.push(...(await lookIntoBooks(stage)).map((problem) => `at the end: ${problem}`));
  return stage.inspect(async (db) => {
    const books = await readBooks(db, stage.gateway.db);
    if (books.ledgerCents !== books.gatewayCents)
      problems.push(`the ledger has ${books.ledgerCents} cents, the gateway ${books.gatewayCents}`);
    const left = await undecided(db);
    if (left > 0) problems.push(`${left} payments were never decided`);
    return { seed, kills, books, acknowledged: 0, problems };
  });
}
