// Below several tickets: who has which, the way to each, and what can be done with it in the account.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { timesOf } from '../../mail/index.ts';
import { html } from '../../platform/html.ts';
import type { Markup } from '../../platform/html.ts';
import type { ShownTicket, ShownTickets, TicketAway } from './find-shown-tickets.ts';

const placeWords = ({ seat, levelName }: Pick<ShownTicket, 'seat' | 'levelName'>): string =>
  seatLines([seat])[0] ?? ownWords(levelName);

const row = (place: number, words: string, whose: string, more: Markup, shown = false): Markup =>
  html`<li data-row="${place}" ${shown ? html`aria-current="true"` : html``}>
    <span class="number" aria-hidden="true">${place}</span>
    <span>
      <strong>${words}</strong>
      <span class="whose">${whose}</span>
    </span>
    ${more}
  </li>`;

const shownRow = (ticket: ShownTicket, index: number): Markup =>
  row(
    ticket.place,
    placeWords(ticket),
    ticket.holder ? ticketMessages.youNamed(ticket.holder) : ticketMessages.you,
    html`<span class="tag">${ticketMessages.shown}</span>
      <a class="pill" href="#ticket-${ticket.place}">
        ${ticketMessages.showIt}<span class="unseen"> ${placeWords(ticket)}</span>
      </a>`,
    index === 0,
  );

const awayRow = (ticket: TicketAway, { from, orderNumber }: ShownTickets, now: Date): Markup =>
  row(
    ticket.place,
    placeWords(ticket),
    ticketMessages.withSince(ticket.sentTo, timesOf(from).shortDay(ticket.sentAt, now)),
    html`<a class="pill" href="/user/history/orders/${orderNumber}/mobile-tickets">
      ${ticketMessages.takeBack}<span class="unseen"> ${placeWords(ticket)}</span>
    </a>`,
  );

export function whoHasWhich(shown: ShownTickets, pdf: Markup, now: Date): Markup {
  const rows = [
    ...shown.tickets.map((ticket, index) => ({ place: ticket.place, drawn: shownRow(ticket, index) })),
    ...shown.away.map((ticket) => ({ place: ticket.place, drawn: awayRow(ticket, shown, now) })),
  ];
  return html`<section class="who" aria-labelledby="who">
    <div class="whoHead">
      <h2 id="who">${ticketMessages.whoHasWhich}</h2>
      ${pdf}
    </div>
    <ol>
      ${rows.toSorted((a, b) => a.place - b.place).map(({ drawn }) => drawn)}
    </ol>
  </section>`;
}
