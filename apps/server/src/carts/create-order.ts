// CALL-59: charges the card and makes the order, once, whatever breaks in between.
import { createOrder } from '@stagedoor/contract/calls/order';
import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import { orderNumber } from '@stagedoor/rules/order-number';
import { findCustomer } from '../accounts/index.ts';
import { letterheadOf } from '../mail/index.ts';
import { findOrder } from '../orders/index.ts';
import type { OrderRow } from '../orders/index.ts';
import type { Payments } from '../payments/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { AnswerWithStatus } from '../platform/http/answers.ts';
import { customerOf } from '../platform/http/access.ts';
import type { Caller } from '../platform/http/caller.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import type { CartNeeds } from './cart-needs.ts';
import { orderCart } from './cart-payment.ts';
import { findCart } from './cart-store.ts';
import { readCart, requireOwn } from './open-cart.ts';
import type { Ordering } from './ordering.ts';
import type { ReachPlacingStep } from './placing-steps.ts';
import { AlreadyPlaced, prepareOrder } from './prepare-order.ts';
import type { Surroundings } from './prepare-order.ts';

export interface OrderingNeeds extends CartNeeds {
  ordering: Ordering;
  charge: Payments['charge'];
  publicAddress: PublicAddress;
}

/** What came of it: the order, or nothing yet, or nothing at all. */
export type Outcome =
  | { kind: 'ordered'; order: Pick<OrderRow, 'order_id' | 'unique_id'> }
  | { kind: 'pending' }
  | { kind: 'declined' | 'failed' | 'gone' };

type Answer = OutputOf<typeof createOrder>;

async function lookAround(needs: OrderingNeeds, caller: Caller): Promise<Surroundings> {
  const { sellerId, outletId } = caller;
  const [outlet, { levels }, customer] = await Promise.all([
    needs.outlets.get(outletId),
    needs.catalogue.get(sellerId, outletId),
    findCustomer(needs.db, sellerId, customerOf(caller)),
  ]);
  return {
    customer: customer ?? refuse('INVALID_SESSION'),
    from: letterheadOf(outlet, needs.publicAddress(outlet)),
    levels,
    deliveryMethods: outlet.deliveryMethods,
    reach: needs.ordering.reach,
  };
}

/** Nothing to pay: no gateway, one transaction. Undefined when there is something to pay after all. */
async function placeFree(
  { db, ordering }: OrderingNeeds,
  caller: Caller,
  cartUuid: string,
  surroundings: Surroundings,
): Promise<OrderRow | undefined> {
  return inTransaction(db, async (tx) => {
    const { row } = await prepareOrder(tx, caller, cartUuid, surroundings);
    return orderCart(tx, row, undefined, caller.now, ordering.reach);
  });
}

/** Thrown out of the first transaction, which so leaves no trace. */
class NothingToPay extends Error {}

async function place(needs: OrderingNeeds, caller: Caller, cartUuid: string): Promise<Outcome> {
  const surroundings = await lookAround(needs, caller);
  try {
    const { intent, result } = await needs.charge(needs.ordering.target, async (tx) => {
      const { bill, card } = await prepareOrder(tx, caller, cartUuid, surroundings);
      const { totalCents } = bill.totals;
      if (totalCents === 0) throw new NothingToPay();
      return { sellerId: caller.sellerId, targetId: cartUuid, amountCents: totalCents, card };
    });
    if (result) return { kind: 'ordered', order: result };
    if (intent.state === 'declined' || intent.state === 'failed') return { kind: intent.state };
    return { kind: intent.state === 'unfulfilled' ? 'gone' : 'pending' };
  } catch (error) {
    if (error instanceof NothingToPay) {
      const order = await placeFree(needs, caller, cartUuid, surroundings);
      return order ? { kind: 'ordered', order } : { kind: 'gone' };
    }
    if (!(error instanceof AlreadyPlaced)) throw error;
    const order = await findOrder(needs.db, caller.sellerId, { cartUuid });
    return order ? { kind: 'ordered', order } : { kind: 'pending' };
  }
}

/** Whoever sends it twice at once, from two tabs or by pressing twice, gets the one answer. */
function placeOnce(needs: OrderingNeeds, caller: Caller, cartUuid: string): Promise<Outcome> {
  const { placing } = needs.ordering;
  const underWay = placing.get(cartUuid);
  if (underWay) return underWay;
  const outcome = place(needs, caller, cartUuid).finally(() => placing.delete(cartUuid));
  placing.set(cartUuid, outcome);
  return outcome;
}

async function answerPending(
  needs: OrderingNeeds,
  caller: Caller,
  cartUuid: string,
): Promise<Answer | AnswerWithStatus<Answer>> {
  const row = await findCart(needs.db, caller.sellerId, cartUuid);
  const cart = await readCart(needs, needs.db, caller, row!);
  return new AnswerWithStatus(202, { cart });
}

async function answer(
  needs: OrderingNeeds,
  { uuid }: InputOf<typeof createOrder>,
  caller: Caller,
): Promise<Answer | AnswerWithStatus<Answer>> {
  const reach: ReachPlacingStep = needs.ordering.reach;
  requireOwn(await findCart(needs.db, caller.sellerId, uuid), caller);
  await reach('order asked for');
  const outcome = await placeOnce(needs, caller, uuid);
  await reach('order answered');
  switch (outcome.kind) {
    case 'ordered': {
      const { order_id: id, unique_id } = outcome.order;
      return { order: { id, number: orderNumber(unique_id) } };
    }
    case 'pending':
      return answerPending(needs, caller, uuid);
    case 'declined':
      return refuse('CARD_DECLINED');
    case 'failed':
      return refuse('PAYMENT_FAILED');
    case 'gone':
      return refuse('CART_GONE');
  }
}

export function createOrderHandler(needs: OrderingNeeds): Handler {
  return handle(createOrder, (input, caller) => answer(needs, input, caller));
}
