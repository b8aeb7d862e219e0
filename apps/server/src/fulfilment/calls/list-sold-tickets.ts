import { listSoldTickets } from '@stagedoor/contract/calls/office/sold-tickets';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { reachEvent } from '../door/reach-event.ts';
import type { DoorNeeds } from '../door/scan-ticket.ts';
import { countSoldTickets, readSoldTickets } from '../tickets/read-sold-tickets.ts';
import type { SoldTicketRow } from '../tickets/read-sold-tickets.ts';

function stateOf({ isCanceled, isIn, isOnPhone }: SoldTicketRow) {
  if (isCanceled) return 'canceled' as const;
  if (isIn) return 'in' as const;
  return isOnPhone ? ('on-phone' as const) : ('sold' as const);
}

export const listSoldTicketsHandler = ({ db, tickets }: DoorNeeds): Handler<'fulfilment'> =>
  handle(listSoldTickets, async ({ eventId, changedSince, sort, after, before, size }, caller) => {
    await reachEvent(db, caller, eventId);
    const { sellerId } = caller;
    const filter = { sellerId, sold: tickets.soldOfEventPiece(sellerId, eventId), changedSince };
    const [page, count] = await Promise.all([
      readSoldTickets(db, filter, { sort, after, before, size }),
      countSoldTickets(db, filter),
    ]);
    return {
      ...page,
      ...count,
      rows: page.rows.map((row) => ({
        key: row.key,
        order: row.order,
        level: row.level,
        section: row.section ?? undefined,
        row: row.row ?? undefined,
        seat: row.seat ?? undefined,
        state: stateOf(row),
        changedAt: row.changedAt,
      })),
    };
  });
