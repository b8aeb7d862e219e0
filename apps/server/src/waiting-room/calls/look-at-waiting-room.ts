import { lookAtWaitingRoom } from '@stagedoor/contract/calls/shop/waiting-room';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { answerFor } from '../line-view.ts';
import type { Lines } from '../line-view.ts';
import { placeOf } from '../place-code.ts';
import type { RoomNeeds } from '../room-needs.ts';

/** Depends on the code alone: nobody is asked who they are, where everybody may look at the shop. */
export function lookAtWaitingRoomHandler(needs: RoomNeeds, lines: Lines): Handler<'waiting-room'> {
  const handler = handle(lookAtWaitingRoom, async ({ eventId, code }, caller) => {
    const line = await lines.get(caller.sellerId, eventId);
    if (!line || line.room.outlet_id !== caller.outletId) return refuse('NOT_FOUND');
    const place = placeOf(line.room.place_key, code) ?? refuse('PLACE_UNKNOWN');
    return answerFor(line, place);
  });
  return { ...handler, isShared: true };
}
