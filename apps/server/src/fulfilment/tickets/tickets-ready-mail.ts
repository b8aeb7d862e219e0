// OPS-45: the letter that leads to the tickets.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { showDateText } from '@stagedoor/rules/events/show-times';
import { greeting, speakToBuyer } from '../../accounts/index.ts';
import { findSoldEvents } from '../../catalogue/index.ts';
import { letterParts, letterheadOf, queueMail, timesOf, said } from '../../mail/index.ts';
import type { OrderRow, Ticketing } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { outletCache } from '../../sellers/index.ts';

const { paragraph, button, facts, note } = letterParts;

async function writeTicketsReady(
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
  const isOne = many === 1;
  const names = shows.map(({ artistName, name }) => artistName ?? ownWords(name)).join(', ');
  await queueMail(
    tx,
    {
      kind: 'tickets-ready',
      about: `order ${number}`,
      from,
      to: order.email,
      subject: isOne ? said`Your ticket is here: ${names}` : said`Your tickets are here: ${names}`,
      headline: isOne ? said`Your ticket is here` : said`Your tickets are here`,
      preview: isOne ? said`${names}: open it on your phone.` : said`${names}: open them on your phone.`,
      parts: [
        greeting(firstName),
        isOne
          ? paragraph`The ticket of your order ${number} can be opened on your phone.`
          : paragraph`The tickets of your order ${number} can be opened on your phone.`,
        facts(
          shows.map(
            (show) =>
              [
                show.artistName ?? ownWords(show.name),
                show.startsAt
                  ? showDateText({ ...show, showDate: show.startsAt }, timesOf(from))
                  : ownWords(show.name),
              ] as const,
          ),
        ),
        button(
          isOne ? 'Open your ticket' : ticketMessages.openTickets,
          `${from.origin}${(await ticketing.pathOf(tx, order)) ?? ''}`,
        ),
        note`${ticketMessages.openOnce(many)}`,
        note`${ticketMessages.whoeverHas(many)}`,
      ],
    },
    now,
  );
}

export const queueTicketsReady: typeof writeTicketsReady = (tx, ...told) =>
  speakToBuyer(tx, told[1].order, () => writeTicketsReady(tx, ...told));
