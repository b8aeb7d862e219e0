// CALL-59: charges the card and makes the order, once, whatever breaks in between.
import { sentFrom } from '@stagedoor/contract/entities/outlet-reach';
import { createOrder } from '@stagedoor/contract/calls/shop/order';
import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import type { ArrivingCaller } from '../../accounts/index.ts';
import { letterheadOf } from '../../mail/index.ts';
import { orderOfCart } from '../../orders/index.ts';
import type { NewOrderKey } from '../../orders/index.ts';
import type { Payments, PaymentTarget } from '../../payments/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { AnswerWithStatus } from '../../platform/http/answers.ts';
import { handleArriving } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import type { Checkpoint } from '../../platform/checkpoint.ts';
import type { CartNeeds } from '../cart-needs.ts';
import { lookAtTickets, orderCart } from '../cart-payment.ts';
import type { SellReturned } from '../cart-payment.ts';
import { findCart } from '../cart-store.ts';
import { readCart, requireOwn } from '../open-cart.ts';
import type { PlacingCheckpoint } from '../placing-steps.ts';
import { AlreadyPlaced, prepareOrder } from '../prepare-order.ts';
import type { CheckoutFacts } from '../prepare-order.ts';

export interface OrderingNeeds extends CartNeeds {
  target: PaymentTarget<NewOrderKey>;
  placing: Placing;
  charge: Payments['charge'];
  checkpoint: Checkpoint;
  sellReturned: SellReturned;
  publicAddress: PublicAddress;
}

/** What came of it: the order, or nothing yet, or nothing at all. */
export type Placed =
  | { kind: 'ordered'; order: NewOrderKey }
  | { kind: 'pending' }
  | { kind: 'declined' | 'failed' | 'unsent' | 'gone' };

/** Carts that somebody in this process is placing right now, with what will come of it. */
export type Placing = Map<string, Promise<Placed>>;

type Answer = OutputOf<typeof createOrder>;
type Placement = InputOf<typeof createOrder>;

async function gatherFacts(
  needs: OrderingNeeds,
  arriving: ArrivingCaller,
  { expectedTotalCents }: Placement,
): Promise<CheckoutFacts> {
  const { sellerId, outletId } = arriving;
  const [outlet, { levels }] = await Promise.all([
    needs.outlets.get(outletId),
    needs.catalogue.get(sellerId, outletId),
  ]);
  return {
    from: letterheadOf(outlet, needs.publicAddress(outlet)),
    levels,
    deliveryMethods: outlet.deliveryMethods,
    sentFrom: sentFrom(outlet),
    checkpoint: needs.checkpoint,
    expectedTotalCents,
    chargeLimits: await needs.chargeLimits(arriving, outlet.currency),
  };
}

/** What the cart held cannot be had after all: nothing of the order is written. */
class TicketsGone extends Error {}

/** Nothing to pay: no gateway, one transaction. */
async function placeFree(
  { db, checkpoint, sellReturned }: OrderingNeeds,
  arriving: ArrivingCaller,
  cartUuid: string,
  facts: CheckoutFacts,
): Promise<NewOrderKey> {
  return inTransaction(db, async (tx) => {
    const { mark } = await prepareOrder(tx, arriving, cartUuid, facts);
    const order = await orderCart(tx, await mark(), await lookAtTickets(tx, arriving.sellerId, cartUuid), {
      intentRef: undefined,
      now: arriving.now,
      checkpoint,
      sellReturned,
    });
    if (!order) throw new TicketsGone();
    return order.written;
  });
}

/** Thrown out of the first transaction, which so leaves no trace. */
class NothingToPay extends Error {}

async function placedBefore(
  { db }: OrderingNeeds,
  arriving: ArrivingCaller,
  cartUuid: string,
): Promise<Placed> {
  const ordered = await orderOfCart(db, arriving.sellerId, cartUuid);
  return ordered ? { kind: 'ordered', order: ordered.order } : { kind: 'pending' };
}

