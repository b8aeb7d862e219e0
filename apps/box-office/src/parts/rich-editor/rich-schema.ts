// SETUP-06: what a written text may be made of, which is what pages show and nothing else. Nodes and marks bear the
// names of the elements that they are; whatever else is typed, read or pasted has no place in the document.
import { Schema } from 'prosemirror-model';
import type { MarkSpec, NodeSpec } from 'prosemirror-model';
import { linkAddress } from '@stagedoor/screens/link-address';

/** What stands between these tags is not text. */
const dropped = 'iframe object embed svg math template noscript textarea select colgroup'.split(' ');

const block = (tag: string, content: string, more: Omit<NodeSpec, 'parseDOM'> & { from?: string[] } = {}) => {
  const { from = [], ...rest } = more;
  return {
    content,
    group: 'block',
    defining: true,
    parseDOM: [tag, ...from].map((name) => ({ tag: name })),
    toDOM: () => [tag, 0] as const,
    ...rest,
  } satisfies NodeSpec;
};

const many = (dom: HTMLElement, name: string): number | null => {
  const value = Number(dom.getAttribute(name));
  return Number.isInteger(value) && value > 1 && value < 100 ? value : null;
};

const spans = (dom: HTMLElement) => ({ colspan: many(dom, 'colspan'), rowspan: many(dom, 'rowspan') });

const scopeOf = (dom: HTMLElement): string | null => {
  const scope = dom.getAttribute('scope')?.toLowerCase() ?? '';
  return /^(col|row)(group)?$/.test(scope) ? scope : null;
};

const cell = (tag: 'td' | 'th'): NodeSpec => ({
  content: 'block+',
  isolating: true,
  attrs: {
    colspan: { default: null },
    rowspan: { default: null },
    ...(tag === 'th' && { scope: { default: null } }),
  },
  parseDOM: [{ tag, getAttrs: (dom) => ({ ...spans(dom), ...(tag === 'th' && { scope: scopeOf(dom) }) }) }],
  toDOM: (node) => [tag, node.attrs, 0],
});

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  p: block('p', 'inline*', { defining: false }),
  h2: block('h2', 'inline*', { from: ['h1'] }),
  h3: block('h3', 'inline*'),
  h4: block('h4', 'inline*', { from: ['h5', 'h6'] }),
  blockquote: block('blockquote', 'block+'),
  ul: block('ul', 'li+'),
  ol: block('ol', 'li+'),
  li: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  dl: block('dl', '(dt | dd)+'),
  dt: { content: 'inline*', defining: true, parseDOM: [{ tag: 'dt' }], toDOM: () => ['dt', 0] },
  dd: { content: 'block+', defining: true, parseDOM: [{ tag: 'dd' }], toDOM: () => ['dd', 0] },
  table: block('table', '(thead | tbody)+', { isolating: true }),
  thead: { content: 'tr+', parseDOM: [{ tag: 'thead' }], toDOM: () => ['thead', 0] },
  tbody: { content: 'tr+', parseDOM: [{ tag: 'tbody' }, { tag: 'tfoot' }], toDOM: () => ['tbody', 0] },
  tr: { content: '(th | td)+', parseDOM: [{ tag: 'tr' }], toDOM: () => ['tr', 0] },
  th: cell('th'),
  td: cell('td'),
  hr: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  br: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  text: { group: 'inline', parseDOM: dropped.map((tag) => ({ tag, ignore: true })) },
};

const mark = (tag: string, more: MarkSpec = {}): MarkSpec => ({
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
  ...more,
});

/** A program that wraps all it copies in a bold element says beside it that none of it is. */
const isBold = (dom: HTMLElement) => (dom.style.fontWeight === 'normal' ? false : null);

const marks: Record<string, MarkSpec> = {
  a: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (dom) => linkOf(dom.getAttribute('href')) }],
    toDOM: ({ attrs: { href } }) => ['a', { href: String(href), rel: 'noopener noreferrer' }, 0],
  },
  strong: mark('strong', {
    parseDOM: [
      { tag: 'strong', getAttrs: isBold },
      { style: 'font-weight', getAttrs: (value) => (/^(bold(er)?|[6-9]\d\d)$/.test(value) ? null : false) },
    ],
  }),
  b: mark('b', { parseDOM: [{ tag: 'b', getAttrs: isBold }] }),
  em: mark('em', { parseDOM: [{ tag: 'em' }, { style: 'font-style=italic' }] }),
  i: mark('i'),
  u: mark('u'),
  s: mark('s', { parseDOM: [{ tag: 's' }, { tag: 'strike' }, { tag: 'del' }] }),
  small: mark('small'),
  sub: mark('sub', { excludes: 'sub sup' }),
  sup: mark('sup', { excludes: 'sub sup' }),
};

/** A link that pages do not offer is its words. */
function linkOf(href: string | null): { href: string } | false {
  return linkAddress(href) ? { href: (href ?? '').trim() } : false;
}

export const richSchema = new Schema({ nodes, marks });
