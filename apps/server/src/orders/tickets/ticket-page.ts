import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { safeImage } from '@stagedoor/rules/safe-link';
import { showDateText } from '@stagedoor/rules/show-times';
import { renderSVG } from 'uqr';
import type { SoldEvent } from '../../catalogue/index.ts';
import type { Letterhead } from '../../mail/index.ts';
import { html, Markup } from '../../platform/html.ts';

export interface TicketPage {
  show: SoldEvent;
  itemName: string;
  levelName: string;
  seat: { sectionName: string | null; rowName: string | null; seatName: string | null };
  holder: string;
  orderNumber: string;
  /** What the code holds: the address of this very page. */
  address: string;
  from: Letterhead;
  nonce: string;
}

const css = ['tokens.css', 'ticket-page.css']
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('');

function page(title: string, nonce: string, colors: string, body: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${new Markup(`${css}:root{${colors}}`)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.text;
}

const colorsOf = ({ accent, accentInk, accentWash }: Letterhead): string =>
  `--accent:${accent};--accent-ink:${accentInk};--wash:${accentWash}`;

type Width = 'third' | 'half' | 'whole';

const fact = (width: Width, name: string, value: string | null): Markup =>
  value
    ? html`<div class="${width}">
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>`
    : html``;

/** A level that is named like its section is said once. */
function factsOf({ itemName, levelName, seat, holder, orderNumber }: TicketPage): Markup {
  const { sectionName, rowName, seatName } = seat;
  return html`<dl>
    ${fact('whole', itemName, levelName === sectionName ? null : levelName)}
    ${fact('third', 'Section', sectionName)} ${fact('third', 'Row', rowName)}
    ${fact('third', 'Seat', seatName)} ${fact('half', 'Name', holder)}
    ${fact('half', orderHistoryMessages.orderNumber, orderNumber)}
  </dl>`;
}

function whenAndWhere({ startsAt, displayShowTime, venue }: SoldEvent): Markup {
  const when =
    startsAt && showDateText({ showDate: startsAt, displayShowTime, venueState: venue?.state ?? null });
  const where = venue && [venue.name, venue.city, venue.state].filter(Boolean).join(', ');
  return html`${when ? html`<p class="when">${when}</p>` : html``}${where ? html`<p class="when">${where}</p>` : html``}`;
}

function posterOf({ imageUrl }: SoldEvent): Markup {
  const image = safeImage(imageUrl);
  return image ? html`<img class="poster" src="${image}" alt="" />` : html``;
}

/** The code is always dark on white, whatever the outlet's colours are: doors scan it at night. */
const codeOf = (address: string): Markup => new Markup(renderSVG(address, { ecc: 'M', border: 2 }));

export function drawTicketPage(ticket: TicketPage): string {
  const { show, from } = ticket;
  const artist = show.artistName && show.artistName !== show.name ? show.artistName : undefined;
  const body = html`<article class="ticket">
      <header><span>${from.name}</span><span>Ticket</span></header>
      ${posterOf(show)}
      <div class="what">
        ${artist ? html`<p class="artist">${artist}</p>` : html``}
        <h1>${show.name}</h1>
        ${whenAndWhere(show)}
      </div>
      ${factsOf(ticket)}
      <div class="code" role="img" aria-label="Code of this ticket, to be scanned at the door">
        ${codeOf(ticket.address)}
        <p aria-hidden="true">Show this code at the door.</p>
      </div>
    </article>
    <p class="note">${ticketMessages.whoeverHas}</p>`;
  return page(`${show.name}: your ticket`, ticket.nonce, colorsOf(from), body);
}

export function drawMissingTicket(headline: string, sentence: string, nonce: string): string {
  const body = html`<article class="ticket">
    <div class="what">
      <h1>${headline}</h1>
      <p class="when">${sentence}</p>
    </div>
  </article>`;
  return page(headline, nonce, '', body);
}
