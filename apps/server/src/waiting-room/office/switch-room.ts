import {
  closeWaitingRoom,
  getOfficeWaitingRoom,
  openWaitingRoom,
} from '@stagedoor/contract/calls/office/waiting-room';
import type { WaitingRoomNow } from '@stagedoor/contract/calls/office/waiting-room';
import { reasonProblem } from '@stagedoor/rules/staff/stock-holds';
import { officeEvents } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { peopleAt } from '../place-store.ts';
import type { RoomNeeds } from '../room-needs.ts';
import { closeRoom, findRoom, openRoom } from '../room-store.ts';

type Caller = Callers['office'];

async function reachEvent(db: Db, caller: Caller, eventId: number) {
  const event = (await officeEvents.find(db, caller.sellerId, eventId)) ?? refuse('NOT_FOUND');
  caller.requireOutlet(event.outletId);
  return event;
}

function requireReason(reason: string): string {
  requireValid({ reason: reasonProblem(reason) || undefined });
  return reason.trim();
}

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

export const officeHandlers = (needs: RoomNeeds): Handler[] => [
  handle(getOfficeWaitingRoom, ({ eventId }, caller) => readRoom(needs, caller, eventId)),
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
  }),
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
  }),
];
