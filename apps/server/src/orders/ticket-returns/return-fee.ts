import type { SoldEvent } from '../../catalogue/index.ts';
import type { OrderRow } from '../order-store.ts';

/** Nothing of it is left to pay. */
export const isPaidWhole = ({ state, paid_cents, returned_cents, owed_cents }: OrderRow): boolean =>
  state !== 'STATUS_ORDER_CANCELED' && paid_cents - returned_cents >= owed_cents;

/** WAIT-06: what a show keeps of a ticket, until its doors open; whether its sale still runs is asked when one is offered. */
export function returnFeeOf(
  { startsAt, doorsAt = startsAt, isCanceled, returnFeeCents }: SoldEvent,
  { order, now }: { order: OrderRow; now: Date },
): number | undefined {
  const isBefore = !isCanceled && (doorsAt === undefined || doorsAt > now);
  return isBefore && isPaidWhole(order) ? returnFeeCents : undefined;
}
