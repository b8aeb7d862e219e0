import { moveStock } from '../../inventory/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { cancelTickets } from '../cancel-tickets.ts';
import { findLines, findPayments } from '../order-parts.ts';
import { updatePayment } from '../order-store.ts';
import { ticketsOfOrders } from '../tickets/order-ticket-store.ts';
import { moveChange, unclaimTickets } from './change-store.ts';
import type { ChangeRow } from './change-store.ts';
import { seatsFrom, seatsOfChange, seatsTo } from './seats-of-change.ts';

/** The tickets of lines that it has bought already, as a later award has. */
async function giveUpOwn(tx: Tx, change: ChangeRow, now: Date): Promise<void> {
  const { seller_id: sellerId, order_id: orderId, change_id: changeId } = change;
  const lines = await findLines(tx, sellerId, [orderId]);
  const own = new Set(lines.flatMap((line) => (line.change_id === changeId ? line.line_id : [])));
  const tickets = (await ticketsOfOrders(tx, sellerId, [orderId])).filter(({ lineId }) => own.has(lineId));
  await cancelTickets(tx, { sellerId, changeId, tickets, to: seatsTo(change), now });
}

/** The seats that waited for it. */
async function letGo(tx: Tx, change: ChangeRow): Promise<void> {
  const { seller_id: sellerId, change_id, buys } = change;
  const wanted = buys.map(({ priceLevelId, quantity }) => ({ levelId: priceLevelId, quantity }));
  if (wanted.length > 0)
    await moveStock(tx, { sellerId, wanted, from: seatsOfChange(change_id), to: seatsFrom(change) });
}

async function voidPayments(tx: Tx, { seller_id, order_id, change_id }: ChangeRow, now: Date): Promise<void> {
  const payments = await findPayments(tx, seller_id, [order_id]);
  for (const payment of payments.filter((each) => each.change_id === change_id))
    await updatePayment(tx, payment, { voided_at: now, next_try_at: null });
}

/**
 * It comes to nothing before it took effect: declined by who decides, undone, or never paid. The order must be locked,
 * and no charge of it under way.
 */
export async function closeChange(
  tx: Tx,
  change: ChangeRow,
  to: 'declined' | 'canceled',
  now: Date,
): Promise<ChangeRow> {
  await unclaimTickets(tx, change);
  await giveUpOwn(tx, change, now);
  await letGo(tx, change);
  await voidPayments(tx, change, now);
  return moveChange(tx, change, to, { updated_at: now });
}
