// Reads the little HTML that operators may write into a tree of allowed elements. Nothing else survives: the tree
// holds no attribute but a link's address, and pages draw it as elements, never as HTML.

export interface RichElement {
  tag: string;
  href?: string;
  children: RichNode[];
}
export type RichNode = string | RichElement;

const ALLOWED = new Set(
  'p br strong b em i u s small sub sup a ul ol li h2 h3 h4 blockquote hr dl dt dd'.split(' '),
);
const EMPTY = new Set(['br', 'hr']);
/** What stands between these tags is not text. */
const DROPPED = new Set(
  'script style iframe object embed svg math template noscript textarea title head select'.split(' '),
);
/** What an opening tag closes, as browsers do it, unless a list stands between. */
const CLOSES: Record<string, string[]> = {
  a: ['a'],
  li: ['p', 'li'],
  dt: ['p', 'dt', 'dd'],
  dd: ['p', 'dt', 'dd'],
  h2: ['p', 'h2', 'h3', 'h4'],
  h3: ['p', 'h2', 'h3', 'h4'],
  h4: ['p', 'h2', 'h3', 'h4'],
  ...Object.fromEntries(['p', 'ul', 'ol', 'dl', 'blockquote', 'hr'].map((tag) => [tag, ['p']])),
};
const LISTS = new Set(['ul', 'ol', 'dl']);
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^'"<>]){0,2000})>|[^<]+|</gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i;

export function parseHtml(html: string): RichNode[] {
  const root: RichElement = { tag: '', children: [] };
  const open = [root];
  const token = new RegExp(TOKEN);
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [text, slash, name = '', attributes = ''] = match;
    const tag = name.toLowerCase();
    if (!tag) {
      if (!text.startsWith('<!--')) open.at(-1)!.children.push(decodeEntities(text));
    } else if (DROPPED.has(tag)) {
      if (!slash) token.lastIndex = endOf(tag, html, token.lastIndex);
    } else if (ALLOWED.has(tag)) {
      if (slash) close(open, tag);
      else enter(open, tag, attributes);
    }
  }
  return root.children;
}

function enter(open: RichElement[], tag: string, attributes: string): void {
  for (const closed of CLOSES[tag] ?? []) close(open, closed, LISTS);
  const element: RichElement = { tag, children: [] };
  const [, ...hrefs] = (tag === 'a' && HREF.exec(attributes)) || [];
  const href = hrefs.find((value) => value !== undefined);
  if (href !== undefined) element.href = decodeEntities(href);
  open.at(-1)!.children.push(element);
  if (!EMPTY.has(tag)) open.push(element);
}

function close(open: RichElement[], tag: string, upTo?: Set<string>): void {
  const at = open.findLastIndex((element) => element.tag === tag || upTo?.has(element.tag));
  if (at > 0 && open[at]!.tag === tag) open.length = at;
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
