// What stands behind a link to pay by, for whoever has it, at the outlet where it was sold.
import type { PaymentLink } from '@stagedoor/contract/entities/payment-link';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { failedInstallmentText } from '@stagedoor/rules/plans/installment-text';
import { required } from '@stagedoor/rules/values/required';
import type { ShopCaller } from '../accounts/index.ts';
import type { OrderRow } from '../orders/index.ts';
import type { CardOwner } from '../payments/index.ts';
import { isBeingPaid } from './is-being-paid.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import type { Db } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { CounterNeeds } from './counter-needs.ts';
import { saleByLink } from './counter-store.ts';
import { counterOrders } from './counter-orders.ts';

export async function reachPaid(db: Db, caller: ShopCaller, payLink: string): Promise<OrderRow> {
  const sale = (await saleByLink(db, caller, payLink)) ?? refuse('NOT_FOUND');
  const order = await counterOrders.findOrder(db, sale.seller_id, { counterSaleUuid: sale.sale_uuid });
  return order && order.hidden_at === null ? order : refuse('NOT_FOUND');
}

const CARD_COOKIE = 'counter-cards';
const DAY_MS = 86_400_000;

/** A card is shown where it was saved: the letter may be forwarded, and not the card of whoever came first. */
export async function findCardOwner(
  { db }: Pick<CounterNeeds, 'db'>,
  caller: ShopCaller,
  payLink: string,
): Promise<CardOwner> {
  const { seller_id: sellerId, order_id: id } = await reachPaid(db, caller, payLink);
  const known = caller.cookies.get(CARD_COOKIE);
  const secret = known ?? newSecret();
  if (!known) caller.cookies.set(CARD_COOKIE, secret, new Date(caller.now.getTime() + DAY_MS));
  return { sellerId, kind: 'order', id, keeper: hashSecret(secret) };
}

type Told = Awaited<ReturnType<typeof counterOrders.toldOfOrder>>;

const describeEvents = ({ bill, shows, seats }: Told): PaymentLink['events'] =>
  shows.map((show) => ({
    eventId: show.eventId,
    name: show.name,
    artistName: show.artistName,
    startsAt: show.startsAt,
    displayShowTime: show.displayShowTime,
    venue: show.venue,
    lines: bill.lines
      .filter(({ eventId }) => eventId === show.eventId)
      .map((line) => ({
        itemName: line.itemName,
        levelName: line.levelName,
        quantity: line.quantity,
        totalCents: line.quantity * line.unitPriceCents,
        seats: seatLines(seats.get(line.priceLevelId) ?? []),
      })),
  }));

export async function describePayLink(needs: CounterNeeds, order: OrderRow, now: Date): Promise<PaymentLink> {
  const { db } = needs;
  const told = await counterOrders.toldOfOrder(db, needs, order);
  const payments = await counterOrders.findPayments(db, order.seller_id, [order.order_id]);
  const payment = payments.find(({ captured_at }) => captured_at === null);
  const charging = payment !== undefined && (await isBeingPaid(db, payment));
  const until = payment?.pay_until ?? undefined;
  const isOver = order.state === 'STATUS_ORDER_CANCELED' || (until !== undefined && until <= now);
  const state = charging ? 'charging' : !payment && !isOver ? 'paid' : isOver ? 'over' : 'due';
  const { totals, firstName, delivery } = told.bill;
  return {
    number: orderNumber(order.unique_id),
    firstName: required(firstName, 'name of whoever bought at the counter'),
    state,
    until,
    problem: payment?.failed_at && !charging ? failedInstallmentText(payment.failed_message) : undefined,
    events: describeEvents(told),
    delivery: delivery.name,
    feesCents: totals.feesCents,
    taxesCents: totals.taxesCents,
    includedTaxes: totals.includedTaxes,
    shippingCents: totals.shippingCents,
    totalCents: totals.totalCents,
  };
}
