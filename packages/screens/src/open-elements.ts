// The elements that are open while a text is read, nested as browsers nest them: read back, the tree is the same.
import { firstOf } from '@stagedoor/rules/values/first-of';
import { lastOf } from '@stagedoor/rules/values/last-of';
import type { RichElement } from './rich-element.ts';

const EMPTY = new Set(['br', 'hr']);
/** What an opening tag closes, as browsers do it, unless a list or a cell stands between. */
const CLOSES: Record<string, string[]> = {
  a: ['a'],
  li: ['p', 'li'],
  dt: ['p', 'dt', 'dd'],
  dd: ['p', 'dt', 'dd'],
  h2: ['p', 'h2', 'h3', 'h4'],
  h3: ['p', 'h2', 'h3', 'h4'],
  h4: ['p', 'h2', 'h3', 'h4'],
  ...Object.fromEntries(['p', 'ul', 'ol', 'dl', 'blockquote', 'hr', 'table'].map((tag) => [tag, ['p']])),
};
const LISTS = new Set(['ul', 'ol', 'dl', 'th', 'td']);
const CELLS = new Set(['th', 'td']);
/** Which elements the parts of a table stand in; the first of them is put there where there is none. */
const STANDS_IN: Record<string, string[]> = {
  thead: ['table'],
  tbody: ['table'],
  tr: ['tbody', 'thead'],
  th: ['tr'],
  td: ['tr'],
};
/** Only parts of a table stand in these; whatever else is put there gets a cell. */
const FRAMES = new Set(['table', 'thead', 'tbody', 'tr']);

export class OpenElements {
  readonly root: RichElement = { tag: '', children: [] };
  readonly #open = [this.root];

  addText(text: string): void {
    if (FRAMES.has(this.#last.tag)) {
      if (!text.trim()) return;
      this.enter({ tag: 'td', children: [] });
    }
    this.#last.children.push(text);
  }

  enter(element: RichElement): void {
    const { tag } = element;
    if (tag in STANDS_IN) {
      if (!this.#makeRoom(tag)) return;
    } else {
      if (FRAMES.has(this.#last.tag)) this.enter({ tag: 'td', children: [] });
      for (const closed of CLOSES[tag] ?? []) this.#close(closed, LISTS);
    }
    this.#last.children.push(element);
    if (!EMPTY.has(tag)) this.#open.push(element);
  }

  /** What stands in a cell does not end what stands around its table. */
  leave(tag: string): void {
    this.#close(tag, tag in STANDS_IN ? new Set(['table']) : tag === 'table' ? undefined : CELLS);
  }

  /** False outside of tables, where their parts are nothing. */
  #makeRoom(tag: string): boolean {
    const table = this.#open.findLastIndex((element) => element.tag === 'table');
    if (table < 0) return false;
    const parents = STANDS_IN[tag]!;
    const parent = this.#open.findLastIndex((element) => parents.includes(element.tag));
    if (parent > table || parents[0] === 'table') {
      this.#open.length = Math.max(parent, table) + 1;
      return true;
    }
    this.enter({ tag: firstOf(parents), children: [] });
    return true;
  }

  get #last(): RichElement {
    return lastOf(this.#open);
  }

  #close(tag: string, upTo?: Set<string>): void {
    const at = this.#open.findLastIndex((element) => element.tag === tag || upTo?.has(element.tag));
    if (at > 0 && this.#open[at]!.tag === tag) this.#open.length = at;
  }
}
