import { closeWaitingRoom } from '@stagedoor/contract/calls/office/waiting-room';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { RoomNeeds } from '../room-needs.ts';
import { closeRoom } from '../room-store.ts';
import { reachEvent, requireReason } from '../office/reach-event.ts';

export const closeWaitingRoomHandler = (needs: RoomNeeds): Handler<'waiting-room'> =>
  handle(closeWaitingRoom, async ({ eventId, reason: said }, caller) => {
    const reason = requireReason(said);
    await caller.change(async ({ tx, record, unchanged }) => {
      const event = await reachEvent(tx, caller, eventId);
      if (!(await closeRoom(tx, needs.clock, caller.sellerId, eventId))) return unchanged(undefined);
      return record({
        action: 'waiting-room.closed',
        subject: { kind: 'event', id: eventId },
        outletId: event.outletId,
        reason,
      });
    });
    return {};
  });
