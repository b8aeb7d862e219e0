// What a link shows: totals of one show, for somebody who is no staff. No level, no way of buying, no person.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventReport } from '@stagedoor/contract/calls/office/event-report';
import { locale } from '@stagedoor/rules/language/locale';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import type { Times } from '@stagedoor/rules/time/times-in';
import { counted } from '@stagedoor/rules/writing/counted';
import { html, Markup } from '../../platform/html.ts';
import { TEXT_FACE, textFaceCss } from '../../platform/text-face.ts';

const sheet = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const css = textFaceCss(TEXT_FACE) + sheet('tokens.css') + sheet('report-page.css');

const page = (title: string, nonce: string, body: Markup): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${new Markup(css)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.text;

export interface ShownReport {
  report: EventReport;
  from: string;
  currency: Currency;
  times: Times;
  endsAt: Date;
}

const fact = (name: string, value: string): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** How full it is, as a bar; the sentence above says it. */
const fillOf = ({ sold, seats }: EventReport): Markup =>
  seats === 0
    ? html``
    : new Markup(
        `<svg class="fill" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.min(100, (sold / seats) * 100).toFixed(2)}" height="3"/></svg>`,
      );

function moneyOf({ money }: EventReport, currency: Currency): Markup {
  if (!money) return html``;
  const sum = (cents: number): string => formatMoney(cents, currency);
  return html`<h2>Money</h2>
    <dl>
      ${fact('Expected', sum(money.expectedCents))} ${fact('Came in', sum(money.capturedCents))}
      ${fact('Given back', sum(money.returnedCents))} ${fact('Still to come', sum(money.toComeCents))}
    </dl>`;
}

export function drawReport({ report, from, currency, times, endsAt }: ShownReport, nonce: string): string {
  const { name, venue, startsAt, place, sold, seats, door, at } = report;
  const when = startsAt ? times.formatDateTime(startsAt, place) : 'No date yet';
  return page(
    `${name}: report`,
    nonce,
    html`<p class="from">${from}</p>
      <h1>${name}</h1>
      <p class="quiet">${[venue, when].filter(Boolean).join(', ')}</p>
      <h2>Tickets</h2>
      <p class="sold">
        <strong>${sold.toLocaleString(locale())}</strong>
        ${seats > 0 ? `of ${counted(seats, 'ticket')} sold` : 'sold'}
      </p>
      ${fillOf(report)} ${door ? html`<p>${counted(door.inside, 'person', 'people')} let in</p>` : html``}
      ${moneyOf(report, currency)}
      <p class="quiet">
        As of ${times.formatNamed(at)}. This page can be opened until ${times.formatDate(endsAt)}.
      </p>`,
  );
}

export const drawNoReport = (headline: string, sentence: string, nonce: string): string =>
  page(
    headline,
    nonce,
    html`<h1>${headline}</h1>
      <p class="quiet">${sentence}</p>`,
  );
