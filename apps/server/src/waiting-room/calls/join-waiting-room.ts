import { joinWaitingRoom } from '@stagedoor/contract/calls/shop/waiting-room';
import { networkKey } from '../../platform/http/network-key.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { answerFor, noLine } from '../line-view.ts';
import type { Lines } from '../line-view.ts';
import { codeOf, entryOf } from '../place-code.ts';
import { takePlace } from '../place-store.ts';
import type { RoomNeeds } from '../room-needs.ts';
import { findRoom } from '../room-store.ts';
import { requireEvent, holderOf } from '../reach-line.ts';

export function joinWaitingRoomHandler(needs: RoomNeeds, lines: Lines): Handler<'waiting-room'> {
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
