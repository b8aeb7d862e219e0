// What a ticket says in a wallet: the same as on its page.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { testModeMessages } from '@stagedoor/rules/messages/test-mode';
import { showDateText } from '@stagedoor/rules/events/show-times';
import { spokenCode } from '@stagedoor/rules/tickets/ticket-text';
import { timesOf } from '../../mail/index.ts';
import type { ShownTicket, ShownTickets } from '../tickets/find-shown-tickets.ts';

export interface WalletFact {
  key: string;
  label: string;
  value: string;
}

const fact = (key: string, label: string, value: string | null | undefined): WalletFact[] =>
  value ? [{ key, label, value }] : [];

export function walletFacts(ticket: ShownTicket, of: ShownTickets) {
  const { show, levelName, seat, holder, sentBy, text, uuid } = ticket;
  const { startsAt, doorsAt, displayShowTime, venue } = show;
  const times = timesOf(of.from);
  return {
    title: [...(of.isTest ? [testModeMessages.ticket] : []), show.artistName ?? ownWords(show.name)].join(
      ' · ',
    ),
    when: startsAt && showDateText({ showDate: startsAt, displayShowTime, venue }, times),
    where: venue && [venue.name, venue.city, venue.state].filter(Boolean).join(', '),
    doors: doorsAt && displayShowTime ? eventMessages.doorsOpen(times.formatTime(doorsAt, venue)) : undefined,
    startsAt,
    eventId: show.eventId,
    places: [
      ...fact('level', ticketMessages.level, levelName === seat.sectionName ? null : ownWords(levelName)),
      ...fact('section', ticketMessages.section, seat.sectionName),
      ...fact('row', ticketMessages.row, seat.rowName),
      ...fact('seat', ticketMessages.seat, seat.seatName),
    ],
    holder: holder ?? undefined,
    sentBy: sentBy ?? undefined,
    // A friend's tells nothing of the order.
    order: { label: orderHistoryMessages.orderNumber, value: sentBy === null ? of.orderNumber : undefined },
    code: text,
    spoken: spokenCode(uuid),
    serial: uuid,
    outlet: of.from.name,
    accent: of.from.accent,
    accentInk: of.from.accentInk,
    origin: of.from.origin,
  };
}

export type WalletFacts = ReturnType<typeof walletFacts>;
