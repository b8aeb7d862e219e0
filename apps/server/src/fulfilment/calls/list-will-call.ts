import { listWillCall } from '@stagedoor/contract/calls/office/will-call';
import { findSoldEvents } from '../../catalogue/index.ts';
import { shipping } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { countPickups } from '../will-call/pickup-store.ts';

export const listWillCallHandler = (db: Db): Handler<'fulfilment'> =>
  handle(listWillCall, async ({ outletId }, caller) => {
    const events = await shipping.willCallEvents(db, caller, outletId);
    const ids = events.map(({ event }) => event);
    const [shows, collected] = await Promise.all([
      findSoldEvents(db, caller.sellerId, ids),
      countPickups(db, caller.sellerId, ids),
    ]);
    const byId = new Map(shows.map((show) => [show.eventId, show]));
    const listed = events.map(({ event, orders }) => ({
      eventId: event,
      name: byId.get(event)?.name ?? String(event),
      startsAt: byId.get(event)?.startsAt,
      place: byId.get(event)?.venue,
      orders,
      collected: Math.min(collected.get(event) ?? 0, orders),
    }));
    const timeOf = (startsAt: Date | undefined): number => startsAt?.getTime() ?? Infinity;
    return { shows: listed.toSorted((a, b) => timeOf(a.startsAt) - timeOf(b.startsAt)) };
  });
