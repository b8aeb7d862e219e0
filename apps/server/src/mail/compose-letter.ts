// The one layout of every mail: tables and inline styles, because mail programs know little else.
import { currentLanguage } from '@stagedoor/rules/language/current-language';
import { languageAttributes } from '@stagedoor/rules/language/direction-of';
import { ENGLISH_LANGUAGE } from '@stagedoor/rules/language/shop-languages';
import { testModeMessages } from '@stagedoor/rules/messages/test-mode';
import { html, Markup } from '../platform/html.ts';
import type { Letter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import { wordLetter } from './word-letter.ts';

export interface ComposedLetter {
  subject: string;
  html: string;
  text: string;
  /** The outlet's own lines, where it has some. */
  opening: string | null;
}

const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function head(letterhead: Letterhead): Markup {
  const { name, origin, logoUrl, accent } = letterhead;
  const sign = logoUrl
    ? html`<img src="${logoUrl}" alt="${name}" height="40" style="display:block;height:40px;border:0" />`
    : html`<span style="font-size:20px;font-weight:700;color:${accent}">${name}</span>`;
  return html`<a href="${origin}/" style="text-decoration:none">${sign}</a>`;
}

/** Above everything that it says. */
const testNote = ({ isTest }: Letterhead): Markup =>
  isTest
    ? html`<tr>
        <td style="padding:0 4px 16px;font-size:15px;line-height:1.5;font-weight:700;color:#8a1f11">
          ${testModeMessages.letter}
        </td>
      </tr>`
    : html``;

function foot({ name, origin, contactEmail }: Letterhead): Markup {
  const place = html`<a href="${origin}/" style="color:#655e53">${new URL(origin).host}</a>`;
  const contact = contactEmail
    ? html` · <a href="mailto:${contactEmail}" style="color:#655e53">${contactEmail}</a>`
    : html``;
  return html`${name} · ${place}${contact}`;
}

/** Nothing in it can end the element. */
const dataScript = (data: object): Markup =>
  new Markup(
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  );

function page(letterhead: Letterhead, letter: Letter): Markup {
  const { headline, preview, parts, subject, structuredData = [] } = letter;
  return html`<!doctype html>
    <html ${new Markup(languageAttributes(currentLanguage()?.code ?? ENGLISH_LANGUAGE))}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
        ${structuredData.map(dataScript)}
      </head>
      <body style="margin:0;padding:0;background:#faf8f3;font-family:${FONT}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" bgcolor="#faf8f3">
          <tr>
            <td align="center" style="padding:32px 16px;word-break:break-word">
              <table
                role="presentation"
                cellpadding="0"
                cellspacing="0"
                border="0"
                width="100%"
                style="max-width:560px"
              >
                <tr>
                  <td style="padding:0 4px 20px">${head(letterhead)}</td>
                </tr>
                ${testNote(letterhead)}
                <tr>
                  <td
                    bgcolor="#ffffff"
                    style="background:#ffffff;border:1px solid #e5dfd4;border-top:4px solid ${letterhead.accent};border-radius:14px;padding:32px 28px 20px"
                  >
                    <h1 style="margin:0 0 20px;font-size:24px;line-height:1.2;color:#1d1a16">${headline}</h1>
                    ${parts.map((part) => part.html(letterhead))}
                  </td>
                </tr>
                <tr>
                  <td style="padding:20px 4px;font-size:13px;line-height:1.5;color:#655e53">
                    ${foot(letterhead)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
}

function plain({ name, origin, contactEmail, isTest }: Letterhead, { headline, parts }: Letter): string {
  const signature = [name, `${origin}/`, ...(contactEmail ? [contactEmail] : [])].join('\n');
  const note = isTest ? [testModeMessages.letter] : [];
  return (
    [...note, headline, ...parts.map(({ text }) => text), `-- \n${signature}`, ''].join('\n\n').trimEnd() +
    '\n'
  );
}

export function composeLetter(letterhead: Letterhead, letter: Letter): ComposedLetter {
  const { worded, opening } = wordLetter(letterhead, letter);
  return {
    subject: letterhead.isTest ? testModeMessages.subject(worded.subject) : worded.subject,
    html: page(letterhead, worded).text,
    text: plain(letterhead, worded),
    opening,
  };
}
