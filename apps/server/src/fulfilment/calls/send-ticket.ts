// TICKET-04: to a friend. The old code dies in the same transaction that makes the new one.
import { sendTicket } from '@stagedoor/contract/calls/shop/send-ticket';
import { emailKey, isEmail } from '@stagedoor/rules/accounts/email';
import { emailCheckMessages } from '@stagedoor/rules/messages/email-check';
import { sendRefusal } from '@stagedoor/rules/tickets/may-send';
import { customerActor } from '../../accounts/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { MovingOn } from '../tickets/move-on.job.ts';
import { queueTicketSent } from '../tickets/friend-mails.ts';
import { reachTicket } from '../tickets/reach-ticket.ts';
import type { TicketCheckpoint } from '../ticket-steps.ts';

const DAY_MS = 86_400_000;

const sentToday = async ({ tickets }: MovingOn, tx: Tx, order: OrderRow, now: Date): Promise<number> =>
  order.user_id === null
    ? 0
    : tickets.countSent(tx, order.seller_id, order.user_id, new Date(now.getTime() - DAY_MS));

export const sendTicketHandler = (
  needs: MovingOn & { checkpoint: TicketCheckpoint },
): Handler<'fulfilment'> =>
  handle(sendTicket, async ({ order: ref, ticketId, email }, caller) => {
    if (!isEmail(email)) refuse('INVALID_INPUT', { fields: { email: emailCheckMessages.invalid } });
    const { checkpoint } = needs;
    await inTransaction(needs.db, async (tx) => {
      const { order, ticket, isScanned } = await reachTicket(needs, tx, customerActor(caller), ref, ticketId);
      const many = await sentToday(needs, tx, order, caller.now);
      const message = sendRefusal({ ...ticket, isScanned }, many);
      if (message) refuse('TICKET_REFUSED', { message });
      const sentTo = emailKey(email);
      const uuid = await needs.tickets.replace(tx, order.seller_id, ticket, { sentTo, now: caller.now });
      await queueTicketSent(tx, needs, { order, eventId: ticket.eventId, uuid, to: sentTo }, caller.now);
      await checkpoint('ticket sent on');
    });
    await checkpoint('ticket with friend');
    return {};
  });
