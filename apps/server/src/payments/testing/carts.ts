// The least that can be paid for: a cart with a price, a state, and what its customer was told.
import { sql } from 'kysely';
import { refuse } from '../../platform/http/refusal.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { findChargeableCard } from '../cards/find-chargeable-card.ts';
import type { Charged } from '../intents/charge.ts';
import type { PaymentTarget } from '../intents/payment-target.ts';
import type { Payments } from '../open-payments.ts';

interface TestCartsTable {
  cart_id: string;
  amount_cents: number;
  state: 'open' | 'paying' | 'ordered' | 'released';
  /** Every word that the customer got. */
  told: string;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    test_carts: TestCartsTable;
  }
}

export interface TestCarts {
  add(cartId: string, amountCents?: number): Promise<void>;
  get(cartId: string): Promise<TestCartsTable>;
  set(cartId: string, state: TestCartsTable['state']): Promise<void>;
  /** Lets the tickets go, whoever is paying for them: what is ordered stays ordered. */
  letGo(cartId: string): Promise<void>;
}

export async function createCarts(db: Db): Promise<TestCarts> {
  await sql`create table if not exists test_carts (
    cart_id text primary key, amount_cents integer not null, state text not null, told text not null)`.execute(
    db,
  );
  return {
    add: async (cart_id, amount_cents = 5000) => {
      await db.insertInto('test_carts').values({ cart_id, amount_cents, state: 'open', told: '' }).execute();
    },
    get: (cartId) =>
      db.selectFrom('test_carts').selectAll().where('cart_id', '=', cartId).executeTakeFirstOrThrow(),
    set: async (cartId, state) => {
      await db.updateTable('test_carts').set({ state }).where('cart_id', '=', cartId).execute();
    },
    letGo: async (cartId) => {
      await sql`update test_carts set state = 'released'
        where cart_id = ${cartId} and state <> 'ordered'`.execute(db);
    },
  };
}

async function change(tx: Tx, cartId: string, state: TestCartsTable['state'], word: string): Promise<void> {
  await sql`update test_carts set state = ${state}, told = trim(told || ' ' || ${word})
    where cart_id = ${cartId}`.execute(tx);
}

const lock = (tx: Tx, cartId: string) =>
  tx.selectFrom('test_carts').selectAll().where('cart_id', '=', cartId).forUpdate().executeTakeFirstOrThrow();

export const cartTarget: PaymentTarget<string> = {
  kind: 'cart',
  whenAbsent: 'close',
  fulfil: async (tx, { targetId }) => {
    const cart = await lock(tx, targetId);
    if (cart.state !== 'paying') return { fulfilled: false };
    await change(tx, targetId, 'ordered', 'ordered');
    return { fulfilled: true, result: `order of ${targetId}` };
  },
  giveBack: async (tx, { targetId }) => {
    const { state } = await lock(tx, targetId);
    await change(tx, targetId, state, 'money-back');
  },
  waits: async (tx, { targetId }) => {
    const { state } = await lock(tx, targetId);
    await change(tx, targetId, state, 'asked');
  },
  release: async (tx, { targetId, problem }) => {
    await change(tx, targetId, 'open', problem?.code ?? '?');
  },
  stillDue: async (tx, { targetId }) => change(tx, targetId, 'open', 'not-sent'),
};

export const installmentTarget: PaymentTarget<string> = {
  ...cartTarget,
  kind: 'installment',
  whenAbsent: 'send-again',
};

const { stillDue: _, ...patient } = cartTarget;

/** One that nobody waits for: what could not be sent is sent later. */
export const plannedTarget: PaymentTarget<string> = { ...patient, kind: 'planned', whenAbsent: 'close' };

/** The first transaction of a shop: the cart is locked, must be open, and is being paid from now on. */
export function pay(
  payments: Payments,
  cartId: string,
  paymentMethodId: number,
  target = cartTarget,
  pageOrigin?: string,
): Promise<Charged<string>> {
  return payments.charge(target, async (tx) => {
    const cart = await lock(tx, cartId);
    if (cart.state === 'open') await change(tx, cartId, 'paying', '');
    const card = await findChargeableCard(
      tx,
      { sellerId: 1, kind: 'customer', id: 1 },
      { id: paymentMethodId },
    );
    return {
      sellerId: 1,
      targetId: cartId,
      amountCents: cart.amount_cents,
      currency: 'USD',
      card: card ?? refuse('NOT_FOUND'),
      pageOrigin,
    };
  });
}
