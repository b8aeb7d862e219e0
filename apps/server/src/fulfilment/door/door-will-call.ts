// PARCEL-03: will call at the door, by name. Whoever is handed the tickets there comes in with them.
import { fulfilmentMessages as says } from '@stagedoor/rules/messages/fulfilment';
import { shipping } from '../../orders/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { collectAtWillCall } from '../will-call/collect.ts';
import { pickupsOfEvent } from '../will-call/pickup-store.ts';
import type { DoorPass } from './door-passes.ts';
import { letIn } from './let-in-party.ts';
import type { Entry } from './let-in-party.ts';
import type { DoorNeeds } from './scan-ticket.ts';

export interface WillCallName {
  /** Means nothing anywhere but here. */
  id: number;
  name: string;
  places: string;
  collectedAt: Date | undefined;
}

/** Names and places: no address, no order. */
export async function willCallAtDoor(db: Db, pass: DoorPass): Promise<WillCallName[]> {
  const { seller_id: sellerId, outlet_id, event_id } = pass;
  const rows = await shipping.readWillCall(db, { sellerId, outletIds: [outlet_id] }, event_id);
  const pickups = await pickupsOfEvent(db, sellerId, event_id);
  return rows.map(({ order_id, firstName, lastName, lines, seats }) => ({
    id: order_id,
    name: [lastName, firstName].filter(Boolean).join(', '),
    places: [...lines.map(({ level, quantity }) => `${quantity} × ${level}`), ...seats].join(' · '),
    collectedAt: pickups.get(order_id)?.collected_at,
  }));
}

/** Once. What a device without a network has handed out as well, after somebody else had, is flagged. */
export async function collectAtDoor(
  { db, tickets }: DoorNeeds,
  pass: DoorPass,
  { orderId, ...entry }: Entry & { orderId: number },
  now: Date,
): Promise<{ collected: boolean; message?: string | undefined }> {
  const { seller_id: sellerId, event_id: eventId } = pass;
  const party = await tickets.partyOf(db, { sellerId, orderId, eventId });
  if (party.length === 0) return { collected: false, message: says.notAtWillCall };
  const by = says.atDoor(pass.gate);
  try {
    await inTransaction(db, async (tx) => {
      const pickup = { sellerId, orderId, eventId, by, place: 'door' as const, now: entry.at };
      await collectAtWillCall(tx, pickup);
      await letIn(tx, pass, party, entry, now);
    });
    return { collected: true };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const earlier = (await pickupsOfEvent(db, sellerId, eventId)).get(orderId);
    // Told twice by the same door, because the first answer was lost, it is once.
    if (earlier?.collected_by === by) return { collected: true };
    if (entry.offline) await letIn(db, pass, party, { ...entry, isDouble: true }, now);
    return { collected: false, message: error.message };
  }
}
