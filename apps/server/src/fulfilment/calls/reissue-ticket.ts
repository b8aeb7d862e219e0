// OPS-32: staff issue a ticket anew. The code and every address that led to it die in the same transaction.
import { reissueTicket } from '@stagedoor/contract/calls/office/reissue-ticket';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { reasonProblem } from '@stagedoor/rules/staff/stock-holds';
import { reissueRefusal } from '@stagedoor/rules/tickets/may-send';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { staffActor } from '../../staff/index.ts';
import { queueTicketSent } from '../tickets/friend-mails.ts';
import type { MovingOn } from '../tickets/move-on.job.ts';
import { reachTicket } from '../tickets/reach-ticket.ts';
import { queueTicketReissued } from '../tickets/reissued-mail.ts';

export const reissueTicketHandler = (needs: MovingOn): Handler<'fulfilment'> =>
  handle(reissueTicket, ({ number, ticketId, reason }, caller) =>
    caller.change(async ({ tx, record }) => {
      requireValid({ reason: reasonProblem(reason) || undefined });
      const { now } = caller;
      const { order, ticket, isScanned } = await reachTicket(needs, tx, staffActor(caller), number, ticketId);
      const message = reissueRefusal({ isScanned });
      if (message) refuse('TICKET_REFUSED', { message });
      const { sentTo, eventId } = ticket;
      const uuid = await needs.tickets.replace(tx, order.seller_id, ticket, { sentTo, now });
      if (sentTo === null) {
        await needs.tickets.renewPage(tx, order, now);
        await queueTicketReissued(tx, needs, { order, eventId }, now);
      } else await queueTicketSent(tx, needs, { order, eventId, uuid, to: sentTo }, now);
      record({
        action: 'order.ticket-reissued',
        subject: { kind: 'order', id: orderNumber(order.unique_id) },
        outletId: order.outlet_id,
        after: { event: eventId, ticket: ticketId },
        reason: reason.trim(),
      });
      return {};
    }),
  );
