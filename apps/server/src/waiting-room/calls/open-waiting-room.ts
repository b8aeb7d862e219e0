import { openWaitingRoom } from '@stagedoor/contract/calls/office/waiting-room';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { RoomNeeds } from '../room-needs.ts';
import { openRoom } from '../room-store.ts';
import { reachEvent, requireReason } from '../office/reach-event.ts';

export const openWaitingRoomHandler = (needs: RoomNeeds): Handler<'waiting-room'> =>
  handle(openWaitingRoom, async ({ eventId, opensAt, reason: said }, caller) => {
    const reason = requireReason(said);
    await caller.change(async ({ tx, record, unchanged }) => {
      const event = await reachEvent(tx, caller, eventId);
      if (event.salesType !== 'instant' || event.canceledAt) return refuse('NOT_ON_SALE');
      const { sellerId, name: openedBy } = caller;
      const place = { sellerId, outletId: event.outletId, eventId };
      if (!(await openRoom(tx, needs.clock, { ...place, openedBy, byItself: false, opensAt })))
        return unchanged(undefined);
      return record({
        action: 'waiting-room.opened',
        subject: { kind: 'event', id: eventId },
        outletId: event.outletId,
        after: { opensAt: (opensAt ?? caller.now).toISOString() },
        reason,
      });
    });
    return {};
  });
