import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHtml } from './parse-html.ts';
import type { RichNode } from './parse-html.ts';

const bits = fc.constantFrom(
  '<p>',
  '</p>',
  '<script>',
  '</script>',
  '<a href="',
  '">',
  "<a href='javascript:x'>",
  '</a>',
  '<svg/onload=x>',
  '<ul>',
  '<li>',
  '</ul>',
  '<!--',
  '-->',
  '<',
  '>',
  '"',
  "'",
  '&lt;',
  '&#60;',
  '<IMG SRC=x onerror=y>',
  'text',
);
const html = fc.array(fc.oneof(bits, fc.string()), { maxLength: 30 }).map((parts) => parts.join(''));

const elements = (nodes: RichNode[]): { tag: string; keys: string[] }[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [{ tag: node.tag, keys: Object.keys(node) }, ...elements(node.children)],
  );

test('[EVENT-35] whatever is written, only allowed elements come out, with no attribute but a link’s address', () => {
  fc.assert(
    fc.property(html, (text) => {
      for (const { tag, keys } of elements(parseHtml(text))) {
        expect(tag).toMatch(
          /^(p|br|strong|b|em|i|u|s|small|sub|sup|a|ul|ol|li|h[234]|blockquote|hr|dl|dt|dd)$/,
        );
        expect(
          keys.every((key) => key === 'tag' || key === 'children' || (key === 'href' && tag === 'a')),
        ).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('reading takes time in proportion to the text', () => {
  for (const hostile of ['<a "', '<!--', '<script', '<p>', "<a href='"]) {
    const started = performance.now();
    parseHtml(hostile.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(1500);
  }
});
