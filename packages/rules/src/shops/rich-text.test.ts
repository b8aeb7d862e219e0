import { expect, test } from 'vitest';
import { richTextAttributes, richTextElements } from './rich-text.ts';

test('[OPS-05] what operators write keeps its paragraphs, lists, tables and links, and nothing that runs', () => {
  for (const kept of ['p', 'ul', 'li', 'table', 'td', 'a', 'strong'])
    expect(richTextElements).toContain(kept);
  for (const dropped of ['script', 'iframe', 'img', 'style', ''])
    expect(richTextElements).not.toContain(dropped);
  expect(richTextAttributes).toEqual({
    a: ['href'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  });
});
