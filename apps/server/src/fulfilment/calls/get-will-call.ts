import { getWillCall } from '@stagedoor/contract/calls/office/will-call';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { findSoldEvents } from '../../catalogue/index.ts';
import { shipping } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pickupsOfEvent } from '../will-call/pickup-store.ts';

export const getWillCallHandler = (db: Db): Handler<'fulfilment'> =>
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
        seats: row.seats,
        collectedAt: pickups.get(row.order_id)?.collected_at,
        collectedBy: pickups.get(row.order_id)?.collected_by,
        place: pickups.get(row.order_id)?.place,
      })),
    };
  });
