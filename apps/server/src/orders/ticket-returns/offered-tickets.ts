// WAIT-06: a ticket is offered back exactly while its return is open: both are written together.
import { waitingStock } from '../../inventory/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { OrderRow } from '../order-store.ts';
import { insertTicketReturn, openReturnsOf, settleTicketReturn } from './ticket-return-store.ts';
import type { TicketReturnRow } from './ticket-return-store.ts';

export interface OfferedTicket extends Pick<
  TicketReturnRow,
  'tickets_cents' | 'fees_cents' | 'taxes_cents' | 'kept_cents'
> {
  lineId: number;
  ticketId: number;
  levelId: number;
  eventId: number;
}

/** The order must be locked. False where it is not the order's to offer any more. */
export async function offerTicket(
  tx: Tx,
  { seller_id, order_id }: Pick<OrderRow, 'seller_id' | 'order_id'>,
  { lineId, ticketId, levelId, eventId, ...told }: OfferedTicket,
  now: Date,
): Promise<boolean> {
  const stock = { sellerId: seller_id, levelId, ticketIds: [ticketId] };
  if (!(await waitingStock.returned.offer(tx, stock))) return false;
  const what = { seller_id, order_id, line_id: lineId, ticket_id: ticketId, outlet_event_id: eventId };
  await insertTicketReturn(tx, { ...what, ...told, offered_at: now });
  return true;
}

/**
 * Offered no more: taken back by its owner, or because it is given back otherwise, used, or nobody can buy it any more.
 * The order must be locked. Answers what was open, or undefined where one of them is in somebody's cart.
 */
export async function endOffered(
  tx: Tx,
  sellerId: number,
  tickets: readonly { lineId: number; ticketId: number }[],
  { to, now }: { to: 'taken-back' | 'ended'; now: Date },
): Promise<TicketReturnRow[] | undefined> {
  const open = await openReturnsOf(tx, sellerId, tickets);
  // In everybody's order.
  const byLevel = [...Map.groupBy(open, ({ levelId }) => levelId)].toSorted(([a], [b]) => a - b);
  for (const [levelId, own] of byLevel) {
    const ticketIds = own.map(({ ticket_id }) => ticket_id);
    if (!(await waitingStock.returned.takeHome(tx, { sellerId, levelId, ticketIds }))) return undefined;
  }
  for (const row of open) await settleTicketReturn(tx, row, to, { now });
  return open;
}
