// TICKET-04: back from a friend. The old code dies in the same transaction that makes the new one.
import { takeTicketBack } from '@stagedoor/contract/calls/shop/send-ticket';
import { takeBackRefusal } from '@stagedoor/rules/tickets/may-send';
import { customerActor } from '../../accounts/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { MovingOn } from '../tickets/move-on.job.ts';
import { reachTicket } from '../tickets/reach-ticket.ts';

export const takeTicketBackHandler = (needs: MovingOn): Handler<'fulfilment'> =>
  handle(takeTicketBack, async ({ order: ref, ticketId }, caller) =>
    inTransaction(needs.db, async (tx) => {
      const { order, ticket, isScanned } = await reachTicket(needs, tx, customerActor(caller), ref, ticketId);
      const message = takeBackRefusal({ ...ticket, isScanned });
      if (message) refuse('TICKET_REFUSED', { message });
      await needs.tickets.replace(tx, order.seller_id, ticket, { sentTo: null, now: caller.now });
      return {};
    }),
  );
