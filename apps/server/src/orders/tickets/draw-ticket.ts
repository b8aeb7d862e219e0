// One ticket, as it is shown at the door: what, where one sits, when, and the code.
import { ownWords } from '@stagedoor/rules/language/own-words';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { testModeMessages } from '@stagedoor/rules/messages/test-mode';
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { safeImage } from '@stagedoor/rules/shops/safe-link';
import { spokenCode } from '@stagedoor/rules/tickets/ticket-text';
import { renderSVG } from 'uqr';
import type { SoldEvent } from '../../catalogue/index.ts';
import { timesOf } from '../../mail/index.ts';
import { html, Markup } from '../../platform/html.ts';
import { APPLE_FILE, GOOGLE_WAY } from '../wallet/register-wallets.ts';
import type { ShownTicket, ShownTickets } from './find-shown-tickets.ts';

/** Which wallets the outlet has certificates for, and where a ticket's own address is. */
export interface PageWallets {
  apple: boolean;
  google: boolean;
  pathOf(uuid: string): string;
}

const fact = (name: string, value: string | null | undefined): Markup =>
  value
    ? html`<div>
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>`
    : html``;

/** A level that is named like its section is said once; where there are no sections it is called as the item is. */
function seatOf({ itemName, levelName, seat }: ShownTicket): Markup {
  const { sectionName, rowName, seatName } = seat;
  const level = sectionName === null ? ownWords(itemName) : ticketMessages.level;
  return html`<dl class="seat">
    ${fact(level, ownWords(levelName))}
    ${fact(ticketMessages.section, sectionName === levelName ? null : sectionName)}
    ${fact(ticketMessages.row, rowName)} ${fact(ticketMessages.seat, seatName)}
  </dl>`;
}

/** A name says by itself what it is. */
const named = (holder: string | null): Markup =>
  holder
    ? html`<div>
        <dt class="unseen">${ticketMessages.name}</dt>
        <dd>${holder}</dd>
      </div>`
    : html``;

/** The doors before the show: that is when one is to be there. */
function hoursOf({ show, holder }: ShownTicket, { from }: ShownTickets): Markup {
  const { startsAt, doorsAt, displayShowTime, venue } = show;
  const hour = (moment: Date | null | undefined) =>
    moment && displayShowTime ? timesOf(from).formatTime(moment, venue) : null;
  return html`<dl class="hours">
    ${fact(ticketMessages.doors, hour(doorsAt))} ${fact(ticketMessages.show, hour(startsAt))} ${named(holder)}
  </dl>`;
}

function showOf(show: SoldEvent, { from }: ShownTickets): Markup {
  const { startsAt, venue, artistName, imageUrl } = show;
  const name = ownWords(show.name);
  const headline = artistName ?? name;
  const image = safeImage(imageUrl);
  const city = venue && [venue.city, venue.state].filter(Boolean).join(' ');
  const lines = [name === headline ? '' : name, venue && [venue.name, city].filter(Boolean).join(', ')];
  return html`<div class="what">
    ${image ? html`<img class="poster" src="${image}" alt="" />` : html``}
    <div>
      ${startsAt ? html`<p class="date">${timesOf(from).formatDate(startsAt)}</p>` : html``}
      <h2>${headline}</h2>
      ${lines.flatMap((line) => (line ? [html`<p class="more">${line}</p>`] : []))}
    </div>
  </div>`;
}

/** The code is always dark on white, whatever the outlet's colours are: doors scan it at night. */
const codeOf = (text: string): Markup => new Markup(renderSVG(text, { ecc: 'M', border: 2 }));

function walletLinks({ apple, google, pathOf }: PageWallets, uuid: string): Markup {
  if (!apple && !google) return html``;
  const link = (file: string, words: string) => html`<a href="${pathOf(uuid)}/${file}">${words}</a>`;
  return html`<p class="wallets">
    ${apple ? link(APPLE_FILE, ticketMessages.appleWallet) : html``}
    ${google ? link(GOOGLE_WAY, ticketMessages.googleWallet) : html``}
  </p>`;
}

/** `many` are the order's; none where nobody is to know. */
export function drawTicket(
  ticket: ShownTicket,
  shown: ShownTickets,
  many: number | undefined,
  wallets: PageWallets,
): Markup {
  const { show, uuid, text, place } = ticket;
  const which = many ? historyDialogMessages.ticketOf(place, many) : ticketMessages.one;
  const said = many ? ticketMessages.placeOf(place, many) : '';
  return html`<article
    class="ticket"
    id="ticket-${place}"
    aria-label="${which}"
    data-place="${place}"
    data-said-place="${said}"
  >
    ${shown.isTest ? html`<p class="test">${testModeMessages.ticket}</p>` : html``} ${showOf(show, shown)}
    ${seatOf(ticket)} ${hoursOf(ticket, shown)}
    <div class="code">
      <div role="img" aria-label="${ticketMessages.codeToScan}" data-text="${text}">${codeOf(text)}</div>
      <p class="spoken">${spokenCode(uuid)}</p>
      ${walletLinks(wallets, uuid)}
    </div>
  </article>`;
}
