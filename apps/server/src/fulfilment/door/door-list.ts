// DOOR-02: what a device needs to go on without a network: hashes of the codes that count, who is in, and the keys.
// No names but will call's, no seats, no orders.
import { stateSuffix } from '@stagedoor/rules/time/venue-clock';
import { doorMessages } from '@stagedoor/rules/messages/door';
import { findSoldEvents } from '../../catalogue/index.ts';
import { ofSeller } from '../../sellers/index.ts';
import type { DoorPass } from './door-passes.ts';
import { willCallAtDoor } from './door-will-call.ts';
import type { DoorNeeds } from './scan-ticket.ts';
import { codesAndEntries, countAtGate, doublesOf } from './scan-store.ts';

export async function readDoorList({ db, tickets }: DoorNeeds, pass: DoorPass, now: Date) {
  const { seller_id: sellerId, event_id: eventId, gate } = pass;
  const [show] = await findSoldEvents(db, sellerId, [eventId]);
  const known = await codesAndEntries(db, tickets.codesPiece(sellerId, eventId), sellerId);
  const keys = await tickets.keys.all(sellerId, now);
  const { zone } = await ofSeller.times(db, sellerId);
  return {
    sellerId,
    eventId,
    gate,
    show: {
      name: show?.artistName ?? show?.name ?? '',
      startsAt: show?.startsAt,
      doorsAt: show?.doorsAt,
    },
    // Whatever the phone's own clock is set to; who stands at the door goes by the venue's, where that is known.
    clock: show?.venue?.timeZone
      ? { timeZone: show.venue.timeZone, suffix: '' }
      : { timeZone: zone, suffix: stateSuffix(show?.venue?.state, zone) },
    willCall: await willCallAtDoor(db, pass),
    endsAt: pass.ends_at,
    at: now,
    keys: keys.map(({ keyId, publicKey }) => ({ keyId, publicKey })),
    ...known,
  };
}

/** Said to whoever comes before the night, by the venue's own clock. */
export async function whenItOpens({ db }: DoorNeeds, pass: DoorPass): Promise<string> {
  const [show] = await findSoldEvents(db, pass.seller_id, [pass.event_id]);
  const { formatDateTime } = await ofSeller.times(db, pass.seller_id);
  return `${doorMessages.passOpens} ${formatDateTime(pass.begins_at!, show?.venue)}.`;
}

/** A device's sign of life is answered with the counts. */
export async function readDoorNow({ db, tickets }: DoorNeeds, pass: DoorPass) {
  const { seller_id: sellerId, event_id: eventId, gate } = pass;
  const counts = await countAtGate(db, { sellerId, eventId, gate });
  const levels = await tickets.countAtDoor(db, sellerId, eventId);
  const doubles = await doublesOf(db, sellerId, eventId);
  return {
    ...counts,
    expected: levels.reduce((sum, { tickets: many }) => sum + many, 0),
    doubles: doubles.map((row) => ({
      level: row.level_name,
      gate: row.gate,
      at: row.scanned_at,
      reason: row.reason ?? undefined,
    })),
  };
}
