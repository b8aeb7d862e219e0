// Moves every line on, each second, by one node at a time: draws the lot at the opening, gives later ones their
// positions, ends turns, and lets in as many as are served.
import { lineByLot } from '@stagedoor/draw/waiting-line';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { needsNoWaitingRoom } from '@stagedoor/rules/waiting-room/by-itself';
import { howManyToLetIn, measuredPerMinute, nextPace } from '@stagedoor/rules/waiting-room/pace';
import { TURN_MINUTES } from '@stagedoor/rules/waiting-room/turns';
import type { CachedCatalogue } from '../catalogue/index.ts';
import type { Clock } from '../platform/clock.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import { secondsAfter } from '../platform/seconds-after.ts';
import { slowestNode, tellServed } from './cart-meter.ts';
import type { CartMeter } from './cart-meter.ts';
import { endTurns, letIn, placeByLot, placeLaterOnes, placesForLot, standing } from './place-store.ts';
import { entryOf } from './place-code.ts';
import type { RoomNeeds } from './room-needs.ts';
import { lockRoom, openRooms, saveRoom } from './room-store.ts';
import type { RoomKey, RoomNow } from './room-store.ts';
import { ticketsNow } from './tickets-now.ts';

/** What several nodes do in one second is done once. */
const LEAST_MS = 700;
/** A line that stood still, because nobody moved it, does not make up for it. */
const MOST_SECONDS = 3;

const secondsSince = ({ moved_at, now }: RoomNow): number =>
  moved_at === null ? 1 : Math.min(MOST_SECONDS, (now.getTime() - moved_at.getTime()) / 1000);

/** QUEUE-01: everybody who was there at the opening, by the rank that the committed seed gives them. */
async function drawLot(tx: Tx, room: RoomNow): Promise<RoomNow> {
  const places = new Map(
    (await placesForLot(tx, room, room.opens_at)).map((place) => [entryOf(place), place]),
  );
  const line = lineByLot(room.seed, [...places.keys()]).map((entry) => valueOf(places, entry));
  await placeByLot(tx, room, line);
  return { ...room, drawn_at: room.now, drawn: line.length, last_position: line.length };
}

async function moveLine(tx: Tx, clock: Clock, key: RoomKey, offer: CachedCatalogue): Promise<void> {
  const found = await lockRoom(tx, clock, key);
  if (!found || (found.drawn_at === null && found.opens_at > found.now)) return;
  if (found.moved_at !== null && found.now.getTime() - found.moved_at.getTime() < LEAST_MS) return;
  const drawn = found.drawn_at === null ? await drawLot(tx, found) : found;
  const later = await placeLaterOnes(tx, drawn, drawn.last_position);
  const room = { ...drawn, last_position: drawn.last_position + later };
  const { now } = room;
  await endTurns(tx, room, now);
  const { waiting, undecided, inside } = await standing(tx, room);
  const { free } = await ticketsNow(tx, offer, room);
  const seconds = secondsSince(room);
  const door = howManyToLetIn({ pace: room.pace, owed: room.owed, seconds, waiting, free, undecided });
  const admitted_through =
    door.people > 0
      ? await letIn(tx, room, door.people, secondsAfter(now, TURN_MINUTES * 60))
      : room.admitted_through;
  const isEmpty = waiting === 0 && inside === 0;
  const empty_since = isEmpty ? (room.empty_since ?? now) : null;
  await saveRoom(tx, room, {
    drawn_at: room.drawn_at,
    drawn: room.drawn,
    last_position: room.last_position,
    admitted_through,
    pace: nextPace(room.pace, { slowMs: await slowestNode(tx, now), isHeldBack: door.isHeldBack, seconds }),
    owed: door.owed,
    // While nobody waits nothing is learnt about how fast people get in.
    per_minute: waiting === 0 ? room.per_minute : measuredPerMinute(room.per_minute, door.people, seconds),
    moved_at: now,
    empty_since,
    ...(room.by_itself && needsNoWaitingRoom(empty_since, now) && { closed_at: now }),
  });
}

export async function moveLines(needs: RoomNeeds, meter: CartMeter, stopping: AbortSignal): Promise<void> {
  const rooms = await openRooms(needs.db);
  if (rooms.length > 0) await tellServed(needs.db, needs.clock, meter.served());
  for (const key of rooms) {
    if (stopping.aborted) return;
    // Asked before the transaction, which may have the only connection there is.
    const offer = await needs.catalogue.get(key.seller_id, key.outlet_id);
    await inTransaction(needs.db, (tx) => moveLine(tx, needs.clock, key, offer));
  }
}
