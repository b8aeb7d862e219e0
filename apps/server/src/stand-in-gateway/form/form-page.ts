// The hosted card form: a page of the gateway's, shown in a frame of the shop's.
import { html } from './html.ts';
import type { Html } from './html.ts';
import type { FieldName, Problems, Typed } from './read-card.ts';
import { testCards } from './test-cards.ts';

export interface FormFrame {
  /** The shop's page that passes messages on. */
  communicatorUrl: string | undefined;
  /** What the page tells the shop once it is shown. */
  message?: string;
  /** The shop's colour. */
  accent?: string | undefined;
}

export interface FormState extends FormFrame {
  token: string;
  /** What may be shown again: never the number, never the code. */
  typed: { name: string; expiry: string };
  problems: Problems;
  saveText: string;
  codeRequired: boolean;
}

function page(title: string, frame: FormFrame, body: Html): string {
  const { communicatorUrl, message, accent } = frame;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="form.css${accent !== undefined && html`?accent=${accent.slice(1)}`}" />
        <script src="form.js" type="module"></script>
      </head>
      <body ${message !== undefined && html`data-message="${message}"`}>
        <main class="framed" aria-label="${title}">
          <h1>${title}</h1>
          ${body}
        </main>
        ${
          communicatorUrl !== undefined &&
          html`<iframe
            id="communicator"
            data-src="${communicatorUrl}"
            title="Connection to the shop"
            tabindex="-1"
            hidden
          ></iframe>`
        }
      </body>
    </html>`.text;
}

interface Field {
  name: FieldName;
  label: string;
  hint?: string;
  autocomplete: string;
  numeric: boolean;
  most: number;
}

const fields: Record<FieldName, Field> = {
  number: { name: 'number', label: 'Card number', autocomplete: 'cc-number', numeric: true, most: 23 },
  expiry: {
    name: 'expiry',
    label: 'Expires',
    hint: 'MM / YY',
    autocomplete: 'cc-exp',
    numeric: true,
    most: 9,
  },
  code: {
    name: 'code',
    label: 'Security code',
    hint: '3 or 4 digits',
    autocomplete: 'cc-csc',
    numeric: true,
    most: 4,
  },
  name: { name: 'name', label: 'Name on card', autocomplete: 'cc-name', numeric: false, most: 100 },
};

type Filled = Pick<FormState, 'typed' | 'problems' | 'codeRequired'>;

function fieldHtml({ name, label, hint, autocomplete, numeric, most }: Field, state: Filled): Html {
  const problem = state.problems[name];
  const value = name === 'name' || name === 'expiry' ? state.typed[name] : '';
  const optional = name === 'code' && !state.codeRequired;
  return html`<div class="field" data-field="${name}">
    <label for="${name}">${label}${optional && html` <span class="hint">optional</span>`}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      autocomplete="${autocomplete}"
      inputmode="${numeric ? 'numeric' : 'text'}"
      maxlength="${most}"
      spellcheck="false"
      placeholder="${hint ?? ''}"
      aria-describedby="${name}-note"
      ${problem !== undefined && html`aria-invalid="true"`}
      ${!optional && html`aria-required="true"`}
    />
    <p class="note" id="${name}-note">${problem ?? ''}</p>
  </div>`;
}

export function summaryOf(problems: Problems): Html {
  const entries = Object.entries(problems) as [FieldName, string][];
  return html`<div class="summary" role="alert" tabindex="-1" ${entries.length === 0 && html`hidden`}>
    <p>Please check:</p>
    <ul>
      ${entries.map(([name, problem]) => html`<li><a href="#${name}">${problem}</a></li>`)}
    </ul>
  </div>`;
}

const brandsHtml = html`<ul class="brands" aria-label="Cards that are taken">
  <li data-brand="Visa">Visa</li>
  <li data-brand="MasterCard">Mastercard</li>
  <li data-brand="AmericanExpress">Amex</li>
  <li data-brand="Discover">Discover</li>
</ul>`;

/** Stands in the field until the number tells whose card it is. */
const cardSign = html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
  <rect x="2.8" y="5" width="18.4" height="14" rx="2.5" />
  <path d="M2.8 9.5h18.4M6.5 15h4" />
</svg>`;

const fieldsHtml = (state: Filled): Html =>
  html`<div class="number">${fieldHtml(fields.number, state)} ${brandsHtml} ${cardSign}</div>
    <div class="pair">${fieldHtml(fields.expiry, state)} ${fieldHtml(fields.code, state)}</div>
    ${fieldHtml(fields.name, state)}`;

/** The same fields on a page of their own. */
export const cardFields = (typed: Typed, problems: Problems): Html =>
  fieldsHtml({ typed, problems, codeRequired: true });

const testCardsHtml = html`<details class="test-cards">
  <summary>This is the stand-in gateway: no money moves. Cards to try</summary>
  <dl>
    ${testCards.map(
      ([number, what]) =>
        html`<div>
          <dt>${number}</dt>
          <dd>${what}</dd>
        </div>`,
    )}
  </dl>
</details>`;

export function formPage(state: FormState): string {
  return page(
    'Add a card',
    state,
    html`<form method="post" action="saveCard" novalidate>
      ${summaryOf(state.problems)}
      <input type="hidden" name="token" value="${state.token}" />
      ${fieldsHtml(state)}
      <div class="actions">
        <button type="submit">${state.saveText}</button>
        <button type="button" class="quiet">Cancel</button>
      </div>
      ${testCardsHtml}
    </form>`,
  );
}

export function savedPage(text: string, frame: FormFrame): string {
  return page('Card saved', frame, html`<p class="done" role="status">${text}</p>`);
}

export function expiredPage(text: string): string {
  return page('Form expired', { communicatorUrl: undefined }, html`<p class="done" role="alert">${text}</p>`);
}
