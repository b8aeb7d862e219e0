// WAIT-06: who offered a ticket back takes it back until it is bought.
import { keepTickets } from '@stagedoor/contract/calls/shop/ticket-returns';
import { ticketReturnMessages } from '@stagedoor/rules/messages/ticket-returns';
import { customerActor } from '../../accounts/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';

const refuseTicket = (message: string): never => refuse('TICKET_REFUSED', { message });

/** What is theirs already stays so; what was bought meanwhile is not the order's any more. */
export const keepTicketsHandler = ({ db, changes }: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(keepTickets, ({ order: ref, ticketIds }, caller) =>
    inTransaction(db, (tx) =>
      changes.changeOrder(tx, customerActor(caller), ref, async (order) => {
        const { seller_id: sellerId, order_id } = order;
        const live = await changes.ticketsOf(tx, sellerId, [order_id]);
        const wanted = live.filter(({ ticketId }) => ticketIds.includes(ticketId));
        const kept = await changes.ticketReturns.end(tx, sellerId, wanted, {
          to: 'taken-back',
          now: caller.now,
        });
        if (!kept) return refuseTicket(ticketReturnMessages.beingBought);
        if (wanted.length < new Set(ticketIds).size) refuseTicket(ticketReturnMessages.isBought);
        return kept.length > 0;
      }),
    ),
  );
