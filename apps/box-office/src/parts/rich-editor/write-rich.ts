// A document as it is kept: letter for letter what the server would write after it cleaned it, so that a text that says
// what is public again is the same text.
import type { Mark, Node } from 'prosemirror-model';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string, letters = /[&<>]/g): string =>
  text.replaceAll(letters, (letter) => escapes[letter] ?? letter);

const opening = (tag: string, attrs: Readonly<Record<string, unknown>>): string => {
  const said = Object.entries(attrs).filter(([, value]) => value !== null);
  return `<${tag}${said.map(([name, value]) => ` ${name}="${escaped(String(value), /[&<>"]/g)}"`).join('')}>`;
};

/** Nothing for a document in which nobody wrote anything. */
export const writeRich = (doc: Node): string => blocksOf(doc);

const isBlank = (node: Node): boolean => node.type.name === 'p' && node.content.size === 0;
/** What holds blocks, and is drawn closer where it holds no more than one paragraph. */
const CLOSE = new Set(['li', 'dd', 'th', 'td']);

function blocksOf(parent: Node): string {
  const blocks = parent.children.filter((child) => !isBlank(child));
  const [first, ...rest] = blocks;
  const isClose = CLOSE.has(parent.type.name) && first?.type.name === 'p' && rest.every(isList);
  return blocks.map((child, index) => (isClose && index === 0 ? inlineOf(child) : blockOf(child))).join('');
}

const isList = ({ type: { name } }: Node): boolean => name === 'ul' || name === 'ol';

function blockOf(node: Node): string {
  const { name } = node.type;
  if (name === 'hr') return '<hr />';
  return `${opening(name, node.attrs)}${node.inlineContent ? inlineOf(node) : blocksOf(node)}</${name}>`;
}

function inlineOf(parent: Node): string {
  let written = '';
  let open: readonly Mark[] = [];
  for (const child of parent.children) {
    const kept = sharedOf(open, child.marks);
    written += closing(open.slice(kept));
    written += child.marks
      .slice(kept)
      .map(({ type, attrs }) => opening(type.name, attrs))
      .join('');
    written += child.isText ? escaped(child.text ?? '') : '<br />';
    open = child.marks;
  }
  return written + closing(open);
}

const closing = (marks: readonly Mark[]): string =>
  marks
    .toReversed()
    .map(({ type }) => `</${type.name}>`)
    .join('');

/** How many marks go on from one piece of text into the next. */
function sharedOf(one: readonly Mark[], other: readonly Mark[]): number {
  const differs = one.findIndex((mark, index) => !other[index]?.eq(mark));
  return differs === -1 ? one.length : differs;
}
