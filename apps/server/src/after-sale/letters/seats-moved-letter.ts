// OPS-45: one sits elsewhere now; the codes that one had let nobody in any more.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { speakToBuyer } from '../../accounts/index.ts';
import { showDateText } from '@stagedoor/rules/events/show-times';
import { seatsMovedMessages } from '@stagedoor/rules/messages/seats-moved';
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { findSoldEvents } from '../../catalogue/index.ts';
import { letterheadOf, letterParts, timesOf } from '../../mail/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { outletCache } from '../../sellers/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';

const { paragraph, button, facts, note } = letterParts;

export interface ToldMove {
  order: OrderRow;
  eventId: number;
  was: string;
  becomes: string;
  wasIssued: boolean;
  reason: string;
}

/** In the transaction in which it happens, so once. */
async function writeSeatsMoved(
  tx: Tx,
  needs: Pick<AfterSaleNeeds, 'changes' | 'publicAddress' | 'tickets'>,
  { order, eventId, was, becomes, wasIssued, reason }: ToldMove,
  now: Date,
): Promise<void> {
  const outlet = await outletCache(tx).get(order.outlet_id);
  const from = letterheadOf(outlet, needs.publicAddress(outlet));
  const show = firstOf(await findSoldEvents(tx, order.seller_id, [eventId]));
  const name = show.artistName ?? ownWords(show.name);
  const when = show.startsAt
    ? showDateText({ ...show, showDate: show.startsAt }, timesOf(from))
    : ownWords(show.name);
  const path = wasIssued ? await needs.tickets.pathOf(tx, order) : undefined;
  const number = orderNumber(order.unique_id);
  await needs.changes.queueLetter(
    tx,
    needs,
    order,
    {
      kind: 'seats-moved',
      subject: seatsMovedMessages.subject(name),
      headline: seatsMovedMessages.headline,
      preview: seatsMovedMessages.preview(becomes),
      parts: [
        paragraph`We have moved your order ${number} to other seats. They cost the same, and you need not do anything.`,
        facts([
          [name, when],
          [seatsMovedMessages.instead, was],
          [seatsMovedMessages.now, becomes],
          [seatsMovedMessages.why, reason],
        ]),
        ...(wasIssued ? [note`The tickets that you had on your phone are not valid any more.`] : []),
        ...(path === undefined ? [] : [button(ticketMessages.openTickets, `${from.origin}${path}`)]),
      ],
    },
    now,
  );
}

export const queueSeatsMoved: typeof writeSeatsMoved = (tx, ...told) =>
  speakToBuyer(tx, told[1].order, () => writeSeatsMoved(tx, ...told));
