// HALL-06: the desk moves tickets of an order to seats that it has chosen on the map.
import { moveOrderSeats } from '@stagedoor/contract/calls/office/move-seats';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { reasonProblem } from '@stagedoor/rules/staff/stock-holds';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { staffActor } from '../../staff/index.ts';
import { refuseNow } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { queueSeatsMoved } from '../letters/seats-moved-letter.ts';
import { judgeMove } from '../seats/judge-move.ts';

export const moveOrderSeatsHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(moveOrderSeats, (wish, caller) => {
    const { changes, tickets } = needs;
    const work = caller.change(async ({ tx, record }) => {
      requireValid({ reason: reasonProblem(wish.reason) || undefined });
      const { now } = caller;
      const order = await changes.reachOrderToChange(tx, staffActor(caller), wish.number);
      const move = await judgeMove(tx, needs, order, wish, now);
      const reason = wish.reason.trim();
      const words = `${move.was} to ${move.becomes}`;
      const author = { kind: 'staff', id: String(caller.staffId) } as const;
      await changes.moveSeats(tx, order, { ...move, author, reason: `${words}. ${reason}` }, now);
      if (move.wasIssued) await tickets.issueOfEvent(tx, order, move.eventId, now);
      await queueSeatsMoved(tx, needs, { order, ...move, reason }, now);
      record({
        action: 'order.seats-moved',
        subject: { kind: 'order', id: orderNumber(order.unique_id) },
        outletId: order.outlet_id,
        before: { seats: move.was },
        after: { seats: move.becomes },
        reason,
      });
      return {};
    });
    return work.catch((error: unknown) => {
      if (error instanceof changes.TicketsTaken) return refuseNow(afterSaleMessages.ticketsTaken);
      throw error;
    });
  });
