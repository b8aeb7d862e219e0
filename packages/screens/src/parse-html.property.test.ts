import fc from 'fast-check';
import { expect, test } from 'vitest';
import { richTextElements } from '@stagedoor/rules/shops/rich-text';
import { parseHtml } from './parse-html.ts';
import type { RichNode } from './rich-element.ts';

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
  '<table>',
  '</table>',
  '<tr>',
  '</tr>',
  '<td colspan=2>',
  '<th rowspan="3" onclick=x>',
  '</td>',
  '<tbody>',
  '<span>',
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

const attributes: Record<string, string[]> = {
  a: ['href'],
  td: ['colSpan', 'rowSpan'],
  th: ['colSpan', 'rowSpan', 'scope'],
};

test('[EVENT-35] whatever is written, only allowed elements come out, with a link’s address and a cell’s size', () => {
  fc.assert(
    fc.property(html, (text) => {
      for (const { tag, keys } of elements(parseHtml(text))) {
        expect(richTextElements).toContain(tag);
        expect(['tag', 'children', ...(attributes[tag] ?? [])]).toEqual(expect.arrayContaining(keys));
      }
    }),
    { numRuns: 500 },
  );
});

const inside: Record<string, string[]> = {
  table: ['thead', 'tbody'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
};
const misplaced = (nodes: RichNode[], parent = ''): string[] =>
  nodes.flatMap((node) => {
    const tag = typeof node === 'string' ? 'text' : node.tag;
    const allowed = inside[parent] ?? [...richTextElements, 'text'].filter((name) => !isPart(name));
    const own = allowed.includes(tag) ? [] : [`${tag} in ${parent}`];
    return typeof node === 'string' ? own : [...own, ...misplaced(node.children, node.tag)];
  });
const isPart = (tag: string): boolean => Object.values(inside).some((tags) => tags.includes(tag));

test('[EVENT-35] whatever is written, tables are made of rows, and rows of cells', () => {
  fc.assert(
    fc.property(html, (text) => {
      expect(misplaced(parseHtml(text))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('reading takes time in proportion to the text', () => {
  for (const hostile of ['<a "', '<!--', '<script', '<p>', "<a href='", '<table>', '<td>']) {
    // Of the processor, whatever else it is busy with.
    const before = process.cpuUsage();
    parseHtml(hostile.repeat(20_000));
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1500);
  }
});
