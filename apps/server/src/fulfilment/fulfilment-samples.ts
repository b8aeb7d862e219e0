import { randomUUID } from 'node:crypto';
import { officeOrders, shipping } from '../orders/index.ts';
import type { OrderRow } from '../orders/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { LetterSamples, WriteSample } from '../office/index.ts';
import { queueShippedLetter } from './shipped-letters.ts';
import { queueTicketSent, queueTicketTakenBack } from './tickets/friend-mails.ts';
import type { MovingOn } from './tickets/move-on.job.ts';
import { queueTicketReissued } from './tickets/reissued-mail.ts';
import { queueTicketsReady } from './tickets/tickets-ready-mail.ts';

const FRIEND = 'friend@example.com';
/** A number as the courier prints it; it leads to nobody's parcel. */
const PARCEL = { tracking_number: '1Z999AA10123456784', courier_code: 'ups' };

export function fulfilmentSamples(given: MovingOn): LetterSamples {
  // What opens somebody's tickets is for them alone.
  const nowhere = async () => '/tickets';
  const needs = { ...given, tickets: { ...given.tickets, pathOf: nowhere } };
  const sample =
    (write: (tx: Tx, order: OrderRow, eventIds: number[], now: Date) => Promise<void>): WriteSample =>
    async (tx, place) => {
      const order = await officeOrders.sample(tx, place);
      if (!order) return;
      const { eventIds } = await shipping.partsOf(tx, order);
      if (eventIds.length > 0) await write(tx, order, eventIds, place.now);
    };
  const shipped = (corrects_id: number | null) =>
    sample(async (tx, order, _, now) =>
      queueShippedLetter(
        tx,
        { order, ...(await shipping.partsOf(tx, order)) },
        { ...PARCEL, corrects_id },
        needs.publicAddress,
        now,
      ),
    );
  return {
    'order-shipped': shipped(null),
    'order-tracking-corrected': shipped(0),
    'tickets-ready': sample((tx, order, eventIds, now) =>
      queueTicketsReady(tx, needs, { order, eventIds }, now),
    ),
    'ticket-reissued': sample((tx, order, [eventId], now) =>
      queueTicketReissued(tx, needs, { order, eventId: eventId! }, now),
    ),
    'ticket-sent': sample((tx, order, [eventId], now) =>
      queueTicketSent(tx, needs, { order, eventId: eventId!, uuid: randomUUID(), to: FRIEND }, now),
    ),
    'ticket-taken-back': sample((tx, order, [eventId], now) =>
      queueTicketTakenBack(tx, needs, { order, eventId: eventId!, to: FRIEND }, now),
    ),
  };
}
