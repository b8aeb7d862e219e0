// An order and whatever may happen to it after it was placed, without a gateway: what it would answer is the test's.
import { catalogueCache } from '../../catalogue/index.ts';
import { moveStock } from '../../inventory/index.ts';
import type { Holder } from '../../inventory/index.ts';
import { chargeableCardsOf, importCards, importMovement } from '../../payments/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { findChange, findReturns } from '../changes/change-store.ts';
import type { ChangeRow } from '../changes/change-store.ts';
import { openChange } from '../changes/open-change.ts';
import type { NewChange } from '../changes/open-change.ts';
import { ORDER_RETURN } from '../changes/returns.ts';
import { recordCapture } from '../installments/record-payment.ts';
import { billLine, lineOffer } from '../order-bill.ts';
import type { BillLine } from '../order-bill.ts';
import { ORDER_PAYMENT } from '../order-payment-kind.ts';
import { findParts } from '../order-parts.ts';
import { findPayment, lockOrder } from '../order-store.ts';
import type { OrderRow } from '../order-store.ts';
import { ticketsOfOrders } from '../tickets/order-ticket-store.ts';
import { unpaidOrder } from './unpaid-order.ts';

export const DRAW: Holder = { kind: 'draw', id: '13' };
export const now = new Date('2026-11-15T12:00:00Z');
const owner = { sellerId: 1, kind: 'customer' } as const;

let transactions = 0;
const atGateway = async (): Promise<string> => String((transactions += 1));

/** The first customer gets a card. */
export async function loadCard(db: Db): Promise<number> {
  const { user_id } = await db
    .selectFrom('customers')
    .select('user_id')
    .orderBy('user_id')
    .executeTakeFirstOrThrow();
  const card = {
    cardId: '1',
    holderName: 'Robin Vale',
    lastFour: '1111',
    expiration: '2099-12',
    type: 'Visa',
  };
  await importCards(
    db,
    { ...owner, ids: [user_id], gateway: 'authorizenet' },
    async () => [{ profileId: '1', card }],
    now,
  );
  return user_id;
}

/** The jobs that an app leaves alone where a test pays by its own hand: theirs would come first on a slow machine. */
export const paidByHand = { leftJobs: ['capture installments'] } as const;

/** All that is done with one order; each runs in a transaction of its own, with the order locked. */
export class ChangingOrder {
  readonly db: Db;
  readonly userId: number;
  readonly orderId: number;

  private constructor(db: Db, userId: number, orderId: number) {
    this.db = db;
    this.userId = userId;
    this.orderId = orderId;
  }

  static async place(
    db: Db,
    userId: number,
    wanted: ReadonlyMap<number, number>,
    payments: number,
  ): Promise<ChangingOrder> {
    const [card] = await chargeableCardsOf(db, { ...owner, id: userId });
    const schedule = { paymentMethodId: card!.paymentMethodId, payments };
    const { order } = await unpaidOrder(db, wanted, now, schedule);
    return new ChangingOrder(db, userId, order.order_id);
  }

  async read() {
    const parts = await findParts(this.db, 1, [this.orderId]);
    const tickets = await ticketsOfOrders(this.db, 1, [this.orderId]);
    const order = await inTransaction(this.db, (tx) => lockOrder(tx, 1, this.orderId));
    const changes = await this.db
      .selectFrom('order_changes')
      .selectAll()
      .where('order_id', '=', this.orderId)
      .orderBy('change_id')
      .execute();
    return { order, ...parts, tickets, changes };
  }

  locked<T>(work: (tx: Tx, order: OrderRow) => Promise<T>): Promise<T> {
    return inTransaction(this.db, async (tx) => work(tx, await lockOrder(tx, 1, this.orderId)));
  }

  open(change: NewChange): Promise<ChangeRow> {
    return this.locked((tx, order) => openChange(tx, order, change, now));
  }

  private async move(tx: Tx, targetKind: string, targetId: number, amountCents: number, ofRef?: string) {
    const [card] = await chargeableCardsOf(tx, { ...owner, id: this.userId });
    const movement = {
      sellerId: 1,
      targetKind,
      targetId: String(targetId),
      amountCents,
      currency: 'USD' as const,
      card: card!,
      at: now,
    };
    return (await importMovement(tx, { ...movement, ...(ofRef && { ofRef }) }, atGateway)).ref;
  }

  capture(paymentId: number): Promise<OrderRow> {
    return this.locked(async (tx, order) => {
      const payment = await findPayment(tx, { seller_id: 1, payment_id: paymentId });
      const ref = await this.move(tx, ORDER_PAYMENT, paymentId, payment.amount_cents);
      return recordCapture(tx, order, payment, { intent_ref: ref }, now);
    });
  }

  /** By a charge that somebody else made, such as a cart's. */
  captureBy(paymentId: number, ref: string): Promise<OrderRow> {
    return this.locked(async (tx, order) => {
      const payment = await findPayment(tx, { seller_id: 1, payment_id: paymentId });
      return recordCapture(tx, order, payment, { intent_ref: ref }, now);
    });
  }

  /** Gives back what a return says, at the gateway's; the reference is what the books want to know. */
  async giveBack(tx: Tx, returnId: number, paymentId: number, amountCents: number): Promise<string> {
    const { intent_ref } = await findPayment(tx, { seller_id: 1, payment_id: paymentId });
    return this.move(tx, ORDER_RETURN, returnId, amountCents, intent_ref!);
  }

  change(changeId: number): Promise<ChangeRow> {
    return inTransaction(this.db, (tx) => findChange(tx, 1, changeId));
  }

  returnsOf(change: ChangeRow) {
    return inTransaction(this.db, (tx) => findReturns(tx, change));
  }
}

export async function priced(db: Db, levelId: number, quantity: number): Promise<BillLine> {
  const { levels } = await catalogueCache(db).get(1, 1);
  return billLine(lineOffer(levels.get(levelId)!), quantity, 'USD');
}

export const setAside = (db: Db, levelId: number, quantity: number, to: Holder) =>
  inTransaction(db, (tx) =>
    moveStock(tx, { sellerId: 1, wanted: [{ levelId, quantity }], from: 'free', to }),
  );
