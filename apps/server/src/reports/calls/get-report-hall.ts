import { getReportHall } from '@stagedoor/contract/calls/office/event-report';
import { officeEvents } from '../../catalogue/index.ts';
import { reportDoor } from '../../fulfilment/index.ts';
import { officeStock } from '../../inventory/index.ts';
import { officeOrders } from '../../orders/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { ReportsNeeds } from '../reports-needs.ts';

/** REPORT-04: read when somebody looks; the counts stand in the report beside it. */
export const getReportHallHandler = ({ readDb: db }: ReportsNeeds): Handler<'reports'> =>
  handle(getReportHall, async ({ eventId }, caller) => {
    const { sellerId } = caller;
    const event = (await officeEvents.find(db, sellerId, eventId)) ?? refuse('NOT_FOUND');
    caller.requireOutlet(event.outletId);
    const levels = await officeEvents.levels(db, sellerId, eventId);
    const levelIds = levels.map(({ levelId }) => levelId);
    const { packed, seats } = await officeStock.reportSeats(db, sellerId, levelIds);
    const inside = await reportDoor.ticketsInside(db, sellerId, [eventId]);
    const guests = await officeOrders.report.guestTickets(db, sellerId, [eventId]);
    const stateOf = ({ ticketId, isSold, holder }: (typeof seats)[number]): string => {
      if (inside.has(ticketId)) return 'i';
      if (guests.has(ticketId) || holder === 'guest') return 'g';
      if (isSold) return 's';
      return holder === 'house' || holder === 'draw' ? 'h' : 'u';
    };
    return { seats: packed, states: seats.map(stateOf).join('') };
  });
