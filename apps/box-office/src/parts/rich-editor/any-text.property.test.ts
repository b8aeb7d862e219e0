// @vitest-environment happy-dom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { richTextElements } from '@stagedoor/rules/shops/rich-text';
import { readRich } from './read-rich.ts';
import { tidyPasted } from './tidy-pasted.ts';
import { writeRich } from './write-rich.ts';

const tags = [...richTextElements, 'div', 'font', 'h1', 'h6', 'script', 'section', 'svg', 'o:p', 'center'];
const words = fc.constantFrom('Doors', ' at ', '7 & 8', '<b', '>', '"', '\n\n', '\u00a0', '');
const attributes = fc.constantFrom(
  '',
  ' style="font-weight:700"',
  ' style="mso-list:l0 level2 lfo1"',
  ' onclick="x()"',
  ' href="javascript:x()"',
  ' href="https://lantern.example"',
  ' colspan="2"',
  ' scope="col"',
);

const { markup } = fc.letrec<{ markup: string; element: string }>((tie) => ({
  element: fc
    .tuple(fc.constantFrom(...tags), attributes, tie('markup'), fc.boolean())
    .map(([tag, said, within, ends]) => `<${tag}${said}>${within}${ends ? `</${tag}>` : ''}`),
  markup: fc
    .array(fc.oneof({ maxDepth: 4 }, words, tie('element')), { maxLength: 4 })
    .map((parts) => parts.join('')),
}));

/** Pages draw no ordinary blanks where a paragraph begins or ends. */
const seen = (html: string): string => html.replaceAll(/[ \n]+/g, '');

test('[SETUP-06] whatever is read or pasted is written as what pages show, and is the same when it is read again', () => {
  fc.assert(
    fc.property(markup, (given) => {
      const written = writeRich(readRich(tidyPasted(given)));
      for (const [, tag] of written.matchAll(/<\/?([^\s>/]+)/g)) expect(richTextElements).toContain(tag);
      expect(written).not.toMatch(/<[^>]*\s(on\w+|style|class)=|javascript:/);
      expect(seen(writeRich(readRich(written)))).toBe(seen(written));
    }),
    { numRuns: 300 },
  );
});
