// What letters are made of. Each part is written once and gives both halves of a mail, the HTML and the plain text.
import { html } from '../platform/html.ts';
import type { Markup } from '../platform/html.ts';
import { inOneWord, inOtherWords } from './letter-words.ts';
import type { Letterhead } from './letterhead.ts';

export interface LetterPart {
  html(letterhead: Letterhead): Markup;
  text: string;
}

type Inserted = string | number | LetterPart;

const isPart = (value: Inserted): value is LetterPart => typeof value === 'object';

function written(style: string) {
  return (template: TemplateStringsArray, ...given: readonly Inserted[]): LetterPart => {
    const { strings, values } = inOtherWords(template, given);
    return {
      html: (letterhead) => {
        const inserts = values.map((value) => (isPart(value) ? value.html(letterhead) : value));
        return html`<p style="${style}">${html(strings, ...inserts)}</p>`;
      },
      text: String.raw({ raw: strings }, ...values.map((value) => (isPart(value) ? value.text : value))),
    };
  };
}

const paragraph = written('margin:0 0 16px;font-size:16px;line-height:1.55;color:#1d1a16');
/** What is good to know and not the point. */
const note = written('margin:0 0 12px;font-size:14px;line-height:1.5;color:#655e53');

/** Within a sentence. */
function link(english: string, url: string): LetterPart {
  const label = inOneWord(english);
  return {
    html: ({ accent }) => html`<a href="${url}" style="color:${accent}">${label}</a>`,
    text: `${label} (${url})`,
  };
}

/** The one thing to do. */
function button(english: string, url: string): LetterPart {
  const label = inOneWord(english);
  return {
    html: ({ accent, accentInk }) => html` <table
      role="presentation"
      cellpadding="0"
      cellspacing="0"
      border="0"
      style="margin:8px 0 24px"
    >
      <tr>
        <td bgcolor="${accent}" style="border-radius:999px;background:${accent}">
          <a
            href="${url}"
            style="display:inline-block;padding:14px 28px;font-size:16px;font-weight:600;color:${accentInk};text-decoration:none;border-radius:999px"
            >${label}</a
          >
        </td>
      </tr>
    </table>`,
    text: `${label}:\n${url}`,
  };
}

/** A name that takes more than its share of a phone's width breaks; a short one never does. */
const NAME_IN_ONE_LINE = 18;
const wrapOf = (name: string): string => (name.length > NAME_IN_ONE_LINE ? 'normal' : 'nowrap');

/** Names and values, one pair a line. */
function facts(told: readonly (readonly [name: string, value: string])[]): LetterPart {
  const pairs = told.map(([name, value]) => [inOneWord(name), value] as const);
  const row = ([name, value]: readonly [string, string]): Markup => html`<tr>
    <td
      style="padding:8px 16px 8px 0;font-size:14px;line-height:1.4;color:#655e53;vertical-align:top;white-space:${wrapOf(
        name,
      )}"
    >
      ${name}
    </td>
    <td style="padding:8px 0;font-size:16px;color:#1d1a16;vertical-align:top">${value}</td>
  </tr>`;
  return {
    html: ({ accentWash }) => html` <table
      role="presentation"
      cellpadding="0"
      cellspacing="0"
      border="0"
      width="100%"
      style="margin:0 0 24px;background:${accentWash};border-radius:9px"
    >
      <tr>
        <td style="padding:8px 20px">
          <table role="presentation" cellpadding="0" cellspacing="0" border="0">
            ${pairs.map(row)}
          </table>
        </td>
      </tr>
    </table>`,
    text: pairs.map(([name, value]) => `${name}: ${value}`).join('\n'),
  };
}

export const letterParts = { paragraph, note, link, button, facts };
