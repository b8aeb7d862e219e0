import type { EditorState, Transaction } from 'prosemirror-state';
import { richSchema } from './rich-schema.ts';

interface FoundLink {
  href: string;
  from: number;
  to: number;
}

/** The link in which the cursor stands, or in which what is chosen begins, with all of its words. */
export function linkAt({ selection: { $from } }: EditorState): FoundLink | undefined {
  const links: FoundLink[] = [];
  $from.parent.forEach((child, offset) => {
    const mark = child.marks.find(({ type }) => type.name === 'a');
    if (!mark) return;
    const from = $from.start() + offset;
    const link = { href: String(mark.attrs['href']), from, to: from + child.nodeSize };
    const last = links.at(-1);
    if (last?.to === from && last.href === link.href) last.to = link.to;
    else links.push(link);
  });
  return links.find(({ from, to }) => from <= $from.pos && $from.pos <= to);
}

/** An empty address takes the link off. */
export function setLink(state: EditorState, href: string): Transaction {
  const mark = richSchema.mark('a', { href });
  const { tr, selection } = state;
  const { from, to } = (selection.empty && linkAt(state)) || selection;
  if (href === '') return tr.removeMark(from, to, mark.type);
  if (from === to) return tr.replaceSelectionWith(richSchema.text(href, [mark]), false);
  return tr.removeMark(from, to, mark.type).addMark(from, to, mark);
}
