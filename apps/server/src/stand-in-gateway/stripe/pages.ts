// What the pages of Stripe's own look like; they work without a script.
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { html } from '../form/html.ts';
import type { Html } from '../form/html.ts';
import { cardFields, summaryOf } from '../form/form-page.ts';
import type { Problems, Typed } from '../form/read-card.ts';
import type { Transaction } from '../store/transaction-store.ts';
import { idOf } from './ids.ts';

const page = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/customer/form.css" />
      </head>
      <body>
        <main class="alone">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;

interface CardPage {
  action: string;
  cancelUrl: string;
  typed: Typed;
  problems: Problems;
}

const cards: readonly (readonly [number: string, what: string])[] = [
  ['4242 4242 4242 4242', 'is approved'],
  ['4000 0027 6000 3184', 'is asked for by its bank at every charge'],
  ['4000 0000 0000 0341', 'is saved, and every charge is declined'],
  ['4000 0000 0000 0259', 'is processed for a while'],
];

export const cardPage = ({ action, cancelUrl, typed, problems }: CardPage): string =>
  page(
    'Save your card',
    html`<form method="post" action="${action}" novalidate>
      ${summaryOf(problems)} ${cardFields(typed, problems)}
      <div class="actions">
        <button type="submit">Save card</button>
        <a class="quiet" href="${cancelUrl}">Back to the shop</a>
      </div>
      <details class="test-cards">
        <summary>This stands in for Stripe: no money moves. Cards to try</summary>
        <dl>
          ${cards.map(
            ([number, what]) =>
              html`<div>
                <dt>${number}</dt>
                <dd>${what}</dd>
              </div>`,
          )}
        </dl>
      </details>
    </form>`,
  );

const amountOf = ({ amount_cents, currency }: Transaction): string => formatMoney(amount_cents, currency);

export const askPage = (row: Transaction): string =>
  page(
    'Your bank asks',
    html`<p>Do you want to pay ${amountOf(row)} with your card ending in ${row.last_four}?</p>
      <form method="post" action="/3d_secure/${idOf('pi', row.transaction_id)}">
        <div class="actions">
          <button name="answer" value="yes">Yes, pay</button>
          <button class="quiet" name="answer" value="no">No</button>
        </div>
      </form>
      <p class="hint">This stands in for a bank's page: no money moves.</p>`,
  );
