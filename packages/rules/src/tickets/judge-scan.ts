/** DOOR-01: may this person in? By what is known of the ticket; whether somebody is in with it already is asked after. */
import type { OrderState } from '../machines/order.ts';

export type ScanResult = 'in' | 'already' | 'wrong-show' | 'canceled' | 'replaced' | 'not-paid' | 'not-ours';

export interface ScannedTicket {
  eventId: number;
  orderState: OrderState;
  isCanceled: boolean;
  /** Issued anew or sent on: another code counts. */
  isReplaced: boolean;
}

/** Orders in these states let people in. */
export const letsIn: readonly OrderState[] = [
  'STATUS_ORDER_PAID',
  'STATUS_ORDER_READY',
  'STATUS_ORDER_DELIVERED',
];

export function judgeScan(
  ticket: ScannedTicket | undefined,
  eventId: number,
): Exclude<ScanResult, 'already'> {
  if (!ticket) return 'not-ours';
  if (ticket.isCanceled || ticket.orderState === 'STATUS_ORDER_CANCELED') return 'canceled';
  if (ticket.eventId !== eventId) return 'wrong-show';
  if (ticket.isReplaced) return 'replaced';
  return letsIn.includes(ticket.orderState) ? 'in' : 'not-paid';
}

/** A pass ends by itself so long after the show began. */
const NIGHT_MS = 8 * 3_600_000;
/** A show whose hour is not known. */
const SHORTEST_MS = 12 * 3_600_000;

export const passEnds = (startsAt: Date | undefined, now: Date): Date =>
  new Date(startsAt ? startsAt.getTime() + NIGHT_MS : now.getTime() + SHORTEST_MS);

/** Whoever stands at the door sets up in the afternoon; before that a pass hands out no name. */
const BEFORE_DOORS_MS = 6 * 3_600_000;

/** From when a pass is good, unless somebody says otherwise: six hours before doors, and never before it was made. */
export function passBegins(
  show: { doorsAt?: Date | undefined; startsAt?: Date | undefined },
  now: Date,
): Date {
  const doors = show.doorsAt ?? show.startsAt;
  return doors ? new Date(Math.max(doors.getTime() - BEFORE_DOORS_MS, now.getTime())) : now;
}

/** So long a scan can be taken back. */
export const UNDO_MS = 60_000;
