// PARCEL-03: tickets are handed out once, at the desk or at the door; with the last show the order is delivered.
import { WILL_CALL } from '@stagedoor/rules/delivery/delivery-types';
import { fulfilmentMessages as says } from '@stagedoor/rules/messages/fulfilment';
import { shipping } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { ofSeller } from '../../sellers/index.ts';
import { insertPickup, pickupsOfOrder } from './pickup-store.ts';

export interface Pickup {
  sellerId: number;
  orderId: number;
  eventId: number;
  /** Who hands out, and where. */
  by: string;
  place: 'desk' | 'door';
  now: Date;
}

const refuseWith = (message: string): never => refuse('PARCEL_REFUSED', { message });

/** Refused with words for whoever stands there: handed out already, canceled, not paid, not waiting here. */
export async function collectAtWillCall(
  tx: Tx,
  { sellerId, orderId, eventId, by, place, now }: Pickup,
): Promise<void> {
  const { order, eventIds } = await shipping.lock(tx, sellerId, orderId);
  if (order.delivery_type_id !== WILL_CALL || !eventIds.includes(eventId)) refuseWith(says.notAtWillCall);
  if (order.state === 'STATUS_ORDER_CANCELED') refuseWith(says.canceledAtWillCall);
  const isPaid = ['STATUS_ORDER_PAID', 'STATUS_ORDER_READY', 'STATUS_ORDER_DELIVERED'].includes(order.state);
  if (!isPaid) refuseWith(says.notPaid);
  const before = await pickupsOfOrder(tx, sellerId, orderId);
  const earlier = before.find(({ outlet_event_id }) => outlet_event_id === eventId);
  if (earlier) {
    const { formatDateTime } = await ofSeller.times(tx, sellerId);
    refuseWith(says.collectedAlready(formatDateTime(earlier.collected_at), earlier.collected_by));
  }
  await insertPickup(tx, {
    seller_id: sellerId,
    order_id: orderId,
    outlet_event_id: eventId,
    collected_at: now,
    collected_by: by,
    place,
  });
  const out = new Set([...before.map(({ outlet_event_id }) => outlet_event_id), eventId]);
  if (order.state !== 'STATUS_ORDER_DELIVERED' && eventIds.every((id) => out.has(id)))
    await shipping.deliver(tx, order, now);
}
