// OPS-45: the letter that leads to the tickets.
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { showDateText } from '@stagedoor/rules/events/show-times';
import { greeting } from '../../accounts/index.ts';
import { findSoldEvents } from '../../catalogue/index.ts';
import { letterParts, letterheadOf, queueMail, timesOf } from '../../mail/index.ts';
import type { OrderRow, Ticketing } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { outletCache } from '../../sellers/index.ts';

const { paragraph, button, facts, note } = letterParts;

export async function queueTicketsReady(
  tx: Tx,
  { tickets: ticketing, publicAddress }: { tickets: Ticketing; publicAddress: PublicAddress },
  { order, eventIds }: { order: OrderRow; eventIds: readonly number[] },
  now: Date,
): Promise<void> {
  const outlet = await outletCache(tx).get(order.outlet_id);
  const from = letterheadOf(outlet, publicAddress(outlet));
  const { firstName } = await ticketing.buyerOf(tx, order);
  const shows = await findSoldEvents(tx, order.seller_id, [...new Set(eventIds)]);
  const number = orderNumber(order.unique_id);
  // How many are told of: a letter of one ticket speaks of one.
  const many = eventIds.length;
  const [tickets, are, them] = many === 1 ? ['ticket', 'is', 'it'] : ['tickets', 'are', 'them'];
  const names = shows.map(({ artistName, name }) => artistName ?? name).join(', ');
  await queueMail(
    tx,
    {
      kind: 'tickets-ready',
      about: `order ${number}`,
      from,
      to: order.email,
      subject: `Your ${tickets} ${are} here: ${names}`,
      headline: `Your ${tickets} ${are} here`,
      preview: `${names}: open ${them} on your phone.`,
      parts: [
        greeting(firstName),
        paragraph`The ${tickets!} of your order ${number} can be opened on your phone.`,
        facts(
          shows.map(
            (show) =>
              [
                show.artistName ?? show.name,
                show.startsAt ? showDateText({ ...show, showDate: show.startsAt }, timesOf(from)) : show.name,
              ] as const,
          ),
        ),
        button(`Open your ${tickets}`, `${from.origin}${(await ticketing.pathOf(tx, order)) ?? ''}`),
        note`${ticketMessages.openOnce(many)}`,
        note`${ticketMessages.whoeverHas(many)}`,
      ],
    },
    now,
  );
}
