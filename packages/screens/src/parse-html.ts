// Reads the little HTML that operators may write into a tree of allowed elements. Nothing else survives: the tree
// holds no attribute but a link's address and a cell's size, and pages draw it as elements, never as HTML.
import { richTextElements } from '@stagedoor/rules/shops/rich-text';
import { OpenElements } from './open-elements.ts';
import type { RichElement, RichNode } from './rich-element.ts';

const ALLOWED = new Set(richTextElements);
/** What stands between these tags is not text. */
const DROPPED = new Set(
  'script style iframe object embed svg math template noscript textarea title head select'.split(' '),
);
const SCOPE = /\bscope\s*=\s*["']?((?:col|row)(?:group)?)\b/i;
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^'"<>]){0,2000})>|[^<]+|</gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i;
const SPAN = { colSpan: /\bcolspan\s*=\s*["']?(\d{1,2})\b/i, rowSpan: /\browspan\s*=\s*["']?(\d{1,2})\b/i };

export function parseHtml(html: string): RichNode[] {
  const open = new OpenElements();
  const token = new RegExp(TOKEN);
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [text, slash, name = '', attributes = ''] = match;
    const tag = name.toLowerCase();
    if (!tag) {
      if (!text.startsWith('<!--')) open.addText(decodeEntities(text));
    } else if (DROPPED.has(tag)) {
      if (!slash) token.lastIndex = endOf(tag, html, token.lastIndex);
    } else if (ALLOWED.has(tag)) {
      if (slash) open.leave(tag);
      else open.enter(elementOf(tag, attributes));
    }
  }
  return open.root.children;
}

function elementOf(tag: string, attributes: string): RichElement {
  const element: RichElement = { tag, children: [] };
  if (tag === 'a') {
    const [, ...hrefs] = HREF.exec(attributes) ?? [];
    const href = hrefs.find((value) => value !== undefined);
    if (href !== undefined) element.href = decodeEntities(href);
  } else if (tag === 'td' || tag === 'th') {
    for (const name of ['colSpan', 'rowSpan'] as const) {
      const many = Number(SPAN[name].exec(attributes)?.[1]);
      if (many > 1) element[name] = many;
    }
    const scope = SCOPE.exec(attributes)?.[1]?.toLowerCase();
    if (tag === 'th' && scope) element.scope = scope;
  }
  return element;
}

function endOf(tag: string, html: string, from: number): number {
  const end = html.toLowerCase().indexOf(`</${tag}`, from);
  return end < 0 ? html.length : end;
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
