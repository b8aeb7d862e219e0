import { leaveWaitingRoom } from '@stagedoor/contract/calls/shop/waiting-room';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { leavePlace } from '../place-store.ts';
import type { RoomNeeds } from '../room-needs.ts';
import { findRoom } from '../room-store.ts';
import { requireEvent, holderOf } from '../reach-line.ts';

export function leaveWaitingRoomHandler(needs: RoomNeeds): Handler<'waiting-room'> {
  return handle(leaveWaitingRoom, async ({ eventId }, caller) => {
    await requireEvent(needs, caller, eventId);
    const room = await findRoom(needs.db, needs.clock, caller.sellerId, eventId);
    if (room) await leavePlace(needs.db, room, holderOf(caller));
    return {};
  });
}
