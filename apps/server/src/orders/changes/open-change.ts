import type { PartOfBill } from '@stagedoor/rules/orders/canceled-part';
import type { StockPlace } from '../../inventory/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { BillLine } from '../order-bill.ts';
import { dueAt } from '../order-rows.ts';
import { insertPayments, lastSort } from '../order-store.ts';
import type { OrderRow } from '../order-store.ts';
import { sellBest } from '../sell-tickets.ts';
import { endOffered } from '../ticket-returns/offered-tickets.ts';
import { openReturnsOf, settleTicketReturn } from '../ticket-returns/ticket-return-store.ts';
import { writeLines } from '../write-order.ts';
import { claimTickets, insertChange, insertChangeLines } from './change-store.ts';
import type { ChangeRow } from './change-store.ts';
import type { OrderChangeKind } from './tables.ts';
import { taxesOfGoing } from './order-tax-store.ts';

/** What goes of a line that there is: these tickets, and so much of what it cost. */
export interface GoingLine extends PartOfBill {
  lineId: number;
  ticketIds: readonly number[];
}

export interface NewChange {
  kind: OrderChangeKind;
  state: 'proposed' | 'approved' | 'due';
  goes: readonly GoingLine[];
  /** What comes instead or besides, written as lines when the change takes effect. */
  buys?: readonly BillLine[];
  /** The seats of what it buys are there and become the order's at once, as in an award: paid for, or given up. */
  sellFrom?: StockPlace;
  /** The hold of the house from which an upgrade takes its seats; from sale where it is left out. */
  seatsFrom?: string;
  /** What it is paid with, as one payment, where it adds to what is owed. */
  payment?: { paymentMethodId: number; dueDay: string; run?: { name: string; graceHours: number } };
  /** Besides what its lines cost: taken off, or added. */
  shippingCents?: number;
  planFeeCents?: number;
  /** Where the seats go; on sale where it is left out. */
  seatsTo?: StockPlace;
  /** WAIT-06: its tickets were offered back, and somebody has bought them: their owner's offers end with it. */
  isBought?: boolean;
  author: { kind: 'customer' | 'staff' | 'job'; id: string };
  reason: string;
  undoUntil?: Date;
}

/** A ticket of it is asked for by another change, or canceled already. */
export class TicketsTaken extends Error {}

/** What it adds to each part of the bill; what it takes off counts down. */
function billOf({ goes, buys = [], shippingCents = 0, planFeeCents = 0 }: NewChange) {
  const gone = (part: keyof PartOfBill): number => goes.reduce((sum, line) => sum + line[part], 0);
  const bought = (part: (line: BillLine) => number): number =>
    buys.reduce((sum, line) => sum + part(line), 0);
  const parts = {
    tickets_cents: bought((line) => line.quantity * line.unitPriceCents) - gone('ticketsCents'),
    fees_cents: bought((line) => line.quantity * line.unitFeesCents) - gone('feesCents'),
    taxes_cents: bought((line) => line.taxesCents) - gone('taxesCents'),
    shipping_cents: shippingCents,
    plan_fee_cents: planFeeCents,
  };
  return { ...parts, total_cents: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

async function writePayment(tx: Tx, row: ChangeRow, payment: NewChange['payment']): Promise<void> {
  if (!payment) return;
  const { seller_id, order_id, change_id, total_cents: amount_cents } = row;
  const sort = 1 + (await lastSort(tx, row));
  const { paymentMethodId: payment_method_id, dueDay: due_day, run } = payment;
  const ofRun = { run: run?.name ?? null, grace_hours: run?.graceHours ?? null };
  const own = { payment_method_id, due_day, next_try_at: dueAt(due_day), ...ofRun };
  await insertPayments(tx, [{ seller_id, order_id, change_id, sort, amount_cents, ...own }]);
}

/** Whatever becomes of a ticket, it is offered back no longer; what somebody else is just buying nobody can ask for. */
async function endReturns(
  tx: Tx,
  { seller_id, change_id }: ChangeRow,
  tickets: readonly { lineId: number; ticketId: number }[],
  { isBought, now }: { isBought: boolean; now: Date },
): Promise<void> {
  if (!isBought) {
    if (!(await endOffered(tx, seller_id, tickets, { to: 'ended', now }))) throw new TicketsTaken();
    return;
  }
  for (const row of await openReturnsOf(tx, seller_id, tickets))
    await settleTicketReturn(tx, row, 'bought', { changeId: change_id, now });
}

/** Writes a change down and asks for its tickets. The order must be locked. */
export async function openChange(
  tx: Tx,
  { seller_id, order_id }: Pick<OrderRow, 'seller_id' | 'order_id'>,
  change: NewChange,
  now: Date,
): Promise<ChangeRow> {
  const { kind, state, goes, buys = [], sellFrom, seatsTo = 'free', author, reason } = change;
  const row = await insertChange(tx, {
    seller_id,
    order_id,
    kind,
    state,
    ...billOf(change),
    buys: JSON.stringify(sellFrom === undefined ? buys : []),
    seats_to_kind: seatsTo === 'free' ? null : seatsTo.kind,
    seats_to_id: seatsTo === 'free' ? null : seatsTo.id,
    seats_from: change.seatsFrom ?? null,
    author_kind: author.kind,
    author_id: author.id,
    reason,
    undo_until: change.undoUntil ?? null,
    created_at: now,
    updated_at: now,
  });
  const taxes = await taxesOfGoing(tx, seller_id, goes);
  const lines = goes.map((line) => ({
    seller_id,
    order_id,
    change_id: row.change_id,
    line_id: line.lineId,
    quantity: line.ticketIds.length,
    tickets_cents: -line.ticketsCents,
    fees_cents: -line.feesCents,
    taxes_cents: -line.taxesCents,
    included_taxes_cents: -(taxes.get(line.lineId) ?? 0),
  }));
  await insertChangeLines(tx, lines);
  const tickets = goes.flatMap(({ lineId, ticketIds }) =>
    ticketIds.map((ticketId) => ({ lineId, ticketId })),
  );
  await endReturns(tx, row, tickets, { isBought: change.isBought ?? false, now });
  if ((await claimTickets(tx, row, tickets)) !== tickets.length) throw new TicketsTaken();
  if (sellFrom !== undefined) {
    const bought = await writeLines(tx, row, buys, row.change_id);
    await sellBest(tx, seller_id, bought, sellFrom);
  }
  await writePayment(tx, row, change.payment);
  return row;
}
