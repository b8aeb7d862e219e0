// The cart's part of the first transaction: everything is checked, priced and written down before the gateway is called.
import { isReleased } from '@stagedoor/rules/checkout/cart-clock';
import { stagesOf } from '@stagedoor/rules/checkout/checkout-stages';
import { isLiveCart } from '@stagedoor/rules/machines/cart';
import { wrongWithSum } from '@stagedoor/rules/money/charge-limits';
import type { ChargeLimits } from '@stagedoor/rules/money/charge-limits';
import { unitsOf } from '@stagedoor/rules/money/currencies';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { missingStages } from '@stagedoor/rules/checkout/missing-stages';
import type { OrderTotals } from '@stagedoor/rules/orders/order-totals';
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { SentFrom } from '@stagedoor/rules/delivery/sent-from';
import { customerOf, findCustomer } from '../accounts/index.ts';
import type { ArrivingCaller } from '../accounts/index.ts';
import type { LevelOnOffer } from '../catalogue/index.ts';
import { claimUse } from '../codes/index.ts';
import { keepHolds } from '../inventory/index.ts';
import type { Letterhead } from '../mail/index.ts';
import { billTotals } from '../orders/index.ts';
import type { BillLine, OrderBill } from '../orders/index.ts';
import { findChargeableCard, requireChargeable } from '../payments/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { openings } from '../sellers/index.ts';
import { refuse } from '../platform/http/refusal.ts';
import { moveCart } from './cart-move-store.ts';
import { chosenCard, customerOfCart } from './cart-piece-store.ts';
import { findLines, lockCart } from './cart-store.ts';
import type { CartRow, LineRow } from './cart-store.ts';
import { deliveryPrice, priceLines } from './cart-prices.ts';
import { deliveryOf } from './cart-stages.ts';
import { requireOwn } from './open-cart.ts';
import type { PlacingCheckpoint } from './placing-steps.ts';

/** The cart is being paid or was paid already: there is nothing to prepare. */
export class AlreadyPlaced extends Error {
  readonly row: CartRow;

  constructor(row: CartRow) {
    super(`The cart is ${row.state}`);
    this.row = row;
  }
}

/** What is known before the transaction begins. */
export interface CheckoutFacts {
  from: Letterhead;
  levels: ReadonlyMap<number, LevelOnOffer>;
  deliveryMethods: readonly DeliveryMethod[];
  sentFrom: SentFrom;
  checkpoint: PlacingCheckpoint;
  /** What the customer was shown, where the page says so. */
  expectedTotalCents: number | undefined;
  /** What the gateway charges at least and at most. */
  chargeLimits: ChargeLimits;
}

/** SEC-38: names what is missing, for people and for programs. CART-23: what is free needs no card. */
function requireComplete(row: CartRow, needs: { address: boolean; card: boolean }): void {
  const missing = missingStages({
    seatsConfirmed: row.state === 'CHECKOUT',
    hasAddress: !needs.address,
    hasDelivery: row.delivery_method_uuid !== null,
    hasCard: !needs.card || row.payment_method_uuid !== null,
  });
  if (missing.length === 0) return;
  const all = stagesOf('i', { signedIn: true, hasAddons: false, collectsPayment: true });
  const labels = all.filter(({ stage }) => missing.includes(stage)).map(({ label }) => label);
  const message = refusalMessages.stagesMissing(labels.join(', '));
  refuse('CART_NOT_CONFIRMED', { message, facts: { missing } });
}

/** SEC-37: the order of somebody who pressed in time is honoured until the tickets are let go. */
function requireLive(row: CartRow, now: Date): void {
  if (row.state === 'PAYING' || row.state === 'ORDERED') throw new AlreadyPlaced(row);
  if (!isLiveCart(row.state) || isReleased(row.deadline, now)) refuse('CART_GONE');
}

type Card = NonNullable<ReturnType<Awaited<ReturnType<typeof findChosenCard>>>>;

/** SEC-29: the customer's own card, not removed since it was chosen, and not expired since. It stays until the end. */
function requireCard(card: Card | undefined, now: Date): Card {
  if (!card) return refuse('NOT_FOUND', { message: refusalMessages.cardRemoved });
  return requireChargeable(card, now);
}

function billedLines(
  lines: readonly LineRow[],
  { code }: CartRow,
  { levels, from: { currency } }: CheckoutFacts,
): BillLine[] {
  const priced = priceLines(lines, { levels, currency, code });
  return priced.length === lines.length ? priced.map((each) => each.priced) : refuse('CART_GONE');
}

/** CODE-01: it is known by now whose account it is; what was held stays, unless they have had all that one may. */
async function requireCodeTurn(
  tx: Tx,
  { seller_id, cart_uuid, code }: CartRow,
  userId: number,
): Promise<void> {
  if (!code?.isPerAccount) return;
  const isTheirs = await claimUse(tx, { sellerId: seller_id, cartUuid: cart_uuid, userId });
  if (!isTheirs) refuse('CODE_USED_BY_YOU');
}

