// The gateway refuses for good to give anything back: everything is as before, as far as the seats are still there.
import { saleOfTickets } from '../../inventory/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { updateOrder } from '../order-store.ts';
import type { OrderRow } from '../order-store.ts';
import { countByLevel } from '../sell-tickets.ts';
import { restoreSales } from '../tickets/order-ticket-store.ts';
import { findReturns, moveChange, ticketsOfChange } from './change-store.ts';
import type { ChangeRow } from './change-store.ts';
import { recordRefused } from './returns.ts';
import { seatsTo } from './seats-of-change.ts';

/** Some of it has happened that cannot be undone; the desk finds another way to give the money back. */
export class NotRevertible extends Error {}

async function requireRevertible(tx: Tx, change: ChangeRow): Promise<void> {
  const returns = await findReturns(tx, change);
  const replaced = new Set(returns.map(({ replaces }) => replaces));
  const wanted = returns
    .filter(({ return_id }) => !replaced.has(return_id))
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const isUntouched =
    change.kind === 'refund' &&
    returns.every(({ state }) => state !== 'returned') &&
    // Otherwise payments to come were lowered besides.
    wanted === -change.total_cents;
  if (!isUntouched) throw new NotRevertible();
}

/** Its tickets are the order's again. One that was sold or set aside meanwhile is gone. */
async function takeTicketsBack(tx: Tx, change: ChangeRow): Promise<void> {
  const { seller_id: sellerId } = change;
  const tickets = await ticketsOfChange(tx, change);
  const sale = saleOfTickets({ sellerId, tickets, from: seatsTo(change) });
  const restored = await restoreSales(tx, sellerId, sale.statement);
  if (restored.length !== tickets.length) throw new NotRevertible();
  await sale.count(tx, countByLevel(restored));
}

/** The order must be locked. */
export async function revertChange(
  tx: Tx,
  order: OrderRow,
  change: ChangeRow,
  problem: string,
  now: Date,
): Promise<OrderRow> {
  await requireRevertible(tx, change);
  for (const row of await findReturns(tx, change))
    if (row.state === 'planned') await recordRefused(tx, row, problem, now);
  await moveChange(tx, change, 'reverted', { problem, updated_at: now });
  await takeTicketsBack(tx, change);
  return updateOrder(tx, order, {
    credited_cents: order.credited_cents + change.total_cents,
    updated_at: now,
  });
}
