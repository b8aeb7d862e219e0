// What customers ask: to line up, how far the line is, and to leave it.
import {
  joinWaitingRoom,
  leaveWaitingRoom,
  lookAtWaitingRoom,
} from '@stagedoor/contract/calls/shop/waiting-room';
import { sessionOf } from '../accounts/index.ts';
import type { ShopCaller } from '../accounts/index.ts';
import { networkKey } from '../platform/http/network-key.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import { answerFor, noLine } from './line-view.ts';
import type { Lines } from './line-view.ts';
import { codeOf, entryOf, placeOf } from './place-code.ts';
import { leavePlace, takePlace } from './place-store.ts';
import type { RoomNeeds } from './room-needs.ts';
import { findRoom } from './room-store.ts';

/** Of this very shop; what is another one's is not found. */
async function requireEvent(needs: RoomNeeds, caller: ShopCaller, eventId: number): Promise<void> {
  const { catalogue } = await needs.catalogue.get(caller.sellerId, caller.outletId);
  if (!catalogue.events.some((event) => event.outlet_event_id === eventId)) refuse('NOT_FOUND');
}

const holderOf = (caller: ShopCaller) => {
  const { publicId, userId } = sessionOf(caller);
  return { sessionId: publicId, userId };
};

function joinHandler(needs: RoomNeeds, lines: Lines): Handler {
  return handle(joinWaitingRoom, async ({ eventId }, caller) => {
    await requireEvent(needs, caller, eventId);
    const room = await findRoom(needs.db, needs.clock, caller.sellerId, eventId);
    if (!room || room.closed_at !== null) return { room: noLine(room ? 'closed' : 'none') };
    const asked = {
      ...holderOf(caller),
      network: networkKey(caller.ip),
      most: needs.placesPerAddress,
    };
    const place =
      (await inTransaction(needs.db, (tx) => takePlace(tx, needs.clock, room, asked))) ??
      refuse('TOO_MANY_PLACES');
    const line = await lines.get(caller.sellerId, eventId, room.room_id);
    return {
      place: { code: codeOf(room.place_key, place), entry: entryOf(place) },
      room: answerFor(line, place),
    };
  });
}

/** Depends on the code alone: nobody is asked who they are, where everybody may look at the shop. */
function lookHandler(needs: RoomNeeds, lines: Lines): Handler {
  const handler = handle(lookAtWaitingRoom, async ({ eventId, code }, caller) => {
    const line = await lines.get(caller.sellerId, eventId);
    if (!line || line.room.outlet_id !== caller.outletId) return refuse('NOT_FOUND');
    const place = placeOf(line.room.place_key, code) ?? refuse('PLACE_UNKNOWN');
    return answerFor(line, place);
  });
  return { ...handler, isShared: true };
}

function leaveHandler(needs: RoomNeeds): Handler {
  return handle(leaveWaitingRoom, async ({ eventId }, caller) => {
    await requireEvent(needs, caller, eventId);
    const room = await findRoom(needs.db, needs.clock, caller.sellerId, eventId);
    if (room) await leavePlace(needs.db, room, holderOf(caller));
    return {};
  });
}

export const lineHandlers = (needs: RoomNeeds, lines: Lines): Handler[] => [
  joinHandler(needs, lines),
  lookHandler(needs, lines),
  leaveHandler(needs),
];
