// The cart's part of the first transaction: everything is checked, priced and written down before the gateway is called.
import { canChooseCard } from '@stagedoor/rules/card-expiry';
import { isReleased } from '@stagedoor/rules/cart-clock';
import { stagesOf } from '@stagedoor/rules/checkout-stages';
import { isLiveCart } from '@stagedoor/rules/machines/cart';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { missingStages } from '@stagedoor/rules/missing-stages';
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { LevelOnOffer } from '../catalogue/index.ts';
import { keepHolds } from '../inventory/index.ts';
import type { Letterhead } from '../mail/index.ts';
import { billing } from '../orders/index.ts';
import type { OrderBill } from '../orders/index.ts';
import { findChargeableCard } from '../payments/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { customerOf } from '../platform/http/access.ts';
import type { Caller } from '../platform/http/caller.ts';
import { refuse } from '../platform/http/refusal.ts';
import { findLines, lockCart, moveCart } from './cart-store.ts';
import type { CartRow, LineRow } from './cart-store.ts';
import { offeredTo } from './cart-stages.ts';
import { requireOwn } from './open-cart.ts';
import type { ReachPlacingStep } from './placing-steps.ts';

/** The cart is being paid or was paid already: there is nothing to prepare. */
export class AlreadyPlaced extends Error {
  readonly row: CartRow;

  constructor(row: CartRow) {
    super(`The cart is ${row.state}`);
    this.row = row;
  }
}

/** What is known before the transaction begins. */
export interface Surroundings {
  customer: { email: string; first_name: string };
  from: Letterhead;
  levels: ReadonlyMap<number, LevelOnOffer>;
  deliveryMethods: readonly DeliveryMethod[];
  reach: ReachPlacingStep;
}

/** SEC-38: names what is missing, for people and for programs. */
function requireComplete(row: CartRow): void {
  const missing = missingStages({
    seatsConfirmed: row.state === 'CHECKOUT',
    hasAddress: row.shipping_address !== null,
    hasDelivery: row.delivery_method_uuid !== null,
    hasCard: row.payment_method_uuid !== null,
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

/** SEC-29: the customer's own card, not removed since it was chosen, and not expired since. It stays until the end. */
async function requireCard(tx: Tx, row: CartRow, userId: number, now: Date) {
  const owner = { sellerId: row.seller_id, kind: 'customer', id: userId } as const;
  const card = await findChargeableCard(tx, owner, { uuid: row.payment_method_uuid! });
  if (!card) return refuse('NOT_FOUND', { message: refusalMessages.cardRemoved });
  return canChooseCard(card.expiration, now) ? card : refuse('CARD_EXPIRED');
}

function requireDelivery(
  row: CartRow,
  lines: readonly LineRow[],
  { deliveryMethods, levels }: Surroundings,
): DeliveryMethod {
  const offered = offeredTo(row, lines, deliveryMethods, levels);
  const method = offered.find(({ uuid }) => uuid === row.delivery_method_uuid);
  return method ?? refuse('DELIVERY_NOT_OFFERED');
}

function priceLines(lines: readonly LineRow[], { levels }: Surroundings) {
  return lines.map((line) => {
    const level = levels.get(line.price_level_id) ?? refuse('CART_GONE');
    return billing.line(level, line.quantity);
  });
}

export interface PreparedOrder {
  row: CartRow;
  bill: OrderBill;
  card: NonNullable<Awaited<ReturnType<typeof findChargeableCard>>>;
}

/** Leaves the cart in state PAYING, with its bill, and with holds that do not end by themselves. */
export async function prepareOrder(
  tx: Tx,
  caller: Caller,
  cartUuid: string,
  surroundings: Surroundings,
): Promise<PreparedOrder> {
  const { sellerId, now } = caller;
  const { reach } = surroundings;
  const row = requireOwn(await lockCart(tx, sellerId, cartUuid), caller);
  await reach('cart locked');
  requireLive(row, now);
  requireComplete(row);
  const userId = customerOf(caller);
  const card = await requireCard(tx, row, userId, now);
  await reach('card found');
  const inCart = await findLines(tx, sellerId, cartUuid);
  const delivery = requireDelivery(row, inCart, surroundings);
  const lines = priceLines(inCart, surroundings);
  const bill: OrderBill = {
    userId,
    email: surroundings.customer.email,
    firstName: surroundings.customer.first_name,
    lines,
    totals: billing.totals(lines, delivery.priceCents),
    delivery: {
      id: delivery.id,
      type: delivery.deliveryType,
      name: delivery.name,
      notes: delivery.notes ?? null,
    },
    shippingAddress: row.shipping_address!,
    paymentMethodId: card.paymentMethodId,
    lastFour: card.lastFour,
    from: surroundings.from,
  };
  const held = await keepHolds(tx, sellerId, cartUuid, now);
  if (held !== lines.reduce((sum, { quantity }) => sum + quantity, 0)) refuse('CART_GONE');
  await reach('holds kept');
  const changes = { user_id: userId, bill: JSON.stringify(bill), payment_problem: null };
  const paying = await moveCart(tx, row, 'PAYING', changes);
  await reach('cart marked as paying');
  return { row: paying, bill, card };
}
