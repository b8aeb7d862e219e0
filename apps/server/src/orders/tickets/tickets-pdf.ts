// TICKET-03: all tickets on paper, one a page, with the same codes as on the phone.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { testModeMessages } from '@stagedoor/rules/messages/test-mode';
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { showDateText } from '@stagedoor/rules/events/show-times';
import { spokenCode } from '@stagedoor/rules/tickets/ticket-text';
import { timesOf } from '../../mail/index.ts';
import { drawCode } from '../../platform/pdf/draw-code.ts';
import { legible } from '../../platform/pdf/legible.ts';
import { LETTER_PAPER, writePdf } from '../../platform/pdf/write-pdf.ts';
import type { Pdf } from '../../platform/pdf/write-pdf.ts';
import type { ShownTicket, ShownTickets } from './find-shown-tickets.ts';

const MARGIN = 54;
const CODE = 216;

const linesOf = (
  { show, itemName, levelName, seat, holder, sentBy }: ShownTicket,
  { orderNumber, from }: ShownTickets,
): string[] => {
  const times = timesOf(from);
  const { startsAt, doorsAt, displayShowTime, venue } = show;
  return [
    startsAt && showDateText({ showDate: startsAt, displayShowTime, venue }, times),
    doorsAt && displayShowTime && eventMessages.doorsOpen(times.formatTime(doorsAt, venue)),
    venue && [venue.name, venue.city, venue.state].filter(Boolean).join(', '),
    `${ownWords(itemName)}: ${ownWords(levelName)}`,
    ...seatLines([seat]),
    holder,
    sentBy ? `${ticketMessages.sentBy} ${sentBy}` : `${orderHistoryMessages.orderNumber} ${orderNumber}`,
  ]
    .map((line) => legible(line || ''))
    .filter(Boolean);
};

function drawTicket(pdf: Pdf, ticket: ShownTicket, index: number, shown: ShownTickets) {
  const { from, isTest, tickets, away } = shown;
  if (index > 0) pdf.addPage();
  pdf
    .font('plain')
    .fontSize(11)
    .fillColor('black')
    .text(`${from.name} · ${ticket.place} / ${tickets.length + away.length}`);
  if (isTest) pdf.moveDown().font('bold').fontSize(22).text(testModeMessages.ticket);
  pdf
    .moveDown()
    .font('bold')
    .fontSize(22)
    .text(legible(ownWords(ticket.show.name)));
  pdf.moveDown(0.5).font('plain').fontSize(13);
  for (const line of linesOf(ticket, shown)) pdf.text(line);
  const y = pdf.y + 24;
  drawCode(pdf, ticket.text, { x: MARGIN, y, size: CODE });
  pdf
    .font('bold')
    .fontSize(14)
    .text(spokenCode(ticket.uuid), MARGIN, y + CODE + 12);
}

export const ticketsPdf = (shown: ShownTickets, now: Date): Promise<Buffer> =>
  writePdf(
    { title: receiptMessages.orderNumber(shown.orderNumber), size: LETTER_PAPER, margin: MARGIN, now },
    (pdf) => {
      for (const [index, ticket] of shown.tickets.entries()) drawTicket(pdf, ticket, index, shown);
    },
  );
