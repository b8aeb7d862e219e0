// Texts that operators write as HTML. What could run, load or disguise anything does not get past this line.
import { richTextAttributes, richTextElements } from '@stagedoor/rules/shops/rich-text';
import sanitizeHtml from 'sanitize-html';
import type { IOptions } from 'sanitize-html';

const allowed: IOptions = {
  allowedTags: [...richTextElements],
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
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

export function cleanHtml(given: string): { clean: string; removed: boolean } {
  const clean = sanitizeHtml(given, allowed);
  return { clean, removed: clean !== sanitizeHtml(given, everything) };
}
