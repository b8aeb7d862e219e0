import { getOfficeWaitingRoom } from '@stagedoor/contract/calls/office/waiting-room';
import type { WaitingRoomNow } from '@stagedoor/contract/calls/office/waiting-room';
import { officeEvents } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { peopleAt } from '../place-store.ts';
import type { RoomNeeds } from '../room-needs.ts';
import { findRoom } from '../room-store.ts';
import { reachEvent } from '../office/reach-event.ts';
import type { Caller } from '../office/reach-event.ts';

/** When the first level goes on sale: the moment at which a lot is fair. */
async function nextSale(db: Db, caller: Caller, eventId: number): Promise<Date | undefined> {
  const levels = await officeEvents.levels(db, caller.sellerId, eventId);
  const coming = levels.flatMap(({ onSaleFrom }) => onSaleFrom ?? []).filter((from) => from > caller.now);
  return coming.sort((a, b) => a.getTime() - b.getTime())[0];
}

const nothing = { isOpen: false, byItself: false, waiting: 0, inside: 0, admitted: 0, perMinute: 0 };

async function readRoom({ db, clock }: RoomNeeds, caller: Caller, eventId: number): Promise<WaitingRoomNow> {
  await reachEvent(db, caller, eventId);
  const [room, sale] = await Promise.all([
    findRoom(db, clock, caller.sellerId, eventId),
    nextSale(db, caller, eventId),
  ]);
  if (!room || room.closed_at !== null) return { ...nothing, nextSale: sale };
  const { waiting, inside } = await peopleAt(db, room);
  return {
    isOpen: true,
    openedBy: room.opened_by,
    byItself: room.by_itself,
    opensAt: room.opens_at,
    drawnAt: room.drawn_at ?? undefined,
    waiting,
    inside,
    admitted: room.admitted_through,
    perMinute: Math.round(room.per_minute * 10) / 10,
    nextSale: sale,
  };
}

export const getOfficeWaitingRoomHandler = (needs: RoomNeeds): Handler<'waiting-room'> =>
  handle(getOfficeWaitingRoom, ({ eventId }, caller) => readRoom(needs, caller, eventId));
