// DOOR-02: what a device needs to go on without a network: hashes of the codes that count, who is in, and the keys.
// No names, no seats, no orders.
import { createHash } from 'node:crypto';
import { findSoldEvents } from '../../catalogue/index.ts';
import type { DoorPass } from './door-passes.ts';
import type { DoorNeeds } from './scan-ticket.ts';
import { doublesOf, entriesOf } from './scan-store.ts';

/** Long enough that no two tickets of a show share one, short enough for 20,000 on a phone. */
const HASH_BYTES = 9;

const hashOf = (uuid: string): string =>
  createHash('sha256')
    .update(Buffer.from(uuid.replaceAll('-', ''), 'hex'))
    .digest()
    .subarray(0, HASH_BYTES)
    .toString('base64url');

export async function readDoorList({ db, tickets }: DoorNeeds, pass: DoorPass, now: Date) {
  const { seller_id: sellerId, event_id: eventId, gate } = pass;
  const [show] = await findSoldEvents(db, sellerId, [eventId]);
  const codes = await tickets.codesOfEvent(db, sellerId, eventId);
  const entries = await entriesOf(db, sellerId, eventId);
  const keyOf = (ticket: { line: number | null; id: number | null }) => `${ticket.line} ${ticket.id}`;
  const inside = new Map(entries.map((row) => [keyOf({ line: row.line_id, id: row.ticket_id }), row]));
  const keys = await tickets.keys.all(sellerId, now);
  return {
    sellerId,
    eventId,
    gate,
    show: { name: show?.artistName ?? show?.name ?? '', startsAt: show?.startsAt },
    endsAt: pass.ends_at,
    at: now,
    keys: keys.map(({ keyId, publicKey }) => ({ keyId, publicKey })),
    codes: codes.map(({ uuid }) => hashOf(uuid)).join(''),
    inside: codes.flatMap(({ uuid, lineId, ticketId }) => {
      const entry = inside.get(keyOf({ line: lineId, id: ticketId }));
      return entry ? [[hashOf(uuid), entry.scanned_at.getTime(), entry.gate] as const] : [];
    }),
  };
}

/** A device's sign of life is answered with the counts. */
export async function readDoorNow({ db, tickets }: DoorNeeds, pass: DoorPass) {
  const { seller_id: sellerId, event_id: eventId, gate } = pass;
  const entries = await entriesOf(db, sellerId, eventId);
  const levels = await tickets.countAtDoor(db, sellerId, eventId);
  const doubles = await doublesOf(db, sellerId, eventId);
  return {
    inside: entries.length,
    here: entries.filter((row) => row.gate === gate).length,
    expected: levels.reduce((sum, { tickets: many }) => sum + many, 0),
    doubles: doubles.map((row) => ({ level: row.level_name, gate: row.gate, at: row.scanned_at })),
  };
}
