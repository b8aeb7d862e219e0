// A better place for tickets that there are: its seats are kept first, then it is paid, and only then the old ones go.
import { choosePlaces, moveStock } from '../../inventory/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { BillLine } from '../order-bill.ts';
import { insertPayments, lastSort } from '../order-store.ts';
import type { OrderRow } from '../order-store.ts';
import { moveChange } from './change-store.ts';
import type { ChangeRow } from './change-store.ts';
import { openChange } from './open-change.ts';
import type { NewChange } from './open-change.ts';
import { seatsFrom, seatsOfChange } from './seats-of-change.ts';

/** Somebody was faster: there are not enough seats any more. */
export class SeatsGone extends Error {}

/** Together where they can be, of what is on sale or in its hold at this moment; nobody else gets them before it is decided. */
export async function reserveSeats(tx: Tx, change: ChangeRow): Promise<void> {
  const { seller_id: sellerId, change_id, buys } = change;
  const wishes = buys.map(({ priceLevelId, quantity }) => ({ levelId: priceLevelId, quantity }));
  const from = seatsFrom(change);
  const chosen = await choosePlaces(tx, sellerId, wishes, from);
  const ticketIds = chosen.flat().map(({ ticketId }) => ticketId);
  const wanted = buys.reduce((sum, { quantity }) => sum + quantity, 0);
  if (ticketIds.length !== wanted) throw new SeatsGone();
  const to = seatsOfChange(change_id);
  const moved = await moveStock(tx, { sellerId, wanted: [{ ticketIds }], from, to });
  if (moved.length !== wanted) throw new SeatsGone();
}

/** The order must be locked. What is only proposed keeps no seats. */
export async function openUpgrade(
  tx: Tx,
  order: OrderRow,
  wish: Omit<NewChange, 'kind' | 'buys'> & { buys: readonly BillLine[] },
  now: Date,
): Promise<ChangeRow> {
  const change = await openChange(tx, order, { ...wish, kind: 'upgrade' }, now);
  if (wish.state === 'approved') await reserveSeats(tx, change);
  return change;
}

/** The difference is charged from now on; whoever captures it makes the change take effect. The order must be locked. */
export async function beginCharge(
  tx: Tx,
  change: ChangeRow,
  paymentMethodId: number,
  now: Date,
): Promise<void> {
  const { seller_id, order_id, change_id, total_cents: amount_cents } = change;
  const due_day = now.toISOString().slice(0, 10);
  const sort = 1 + (await lastSort(tx, change));
  const paid = { payment_method_id: paymentMethodId, due_day, next_try_at: now };
  await insertPayments(tx, [{ seller_id, order_id, change_id, sort, amount_cents, ...paid }]);
  await moveChange(tx, change, 'due', { updated_at: now });
}
