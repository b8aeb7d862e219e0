// A shop, a customer with cards of every kind, and orders on a plan: what tests of installments need.
import { strict as assert } from 'node:assert';
import { fan, loadPeople, patient, signedIn } from '../../accounts/testing/people.ts';
import { addCard } from '../../payments/testing/card-form.ts';
import type { Database } from '../../platform/db/database.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import type { EngineKind } from '../../testing/test-database.ts';
import { readBooks } from './books.ts';
import { planOrder } from './plan-order.ts';
import type { PlanOrder } from './plan-order.ts';

export const DAY_SECONDS = 86_400;

const numbers = {
  good: '4111 1111 1111 1111',
  bad: '4000 0000 0000 0002',
  held: '4000 0000 0000 0259',
  dropped: '4000 0000 0000 0119',
} as const;
export type CardKind = keyof typeof numbers;

export interface PlanWorld {
  app: TestApp;
  customer: TestBrowser;
  /** Payment methods by how their charges end. */
  cards: Record<CardKind, number>;
  /** Due far ahead unless a test says otherwise: the job of the running app leaves them alone. */
  plan(card?: CardKind, days?: readonly number[]): Promise<PlanOrder>;
  pay(order: PlanOrder, index?: number, browser?: TestBrowser): ReturnType<TestBrowser['send']>;
  changeCards(order: PlanOrder, changes: object[]): ReturnType<TestBrowser['send']>;
  // Answers are looked into freely.
  // oxlint-disable-next-line typescript/no-explicit-any
  read(order: PlanOrder): Promise<any>;
  charges(order: PlanOrder): Promise<{ state: string }[]>;
  setExpiration(card: CardKind, expiration: string): Promise<unknown>;
  /** The jobs of the app run as they do by themselves, only now. */
  runJobs(): Promise<unknown>;
  /** A new session, after the clock has moved. */
  comeBack(): Promise<void>;
  closeTheBooks(): Promise<void>;
}

async function openCards(app: TestApp, customer: TestBrowser): Promise<PlanWorld['cards']> {
  const ids: Partial<PlanWorld['cards']> = {};
  for (const [kind, number] of Object.entries(numbers))
    ids[kind as CardKind] = (await addCard(app, customer, { number })).PaymentMethodID;
  return ids as PlanWorld['cards'];
}

async function loadShop(database: Database): Promise<void> {
  await loadPeople(database);
  await loadSmallCatalogue(database);
}

async function findFan({ database }: TestApp): Promise<number> {
  const row = await database.db
    .selectFrom('customers')
    .select('user_id')
    .where('email', '=', fan)
    .executeTakeFirstOrThrow();
  return row.user_id;
}

export async function openPlanWorld(
  engine: EngineKind,
  environment: Record<string, string> = {},
): Promise<PlanWorld> {
  const app = await testApp(engine, { load: loadShop, environment: { ...patient, ...environment } });
  const { db } = app.database;
  const customer = await signedIn(app, fan);
  const cards = await openCards(app, customer);
  const userId = await findFan(app);
  const dayFrom = (days: number): string =>
    new Date(app.clock.now().getTime() + days * DAY_SECONDS * 1000).toISOString().slice(0, 10);
  const world: PlanWorld = {
    app,
    customer,
    cards,
    plan: (card = 'good', days = [400, 430, 460]) =>
      planOrder(db, {
        userId,
        levelId: levels.parking,
        paymentMethodIds: [cards[card]],
        dueDays: days.map(dayFrom),
        now: app.clock.now(),
      }),
    pay: (order, index = 0, browser = world.customer) =>
      browser.send('/gen.v1/customerorder/capturescheduledpayment', {
        CustomerOrderID: order.orderId,
        CustomerOrderScheduledPaymentID: order.paymentIds[index],
      }),
    changeCards: (order, CustomerOrderScheduledPayments) =>
      world.customer.send('/gen.v1/customerorder/updatescheduledpayments', {
        CustomerOrderID: order.orderId,
        CustomerOrderScheduledPayments,
      }),
    read: async ({ number }) =>
      (await world.customer.send('/gen.v1/customerorder/get', { OrderID: number })).body.order,
    charges: ({ paymentIds }) =>
      db
        .selectFrom('payment_intents')
        .select('state')
        .where('target_kind', '=', 'order-payment')
        .where('target_id', 'in', paymentIds.map(String))
        .execute(),
    setExpiration: (card, expiration) =>
      db
        .updateTable('payment_methods')
        .set({ expiration })
        .where('payment_method_id', '=', cards[card])
        .execute(),
    runJobs: () => world.customer.send('/demo/clock', { now: app.clock.now().toISOString() }),
    comeBack: async () => {
      world.customer = await signedIn(app, fan);
    },
    closeTheBooks: async () => {
      const { wrong, ledgerCents, gatewayCents } = await readBooks(db);
      assert.deepEqual(wrong, {});
      assert.equal(ledgerCents, gatewayCents);
    },
  };
  return world;
}
