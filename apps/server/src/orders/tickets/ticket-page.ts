import { ownWords } from '@stagedoor/rules/language/own-words';
import { currentLanguage } from '@stagedoor/rules/language/current-language';
import { languageAttributes } from '@stagedoor/rules/language/direction-of';
import { ENGLISH_LANGUAGE } from '@stagedoor/rules/language/shop-languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { testModeMessages } from '@stagedoor/rules/messages/test-mode';
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { safeImage } from '@stagedoor/rules/shops/safe-link';
import { showDateText } from '@stagedoor/rules/events/show-times';
import { spokenCode } from '@stagedoor/rules/tickets/ticket-text';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { renderSVG } from 'uqr';
import type { SoldEvent } from '../../catalogue/index.ts';
import { timesOf } from '../../mail/index.ts';
import type { Letterhead } from '../../mail/index.ts';
import { html, Markup } from '../../platform/html.ts';
import { textFaceCss } from '../../platform/text-face.ts';
import { APPLE_FILE, GOOGLE_WAY } from '../wallet/register-wallets.ts';
import type { ShownTicket, ShownTickets } from './find-shown-tickets.ts';

/** Where the page has the shop's typeface from. */
export const TICKET_FACE = '/ticket-text.woff2';

const sheets = ['tokens.css', 'ticket-page.css'].map((name) =>
  readFileSync(join(import.meta.dirname, name), 'utf8'),
);
const css = [textFaceCss(TICKET_FACE), ...sheets].join('');

function page(title: string, nonce: string, colors: string, body: Markup): string {
  return html`<!doctype html>
    <html ${new Markup(languageAttributes(currentLanguage()?.code ?? ENGLISH_LANGUAGE))}>
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
        <script src="/ticket-page.js" type="module"></script>
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
function factsOf({ itemName, levelName, seat, holder, sentBy }: ShownTicket, orderNumber: string): Markup {
  const { sectionName, rowName, seatName } = seat;
  return html`<dl>
    ${fact('whole', ownWords(itemName), levelName === sectionName ? null : ownWords(levelName))}
    ${fact('third', ticketMessages.section, sectionName)} ${fact('third', ticketMessages.row, rowName)}
    ${fact('third', ticketMessages.seat, seatName)} ${fact('half', ticketMessages.name, holder)}
    ${fact('half', orderHistoryMessages.orderNumber, sentBy === null ? orderNumber : null)}
    ${fact('whole', ticketMessages.sentBy, sentBy)}
  </dl>`;
}

function whenAndWhere({ startsAt, doorsAt, displayShowTime, venue }: SoldEvent, from: Letterhead): Markup {
  const when = startsAt && showDateText({ showDate: startsAt, displayShowTime, venue }, timesOf(from));
  const where = venue && [venue.name, venue.city, venue.state].filter(Boolean).join(', ');
  const doors =
    doorsAt && displayShowTime && eventMessages.doorsOpen(timesOf(from).formatTime(doorsAt, venue));
  const opens = doors ? html` · <span class="whole">${doors}</span>` : html``;
  return html`${when ? html`<p class="when">${when}${opens}</p>` : html``}${where ? html`<p class="when">${where}</p>` : html``}`;
}

function posterOf({ imageUrl }: SoldEvent): Markup {
  const image = safeImage(imageUrl);
  return image ? html`<img class="poster" src="${image}" alt="" />` : html``;
}

/** The code is always dark on white, whatever the outlet's colours are: doors scan it at night. */
const codeOf = (text: string): Markup => new Markup(renderSVG(text, { ecc: 'M', border: 2 }));

/** Which wallets the outlet has certificates for, and where a ticket's own address is. */
export interface PageWallets {
  apple: boolean;
  google: boolean;
  pathOf(uuid: string): string;
}

function walletLinks({ apple, google, pathOf }: PageWallets, uuid: string): Markup {
  if (!apple && !google) return html``;
  const link = (file: string, words: string) => html`<a href="${pathOf(uuid)}/${file}">${words}</a>`;
  return html`<p class="wallets">
    ${apple ? link(APPLE_FILE, ticketMessages.appleWallet) : html``}
    ${google ? link(GOOGLE_WAY, ticketMessages.googleWallet) : html``}
  </p>`;
}

function drawTicket(
  ticket: ShownTicket,
  index: number,
  { from, orderNumber, isTest, tickets }: ShownTickets,
  wallets: PageWallets,
): Markup {
  const { show, uuid, text } = ticket;
  const artist = show.artistName && show.artistName !== ownWords(show.name) ? show.artistName : undefined;
  const which =
    tickets.length > 1 ? historyDialogMessages.ticketOf(index + 1, tickets.length) : ticketMessages.one;
  return html`<article class="ticket" aria-label="${which}">
    <header><span>${from.name}</span><span>${which}</span></header>
    ${isTest ? html`<p class="test">${testModeMessages.ticket}</p>` : html``} ${posterOf(show)}
    <div class="what">
      ${artist ? html`<p class="artist">${artist}</p>` : html``}
      <h1>${ownWords(show.name)}</h1>
      ${whenAndWhere(show, from)}
    </div>
    ${factsOf(ticket, orderNumber)}
    <div class="code">
      <div role="img" aria-label="${ticketMessages.codeToScan}" data-text="${text}">${codeOf(text)}</div>
      <p class="spoken">${spokenCode(uuid)}</p>
      <p>${ticketMessages.showAtDoor}</p>
      ${walletLinks(wallets, uuid)}
    </div>
  </article>`;
}

/** Sending needs the account: its own dialog does it. What was sent already goes no further. */
function sendLink({ hasAccount, orderNumber, tickets }: ShownTickets): Markup {
  if (!hasAccount || tickets.some(({ sentBy }) => sentBy !== null)) return html``;
  const href = `/user/history/orders/${orderNumber}/mobile-tickets`;
  return html`<a class="main" href="${href}">${ticketMessages.send}</a>`;
}

/** `path` is where it stands. */
export function drawTicketPage(
  shown: ShownTickets,
  { path, wallets }: { path: string; wallets: PageWallets },
  nonce: string,
): string {
  const { tickets, from } = shown;
  const many = tickets.length;
  const title = ticketMessages.yours(many);
  const body = html`<div class="tickets" tabindex="0" role="group" aria-label="${title}">
      ${tickets.map((ticket, index) => drawTicket(ticket, index, shown, wallets))}
    </div>
    <p class="note" role="status" data-said="${ticketMessages.savedHere}"></p>
    <p class="ways">
      ${sendLink(shown)}
      <a href="${path}/calendar.ics" download>${eventMessages.addToCalendar}</a>
      <a href="${path}/tickets.pdf" download>${ticketMessages.pdf}</a>
    </p>
    <p class="note">${many > 1 ? ticketMessages.swipe : ''} ${ticketMessages.whoeverHas(many)}</p>`;
  return page(`${ownWords(firstOf(tickets).show.name)}: ${title}`, nonce, colorsOf(from), body);
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
