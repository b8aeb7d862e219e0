// OPS-45: a ticket was issued anew; what the customer had on the phone lets nobody in any more.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { greeting, speakToBuyer } from '../../accounts/index.ts';
import { letterParts, queueMail, said } from '../../mail/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { factsOf, groundOf } from './friend-mails.ts';
import type { MovingOn } from './move-on.job.ts';

const { paragraph, button, note } = letterParts;

async function writeTicketReissued(
  tx: Tx,
  needs: MovingOn,
  { order, eventId }: { order: OrderRow; eventId: number },
  now: Date,
): Promise<void> {
  const { from, show } = await groundOf(tx, needs, order, eventId);
  const { firstName } = await needs.tickets.buyerOf(tx, order);
  const name = show.artistName ?? ownWords(show.name);
  const number = orderNumber(order.unique_id);
  await queueMail(
    tx,
    {
      kind: 'ticket-reissued',
      about: `order ${number}`,
      from,
      to: order.email,
      subject: said`Your ticket was issued anew: ${name}`,
      headline: said`Your ticket was issued anew`,
      preview: said`${name}: open your tickets again.`,
      parts: [
        greeting(firstName),
        paragraph`A ticket of your order ${number} was issued anew. The code you had, and the link to your tickets, no longer count.`,
        factsOf(show, from),
        button(ticketMessages.openTickets, `${from.origin}${(await needs.tickets.pathOf(tx, order)) ?? ''}`),
        note`${ticketMessages.openOnce(2)}`,
        note`${ticketMessages.whoeverHas(2)}`,
      ],
    },
    now,
  );
}

export const queueTicketReissued: typeof writeTicketReissued = (tx, ...told) =>
  speakToBuyer(tx, told[1].order, () => writeTicketReissued(tx, ...told));
