// HALL-06: tickets of a line go to other seats that cost the same. All of it happens in one transaction: nobody is
// without a seat for a moment, and nobody has two.
import { moveStock, saleOfTickets } from '../../inventory/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { BillLine } from '../order-bill.ts';
import { updateOrder } from '../order-store.ts';
import type { OrderRow } from '../order-store.ts';
import { countByLevel } from '../sell-tickets.ts';
import { endPhoneTickets, endSales } from '../tickets/ended-sale-store.ts';
import { endOffered } from '../ticket-returns/offered-tickets.ts';
import { keepSales } from '../tickets/order-ticket-store.ts';
import { claimTickets, moveChange } from './change-store.ts';
import type { ChangeRow } from './change-store.ts';
import { openChange, TicketsTaken } from './open-change.ts';
import type { GoingLine, NewChange } from './open-change.ts';
import { seatsOfChange } from './seats-of-change.ts';
import { takeEffect } from './take-effect.ts';
import { SeatsGone } from './upgrade.ts';

export interface SeatMove extends Pick<NewChange, 'author' | 'reason'> {
  lineId: number;
  /** As many as come. */
  from: readonly number[];
  to: readonly number[];
  /** Where the seats are of another level: what goes, and what is written instead of it at the same price. */
  exchange?: { goes: GoingLine; buys: BillLine } | undefined;
}

/** The line stays what it is: an award, a price, a wish. Only its seats are others. */
async function swap(tx: Tx, change: ChangeRow, { lineId, from, to }: SeatMove, now: Date): Promise<void> {
  const { seller_id: sellerId, change_id: changeId } = change;
  const going = from.map((ticketId) => ({ lineId, ticketId }));
  if (!(await endOffered(tx, sellerId, going, { to: 'ended', now }))) throw new TicketsTaken();
  if ((await claimTickets(tx, change, going)) !== going.length) throw new TicketsTaken();
  await endPhoneTickets(tx, { sellerId, tickets: going, now });
  await endSales(tx, { sellerId, changeId, tickets: going, now });
  await moveStock(tx, { sellerId, wanted: [{ ticketIds: from }], from: 'sold', to: 'free' });
  const coming = to.map((ticketId) => ({ lineId, ticketId }));
  const sale = saleOfTickets({ sellerId, tickets: coming, from: 'free' });
  const sold = await keepSales(tx, sale.statement);
  if (sold.length !== to.length) throw new SeatsGone();
  await sale.count(tx, countByLevel(sold));
  await moveChange(tx, change, 'settled', { effective_at: now, updated_at: now });
}

/** The seats wait for it in a hold of its own, as those of an upgrade do. */
async function exchange(tx: Tx, order: OrderRow, change: ChangeRow, to: readonly number[], now: Date) {
  const { seller_id: sellerId, change_id } = change;
  const kept = { sellerId, wanted: [{ ticketIds: to }], from: 'free', to: seatsOfChange(change_id) } as const;
  if ((await moveStock(tx, kept)).length !== to.length) throw new SeatsGone();
  await takeEffect(tx, order, change, 0, now);
}

/** The order and the levels must be locked. */
export async function moveSeats(tx: Tx, order: OrderRow, move: SeatMove, now: Date): Promise<void> {
  const { author, reason, to } = move;
  const wish = { kind: 'seats', state: 'approved', author, reason } as const;
  const { goes, buys } = move.exchange ?? {};
  const change = await openChange(
    tx,
    order,
    { ...wish, goes: goes ? [goes] : [], buys: buys ? [buys] : [] },
    now,
  );
  if (move.exchange) return exchange(tx, order, change, to, now);
  await swap(tx, change, move, now);
  await updateOrder(tx, order, { updated_at: now });
}
