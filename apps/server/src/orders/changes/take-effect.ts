// A change takes effect: tickets are canceled, what it buys is sold, payments to come are lowered, the rest goes back.
import { returnUseOfOrder } from '../../codes/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { cancelTickets } from '../cancel-tickets.ts';
import { stateByPayments } from '../installments/state-by-payments.ts';
import { updateEvents, updateOrder } from '../order-store.ts';
import type { OrderRow } from '../order-store.ts';
import { sellBest } from '../sell-tickets.ts';
import { writeLines } from '../write-order.ts';
import { findPending, moveChange, ticketsOfChange } from './change-store.ts';
import type { ChangeRow } from './change-store.ts';
import { closeChange } from './close-change.ts';
import { creditOrder } from './credit-order.ts';
import { seatsOfChange, seatsTo } from './seats-of-change.ts';

async function exchangeTickets(tx: Tx, change: ChangeRow, now: Date): Promise<void> {
  const { seller_id: sellerId, order_id, change_id } = change;
  const going = await ticketsOfChange(tx, change);
  await cancelTickets(tx, { sellerId, changeId: change_id, tickets: going, to: seatsTo(change), now });
  if (change.buys.length === 0) return;
  const lines = await writeLines(tx, { seller_id: sellerId, order_id }, change.buys, change_id);
  await sellBest(tx, sellerId, lines, seatsOfChange(change_id));
}

/** E9: what was asked for is there, and nothing is asked for any more. */
async function answerWish(tx: Tx, order: OrderRow, { buys }: ChangeRow): Promise<void> {
  const eventIds = [...new Set(buys.map(({ eventId }) => eventId))];
  await updateEvents(tx, order, eventIds, { upgrade_item_id: null, upgrade_tour_id: null });
}

/** What is owed is not what it was when the cancellation was written: it takes off too little or too much. */
export class BillOutOfDate extends Error {}

/** A canceled order owes nothing, and nothing is asked of it any more. */
async function cancelWhole(
  tx: Tx,
  order: OrderRow,
  change: ChangeRow,
  now: Date,
): Promise<OrderRow['state']> {
  if (order.owed_cents + change.total_cents !== 0) throw new BillOutOfDate();
  for (const other of await findPending(tx, change)) await closeChange(tx, other, 'canceled', now);
  return 'STATUS_ORDER_CANCELED';
}

/**
 * One that adds to what is owed is paid in this very transaction, with `paidCents`; one that takes off it settles when
 * its money has gone back. The order must be locked, and no payment of it being charged. Answers the order after it.
 */
export async function takeEffect(
  tx: Tx,
  order: OrderRow,
  change: ChangeRow,
  paidCents: number,
  now: Date,
): Promise<OrderRow> {
  const canceled = change.kind === 'cancellation' && (await cancelWhole(tx, order, change, now));
  await exchangeTickets(tx, change, now);
  if (change.kind === 'upgrade') await answerWish(tx, order, change);
  const credit = Math.max(-change.total_cents, 0);
  const goesBack = credit > 0 && (await creditOrder(tx, change, credit, now));
  await moveChange(tx, change, goesBack ? 'effective' : 'settled', { effective_at: now, updated_at: now });
  const after = await updateOrder(tx, order, {
    paid_cents: order.paid_cents + paidCents,
    added_cents: order.added_cents + Math.max(change.total_cents, 0),
    credited_cents: order.credited_cents + credit,
    state: canceled || (await stateByPayments(tx, order, order.owed_cents + change.total_cents)),
    updated_at: now,
  });
  // CODE-05: nothing of it is left.
  if (after.code !== null && after.tickets === 0)
    await returnUseOfOrder(tx, order.seller_id, {
      orderNumber: order.unique_id,
      wasPaid: after.paid_cents > 0 || after.total_cents === 0,
    });
  return after;
}
