import { getSeatsToMove } from '@stagedoor/contract/calls/office/move-seats';
import { moveSeatsMessages } from '@stagedoor/rules/messages/move-seats';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { officeEvents } from '../../catalogue/index.ts';
import { officeStock } from '../../inventory/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { staffActor } from '../../staff/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { movableLines, whyStays } from '../seats/movable-lines.ts';

/** HALL-06: read when somebody looks; what is free is decided when they press. */
export const getSeatsToMoveHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(getSeatsToMove, async ({ number, eventId }, caller) => {
    const { db, changes, catalogue } = needs;
    const { sellerId, now } = caller;
    const order = await changes.reachOrder(db, staffActor(caller), number);
    const { events } = await changes.findParts(db, sellerId, [order.order_id]);
    if (!events.some(({ outlet_event_id }) => outlet_event_id === eventId)) return refuse('NOT_FOUND');
    const event = (await officeEvents.find(db, sellerId, eventId)) ?? refuse('NOT_FOUND');
    const facts = firstOf(await changes.refundFacts(db, [order]));
    const lines = await movableLines(db, needs, catalogue, facts, eventId);
    const known = await officeEvents.levels(db, sellerId, eventId);
    const wanted = new Set(lines.flatMap(({ levelIds }) => levelIds));
    const isNamed = ({ levelId, isAddOn }: (typeof known)[number]): boolean =>
      !isAddOn || wanted.has(levelId);
    const levels = known.filter(isNamed).map(({ levelId, name }) => ({ levelId, name }));
    return {
      eventId,
      show: event.name,
      startsAt: event.startsAt,
      venue: event.venue,
      place: event.place,
      blocked:
        (await whyStays(db, order, eventId)) ?? (lines.length === 0 ? moveSeatsMessages.noSeats : undefined),
      lines,
      levels,
      hall: await officeStock.hall(
        db,
        sellerId,
        levels.map(({ levelId }) => levelId),
        now,
      ),
    };
  });
