import { getOfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import type { OfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import type { Order, OrderLine } from '@stagedoor/contract/entities/order';
import { invoicePath } from '@stagedoor/rules/invoices/invoice-links';
import { maskedCard } from '@stagedoor/rules/cards/masked-card';
import { handMethodWords } from '@stagedoor/rules/messages/hand-methods';
import { describeAddress, findCustomer } from '../../accounts/index.ts';
import { outletCache } from '../../sellers/index.ts';
import { invoicesOfOrders } from '../invoices/invoice-store.ts';
import { findLines, findPayments } from '../order-parts.ts';
import type { OrderRow, PaymentRow } from '../order-store.ts';
import { canceledTickets } from '../tickets/order-ticket-store.ts';
import type { SoldTicket } from '../tickets/order-ticket-store.ts';
import { countOrdersOf, orderForStaff } from '../office/office-facts.ts';
import type { OrderForStaff } from '../office/office-facts.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { staffActor } from '../../staff/index.ts';
import { phoneTicketsOf } from '../office/phone-tickets.ts';
import { gatherStory } from '../office/gather-story.ts';
import type { OfficeOrderNeeds } from '../office/office-order-needs.ts';

interface SeatNames {
  sectionName?: string | null | undefined;
  rowName?: string | null | undefined;
  seatName?: string | null | undefined;
}

const seatOf = ({ sectionName, rowName, seatName }: SeatNames): string =>
  [sectionName, rowName && `row ${rowName}`, seatName && `seat ${seatName}`].filter(Boolean).join(', ');

const describeLine = (
  line: OrderLine,
  gone: readonly SoldTicket[],
  upgradeItemId: number | null | undefined,
): OfficeOrder['shows'][number]['lines'][number] => ({
  eventId: line.eventId,
  level: line.levelName,
  item: line.itemName,
  quantity: line.quantity,
  canceled: line.canceled,
  canceledQuantity: line.canceledQuantity,
  refundAsked: line.refundRequested,
  upgradeAsked: !line.canceled && upgradeItemId === line.itemId,
  seats: line.manifest.map(seatOf).filter(Boolean),
  canceledSeats: gone.map(seatOf).filter(Boolean),
  eachCents: line.unitPriceCents + line.unitFeesCents,
  taxCents: line.taxesCents,
  totalCents: line.quantity * (line.unitPriceCents + line.unitFeesCents) + line.taxesCents,
});

/** An order's lines stand as `findLines` reads them. */
const describeShows = (
  { events, lines }: Order,
  lineIds: readonly number[],
  gone: readonly SoldTicket[],
): OfficeOrder['shows'] =>
  events.map(({ eventId, name, startsAt, venue, upgradeItemId }) => ({
    id: eventId,
    name,
    startsAt,
    venue: venue && `${venue.name}, ${venue.city}`,
    place: venue,
    lines: lines.flatMap((line, index) =>
      line.eventId === eventId
        ? [
            describeLine(
              line,
              gone.filter(({ lineId }) => lineId === lineIds[index]),
              upgradeItemId,
            ),
          ]
        : [],
    ),
  }));

/** The card, or what was taken by hand. */
function paidWith(
  { paymentMethod }: Order['scheduledPayments'][number],
  row: PaymentRow | undefined,
): string | undefined {
  if (row?.hand_method) return handMethodWords[row.hand_method];
  return paymentMethod && maskedCard(paymentMethod.lastFour, paymentMethod.type);
}

const describePayments = (
  { scheduledPayments }: Order,
  rows: readonly PaymentRow[],
): OfficeOrder['payments'] =>
  scheduledPayments.map((payment) => ({
    sort: payment.sort,
    amountCents: payment.amountCents,
    dueDay: payment.dueDay,
    state: payment.captured ? 'paid' : payment.charging ? 'charging' : payment.failed ? 'declined' : 'unpaid',
    message: payment.failedMessage,
    card: paidWith(
      payment,
      rows.find(({ payment_id }) => payment_id === payment.id),
    ),
  }));

const describeMoney = (row: OrderRow, { totals, code }: Order): OfficeOrder['money'] => ({
  ticketsCents: row.tickets_cents + row.fees_cents,
  taxesCents: row.taxes_cents,
  shippingCents: row.shipping_cents,
  planFeeCents: row.plan_fee_cents,
  totalCents: row.total_cents,
  changedCents: row.owed_cents - row.total_cents,
  owedCents: row.owed_cents,
  paidCents: row.paid_cents,
  returnedCents: row.returned_cents,
  dueCents:
    row.state === 'STATUS_ORDER_CANCELED'
      ? 0
      : Math.max(0, row.owed_cents - (row.paid_cents - row.returned_cents)),
  includedTaxes: totals.includedTaxes ?? [],
  code,
});

async function customerOf(db: Db, row: OrderRow): Promise<OfficeOrder['customer']> {
  const { seller_id, user_id } = row;
  const customer = user_id === null ? undefined : await findCustomer(db, seller_id, user_id);
  if (!customer) return undefined;
  const name = `${customer.first_name} ${customer.last_name}`.trim();
  const orders = await countOrdersOf(db, row);
  return { id: customer.user_id, name, email: customer.email, orders };
}

/** PROG-12: what is still open of a sale at the counter. */
function counterOf(row: OrderRow, payments: readonly PaymentRow[]): OfficeOrder['counter'] {
  if (row.counter_sale_uuid === null) return undefined;
  const open = payments.find(({ captured_at }) => captured_at === null);
  return { payUntil: open?.pay_until ?? undefined, dueCents: open?.amount_cents ?? 0 };
}

const buyerOf = ({ buyer_first_name, buyer_last_name }: OrderRow): string | undefined =>
  [buyer_first_name, buyer_last_name].filter(Boolean).join(' ') || undefined;

const describeOrder = (
  { row, order, mayMoveAddress }: OrderForStaff,
  payments: readonly PaymentRow[],
  mayReadAddress: boolean,
) => ({
  number: order.number,
  outletId: row.outlet_id,
  placedAt: row.created_at,
  isTest: row.is_test || undefined,
  updatedAt: row.updated_at,
  state: row.state,
  email: row.email,
  language: row.language ?? undefined,
  buyer: buyerOf(row),
  counter: counterOf(row, payments),
  payments: describePayments(order, payments),
  money: describeMoney(row, order),
  delivery: row.delivery_name ?? undefined,
  address: mayReadAddress && row.shipping_address ? describeAddress(row.shipping_address) : undefined,
  addressFixed: mayMoveAddress
    ? undefined
    : row.shipped_day
      ? `Left on ${row.shipped_day}`
      : 'It is canceled or delivered',
  shippedDay: row.shipped_day ?? undefined,
  shipDay: row.estimated_ship_day ?? undefined,
  trackingNumber: row.tracking_number ?? undefined,
});

async function invoicesFor(
  { db, publicAddress }: OfficeOrderNeeds,
  { seller_id, order_id, outlet_id }: OrderRow,
  mayReadAll: boolean,
): Promise<OfficeOrder['invoices']> {
  const rows = await invoicesOfOrders(db, seller_id, [order_id]);
  if (rows.length === 0) return [];
  const origin = publicAddress(await outletCache(db).get(outlet_id));
  return rows.map(({ kind, document, issued_day, total_cents, invoice_uuid }) => ({
    number: document.number,
    kind,
    day: issued_day,
    totalCents: total_cents,
    url: mayReadAll ? origin + invoicePath(invoice_uuid) : undefined,
  }));
}

const lineIdsOf = async (db: Db, { seller_id, order_id }: OrderRow): Promise<number[]> =>
  (await findLines(db, seller_id, [order_id])).map(({ line_id }) => line_id);

export const getOfficeOrderHandler = (needs: OfficeOrderNeeds): Handler<'orders'> =>
  handle(getOfficeOrder, async ({ number }, caller) => {
    const { db } = needs;
    const { sellerId } = caller;
    const mayReadAll = caller.grantFor('customers.contact') !== 'no';
    const reached = await orderForStaff(db, staffActor(caller), number);
    const { row, order } = reached;
    const told = await gatherStory(needs, reached, { mayReadNotes: mayReadAll });
    return {
      ...describeOrder(reached, await findPayments(db, sellerId, [row.order_id]), mayReadAll),
      shows: describeShows(
        order,
        await lineIdsOf(db, row),
        await canceledTickets(db, sellerId, row.order_id),
      ),
      customer: await customerOf(db, row),
      phoneTickets: await phoneTicketsOf(db, row),
      invoices: await invoicesFor(needs, row, mayReadAll),
      ...told,
    };
  });
