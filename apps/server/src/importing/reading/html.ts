// Texts that operators write as HTML. What could run, load or disguise anything does not get past this line.
import sanitizeHtml from 'sanitize-html';
import type { IOptions } from 'sanitize-html';
import type { Reader } from './reader.ts';
import { text } from './texts.ts';

const MOST_CHARACTERS = 100_000;

const allowed: IOptions = {
  allowedTags: (
    'p br hr h2 h3 h4 blockquote ul ol li dl dt dd a strong b em i u s small sub sup span ' +
    'table thead tbody tr th td'
  ).split(' '),
  allowedAttributes: {
    a: ['href', 'title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Writes the text anew without leaving anything out: what differs from this was removed, not merely rewritten. */
const everything: IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
  nonTextTags: [],
};

const written = text(MOST_CHARACTERS);

export const html: Reader<string> = (tree, reading) => {
  const given = written(tree, reading);
  if (given === undefined) return undefined;
  const clean = sanitizeHtml(given, allowed);
  if (clean !== sanitizeHtml(given, everything)) {
    reading.report.notice(
      tree.place,
      `"${tree.label}": parts that pages may not show were removed from the text.`,
    );
  }
  return clean;
};
