// WAIT-06: what the owner of a ticket hears that is offered to those who wait. That it was bought is told as a refund is.
import { speakToBuyer } from '../../accounts/index.ts';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { findSoldEvents } from '../../catalogue/index.ts';
import { letterParts, said } from '../../mail/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';

const { paragraph, facts, note } = letterParts;
type LetterNeeds = Pick<AfterSaleNeeds, 'changes' | 'publicAddress'>;

interface Offered {
  lineId: number;
  ticketId: number;
}

/** `General Admission (Balcony, row 2, seats 3 and 4)`, and the name of the show. */
async function placesOf(tx: Tx, { changes }: LetterNeeds, order: OrderRow, offered: readonly Offered[]) {
  const { seller_id: sellerId, order_id: orderId } = order;
  const { lines } = await changes.findParts(tx, sellerId, [orderId]);
  const live = await changes.ticketsOf(tx, sellerId, [orderId]);
  const own = lines.filter(({ line_id }) => offered.some(({ lineId }) => lineId === line_id));
  const [show] = await findSoldEvents(tx, sellerId, [...new Set(own.map((line) => line.outlet_event_id))]);
  const places = own.map((line) => {
    const ids = new Set(offered.flatMap(({ lineId, ticketId }) => (lineId === line.line_id ? ticketId : [])));
    const seats = seatLines(
      live.filter(({ lineId, ticketId }) => lineId === line.line_id && ids.has(ticketId)),
    );
    return `${ids.size} × ${line.level_name}${seats.length > 0 ? ` (${seats.join('; ')})` : ''}`;
  });
  return { places: places.join(', '), show: show?.name ?? '' };
}

async function writeOfferedBackLetter(
  tx: Tx,
  needs: LetterNeeds,
  order: OrderRow,
  { offered, cents }: { offered: readonly Offered[]; cents: number },
  now: Date,
): Promise<void> {
  const { places, show } = await placesOf(tx, needs, order, offered);
  const sum = formatMoney(cents, order.currency);
  const letter = {
    kind: 'ticket-offered-back',
    subject: said`Offered back: ${show}`,
    headline: said`We offer your ticket to those who wait`,
    preview: said`Until somebody buys it, it stays yours.`,
    parts: [
      paragraph`You have offered tickets for ${show} back. We offer them to those who wait, one after the other.`,
      facts([
        ['Tickets', places],
        ['Goes back for each', sum],
        ['Order', orderNumber(order.unique_id)],
      ]),
      note`Until somebody has bought it, a ticket stays yours and lets you in. You can take it back in your order until then.`,
    ],
  };
  await needs.changes.queueLetter(tx, needs, order, letter, now);
}

async function writeReturnEndedLetter(
  tx: Tx,
  needs: LetterNeeds,
  order: OrderRow,
  ticket: Offered,
  now: Date,
): Promise<void> {
  const { places, show } = await placesOf(tx, needs, order, [ticket]);
  const letter = {
    kind: 'ticket-return-ended',
    subject: said`Your ticket for ${show} stays yours`,
    headline: said`Nobody has bought your ticket`,
    preview: said`It is yours, and lets you in.`,
    parts: [
      paragraph`You had offered a ticket for ${show} back. Nobody has bought it, and now it is too late for that: it stays yours, and lets you in.`,
      facts([
        ['Tickets', places],
        ['Order', orderNumber(order.unique_id)],
      ]),
    ],
  };
  await needs.changes.queueLetter(tx, needs, order, letter, now);
}

export const queueOfferedBackLetter: typeof writeOfferedBackLetter = (tx, ...told) =>
  speakToBuyer(tx, told[1], () => writeOfferedBackLetter(tx, ...told));

export const queueReturnEndedLetter: typeof writeReturnEndedLetter = (tx, ...told) =>
  speakToBuyer(tx, told[1], () => writeReturnEndedLetter(tx, ...told));