const placeNow = async (...placing: Parameters<typeof placeFree>): Promise<Placed> => {
  try {
    return { kind: 'ordered', order: await placeFree(...placing) };
  } catch (error) {
    if (error instanceof TicketsGone) return { kind: 'gone' };
    throw error;
  }
};

async function place(needs: OrderingNeeds, arriving: ArrivingCaller, placement: Placement): Promise<Placed> {
  const { uuid: cartUuid } = placement;
  const checkpoint: PlacingCheckpoint = needs.checkpoint;
  const facts = await gatherFacts(needs, arriving, placement);
  try {
    const { intent, result } = await needs.charge(needs.target, async (tx) => {
      const { bill, card, mark } = await prepareOrder(tx, arriving, cartUuid, facts);
      const { totalCents } = bill.totals;
      if (!card) throw new NothingToPay();
      const marked = mark();
      await checkpoint('cart marked as paying');
      const { sellerId, pageOrigin } = arriving;
      const { currency } = facts.from;
      return { sellerId, targetId: cartUuid, amountCents: totalCents, currency, card, marked, pageOrigin };
    });
    if (result) return { kind: 'ordered', order: result };
    // Another node, or a commit whose answer was lost, made the order.
    if (intent.state === 'succeeded') return await placedBefore(needs, arriving, cartUuid);
    if (intent.state === 'declined' || intent.state === 'failed' || intent.state === 'unsent')
      return { kind: intent.state };
    return { kind: intent.state === 'unfulfilled' ? 'gone' : 'pending' };
  } catch (error) {
    if (error instanceof NothingToPay) return placeNow(needs, arriving, cartUuid, facts);
    if (!(error instanceof AlreadyPlaced)) throw error;
    return placedBefore(needs, arriving, cartUuid);
  }
}

/** Whoever sends it twice at once, from two tabs or by pressing twice, gets the one answer; a stranger gets none. */
async function placeOnce(
  needs: OrderingNeeds,
  arriving: ArrivingCaller,
  placement: Placement,
): Promise<Placed> {
  const { uuid: cartUuid } = placement;
  const { placing } = needs;
  const underWay = placing.get(cartUuid);
  if (underWay) {
    const caller = await arriving.recognize();
    requireOwn(await findCart(needs.db, caller.sellerId, cartUuid), caller);
    return underWay;
  }
  const outcome = place(needs, arriving, placement).finally(() => placing.delete(cartUuid));
  placing.set(cartUuid, outcome);
  return outcome;
}

async function answerPending(
  needs: OrderingNeeds,
  arriving: ArrivingCaller,
  cartUuid: string,
): Promise<Answer | AnswerWithStatus<Answer>> {
  const row = await findCart(needs.db, arriving.sellerId, cartUuid);
  const cart = await readCart(needs, needs.db, arriving, row!);
  return new AnswerWithStatus(202, { cart });
}

async function answer(
  needs: OrderingNeeds,
  placement: Placement,
  arriving: ArrivingCaller,
): Promise<Answer | AnswerWithStatus<Answer>> {
  const { uuid } = placement;
  const checkpoint: PlacingCheckpoint = needs.checkpoint;
  await checkpoint('order asked for');
  const outcome = await placeOnce(needs, arriving, placement);
  await checkpoint('order answered');
  switch (outcome.kind) {
    case 'ordered': {
      const { order_id: id, unique_id } = outcome.order;
      return { order: { id, number: orderNumber(unique_id) } };
    }
    case 'pending':
      return answerPending(needs, arriving, uuid);
    case 'declined':
      return refuse('CARD_DECLINED');
    case 'failed':
      return refuse('PAYMENT_FAILED');
    case 'unsent':
      return refuse('PAYMENT_NOT_SENT');
    case 'gone':
      return refuse('CART_GONE');
  }
}

export function createOrderHandler(needs: OrderingNeeds): Handler<'carts'> {
  return handleArriving(createOrder, (input, arriving) => answer(needs, input, arriving));
}
