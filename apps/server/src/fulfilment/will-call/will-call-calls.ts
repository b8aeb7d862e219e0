import { collectWillCall, getWillCall, listWillCall } from '@stagedoor/contract/calls/office/will-call';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { findSoldEvents } from '../../catalogue/index.ts';
import { shipping } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { digitsOf } from '../check-lines.ts';
import { collectAtWillCall } from './collect.ts';
import { countPickups, pickupsOfEvent } from './pickup-store.ts';

const collect: Handler = handle(collectWillCall, ({ order, eventId }, caller) =>
  caller.change(async ({ tx, record }) => {
    const { sellerId, name: by, now } = caller;
    const found = (await shipping.findByNumbers(tx, sellerId, [digitsOf(order)])).get(digitsOf(order));
    if (!found) return refuse('NOT_FOUND');
    caller.requireOutlet(found.outlet_id);
    await collectAtWillCall(tx, { sellerId, orderId: found.order_id, eventId, by, place: 'desk', now });
    record({
      action: 'order.collected',
      subject: { kind: 'order', id: orderNumber(found.unique_id) },
      outletId: found.outlet_id,
      after: { event: eventId },
    });
    return {};
  }),
);

export const willCallHandlers = (db: Db): Handler[] => [
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
  }),
  handle(getWillCall, async ({ eventId }, caller) => {
    const [show] = await findSoldEvents(db, caller.sellerId, [eventId]);
    if (!show) return refuse('NOT_FOUND');
    const [rows, pickups] = await Promise.all([
      shipping.readWillCall(db, caller, eventId),
      pickupsOfEvent(db, caller.sellerId, eventId),
    ]);
    return {
      name: show.name,
      startsAt: show.startsAt,
      place: show.venue,
      rows: rows.map((row) => ({
        number: orderNumber(row.unique_id),
        firstName: row.firstName,
        lastName: row.lastName,
        isGuest: row.user_id === null,
        places: row.lines,
        seats: row.seats ?? [],
        collectedAt: pickups.get(row.order_id)?.collected_at,
        collectedBy: pickups.get(row.order_id)?.collected_by,
        place: pickups.get(row.order_id)?.place,
      })),
    };
  }),
  collect,
];