/** SEC-78: nothing is charged that was not shown. */
function requireExpected(totals: OrderTotals, { expectedTotalCents, from }: CheckoutFacts): OrderTotals {
  const { totalCents } = totals;
  if (expectedTotalCents !== undefined && expectedTotalCents !== totalCents) {
    refuse('TOTAL_CHANGED', { facts: { total: totalCents / unitsOf(from.currency) } });
  }
  return totals;
}

/** What no card could be charged is not sent to be refused. */
function requireChargeableSum({ totalCents }: OrderTotals, { chargeLimits, from }: CheckoutFacts): void {
  const message = wrongWithSum(totalCents, chargeLimits, from.currency);
  if (message !== undefined) refuse('SUM_NOT_CHARGED', { message });
}

export interface PreparedOrder {
  bill: OrderBill;
  /** None where there is nothing to pay. */
  card: Card | undefined;
  /** Leaves the cart in state PAYING, with its bill. */
  mark(): Promise<CartRow>;
}

/** LANG-06: where the call names no language, the order speaks the account's. */
const spokenBy = (from: Letterhead, { language }: { language: string | null }): Letterhead =>
  from.languages && language ? { ...from, language: from.language ?? language } : from;

interface Placing {
  sellerId: number;
  outletId: number;
  cartUuid: string;
}

const findChosenCard = findChargeableCard.by(({ sellerId, outletId, cartUuid }: Placing) => ({
  owner: { sellerId, kind: 'customer', isTest: openings.testedPiece({ sellerId, outletId }) },
  uuid: chosenCard(sellerId, cartUuid),
}));
const findBuyer = findCustomer.by(customerOfCart);

/**
 * Everything that an order is decided by, and who asks for it; it travels together. The holds do not end by themselves
 * from here on.
 */
async function look(tx: Tx, arriving: ArrivingCaller, cartUuid: string) {
  const { sellerId, outletId, now } = arriving;
  const placing = { sellerId, outletId, cartUuid };
  const [caller, row, held, lines, cardOf, buyer] = await Promise.all([
    arriving.recognize(tx),
    lockCart(tx, sellerId, cartUuid),
    keepHolds(tx, sellerId, cartUuid, { heldAt: now }),
    findLines(tx, sellerId, cartUuid),
    findChosenCard(tx, placing),
    findBuyer(tx, placing),
  ]);
  const userId = customerOf(caller);
  const own = requireOwn(row, caller);
  // Whoever signed in after the last stage: the cart does not know it yet.
  const customer = own.user_id === null ? await findCustomer(tx, sellerId, userId) : buyer;
  return { row: own, userId, held, lines, card: cardOf(userId), customer };
}

/** Refuses what cannot be ordered, and then leaves no trace. */
export async function prepareOrder(
  tx: Tx,
  arriving: ArrivingCaller,
  cartUuid: string,
  facts: CheckoutFacts,
): Promise<PreparedOrder> {
  const { now } = arriving;
  const { row, userId, held, lines: inCart, card: chosen, customer } = await look(tx, arriving, cartUuid);
  await facts.checkpoint('cart locked');
  requireLive(row, now);
  await requireCodeTurn(tx, row, userId);
  const lines = billedLines(inCart, row, facts);
  const { offered, lacksAddress } = deliveryOf(row, inCart, facts, now);
  const delivery = offered.find(({ uuid }) => uuid === row.delivery_method_uuid);
  const totals = billTotals(lines, delivery && deliveryPrice(row, delivery), facts.from.currency);
  const costs = totals.totalCents > 0;
  requireComplete(row, { address: lacksAddress, card: costs });
  if (!delivery) return refuse('DELIVERY_NOT_OFFERED');
  requireChargeableSum(totals, facts);
  const card = costs ? requireCard(chosen, now) : undefined;
  if (!customer) return refuse('INVALID_SESSION');
  const bill: OrderBill = {
    userId,
    email: customer.email,
    firstName: customer.first_name,
    lastName: customer.last_name,
    currency: facts.from.currency,
    code: row.code?.code,
    lines,
    totals: requireExpected(totals, facts),
    delivery: {
      id: delivery.id,
      type: delivery.deliveryType,
      name: delivery.name,
      notes: delivery.notes ?? null,
    },
    shippingAddress: row.shipping_address,
    paymentMethodId: card?.paymentMethodId ?? null,
    lastFour: card?.lastFour ?? null,
    from: spokenBy(facts.from, customer),
  };
  if (held !== lines.reduce((sum, { quantity }) => sum + quantity, 0)) refuse('CART_GONE');
  const changes = { user_id: userId, bill, payment_problem: null };
  return { bill, card, mark: () => moveCart(tx, row, 'PAYING', changes) };
}
