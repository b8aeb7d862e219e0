// The page of tickets on a phone: one, or all of an order side by side.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { currentLanguage } from '@stagedoor/rules/language/current-language';
import { languageAttributes } from '@stagedoor/rules/language/direction-of';
import { ENGLISH_LANGUAGE } from '@stagedoor/rules/language/shop-languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Letterhead } from '../../mail/index.ts';
import { html, Markup } from '../../platform/html.ts';
import { TEXT_FACE, textFaceCss } from '../../platform/text-face.ts';
import { drawTicket } from './draw-ticket.ts';
import type { PageWallets } from './draw-ticket.ts';
import type { ShownTickets } from './find-shown-tickets.ts';
import { signs } from './page-signs.ts';
import { whoHasWhich } from './who-has-which.ts';

const sheets = ['tokens.css', 'ticket-page.css', 'ticket-card.css', 'beside-tickets.css'].map((name) =>
  readFileSync(join(import.meta.dirname, name), 'utf8'),
);
const css = [textFaceCss(TEXT_FACE), ...sheets].join('');

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
        ${body}
        <script src="/ticket-page.js" type="module"></script>
      </body>
    </html>`.text;
}

const colorsOf = ({ accent, accentInk }: Letterhead): string =>
  `--accent:${accent};--accent-ink:${accentInk}`;

/** Whoever got it from a friend: such a page tells nothing of the order, and sends nothing on. */
const senderOf = ({ tickets }: ShownTickets): string | null => firstOf(tickets).sentBy;
const isReached = (shown: ShownTickets): boolean => shown.hasAccount && senderOf(shown) === null;

function barOf(shown: ShownTickets): Markup {
  const { from, logo } = shown;
  const name = logo ? html`<img src="${logo}" alt="${from.name}" height="36" />` : html`${from.name}`;
  const orders = isReached(shown)
    ? html`<a class="pill" href="/user/history/orders">${orderHistoryMessages.tab}</a>`
    : html``;
  return html`<header class="bar">
    <div><a class="brand" href="/">${name}</a> ${orders}</div>
  </header>`;
}

/** Which one is seen; said by the ticket itself, so that nobody hears it twice. */
function dotsOf({ tickets }: ShownTickets, many: number | undefined): Markup {
  if (!many) return html``;
  const seen = firstOf(tickets).place;
  const dots = Array.from({ length: many }, (_each, index) =>
    index + 1 === seen ? html`<i class="on"></i>` : html`<i></i>`,
  );
  return html`<p class="dots" aria-hidden="true">
    ${many <= 8 ? dots : html``} <span data-seen>${ticketMessages.placeOf(seen, many)}</span>
  </p>`;
}

function headOf(shown: ShownTickets, many: number | undefined): Markup {
  const sender = senderOf(shown);
  if (sender !== null)
    return html`<p class="head">
      <span><strong>${ticketMessages.sentYou(sender)}</strong> ${ticketMessages.yoursToShow}</span>
    </p>`;
  return html`<div class="head">
    <dl>
      <dt>${orderHistoryMessages.orderNumber}</dt>
      <dd>${shown.orderNumber}</dd>
    </dl>
    ${dotsOf(shown, many)}
  </div>`;
}

/** Sending needs the account: its own dialog does it. */
function waysOf(shown: ShownTickets, path: string, pdf: Markup): Markup {
  const href = `/user/history/orders/${shown.orderNumber}/mobile-tickets`;
  return html`<p class="ways">
    ${isReached(shown) ? html`<a class="main" href="${href}">${signs.send}${ticketMessages.send}</a>` : html``}
    <a href="${path}/calendar.ics" download>${signs.calendar}${eventMessages.addToCalendar}</a>
    ${pdf}
  </p>`;
}

function footOf(shown: ShownTickets): Markup {
  const sender = senderOf(shown);
  const back = sender === null ? '' : ticketMessages.canTakeBack(sender);
  const order = isReached(shown)
    ? html`<a href="/user/history/orders/${shown.orderNumber}/receipt">${ticketMessages.orderAndReceipt}</a>`
    : html``;
  return html`<p class="note">${back} ${ticketMessages.whoeverHas(shown.tickets.length)} ${order}</p>`;
}

/** `path` is where it stands. */
export function drawTicketPage(
  shown: ShownTickets,
  { path, wallets, now }: { path: string; wallets: PageWallets; now: Date },
  nonce: string,
): string {
  const { tickets, away, from } = shown;
  const all = tickets.length + away.length;
  const many = all > 1 ? all : undefined;
  const title = ticketMessages.yours(tickets.length);
  const pdf = html`<a href="${path}/tickets.pdf" download
    >${signs.paper}${ticketMessages.pdf(tickets.length)}</a
  >`;
  const body = html`${barOf(shown)}
    <main>
      <h1 class="unseen">${title}</h1>
      ${headOf(shown, many)}
      <div
        class="tickets"
        ${tickets.length > 1 ? html`tabindex="0"` : html``}
        role="group"
        aria-label="${title}"
      >
        ${tickets.map((ticket) => drawTicket(ticket, shown, many, wallets))}
      </div>
      <div class="beside">
        <p class="saved" role="status"><span data-said="${ticketMessages.savedHere}"></span>${signs.check}</p>
        ${waysOf(shown, path, many ? html`` : pdf)} ${many ? whoHasWhich(shown, pdf, now) : html``}
        ${footOf(shown)}
      </div>
    </main>`;
  return page(`${ownWords(firstOf(tickets).show.name)}: ${title}`, nonce, colorsOf(from), body);
}

export function drawMissingTicket(headline: string, sentence: string, nonce: string): string {
  const body = html`<main class="alone">
    <article class="ticket">
      <div class="what">
        <div>
          <h1>${headline}</h1>
          <p class="more">${sentence}</p>
        </div>
      </div>
    </article>
  </main>`;
  return page(headline, nonce, '', body);
}
