import {
  baseKeymap,
  chainCommands,
  exitCode,
  lift,
  setBlockType,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import { richSchema } from './rich-schema.ts';

const known = <T>(type: T | undefined, name: string): T => {
  if (!type) throw new Error(`Nothing of a text is called ${name}`);
  return type;
};
const markOf = (name: string): MarkType => known(richSchema.marks[name], name);
const nodeOf = (name: string): NodeType => known(richSchema.nodes[name], name);

/** Whether all that is chosen, or what is typed next, bears one of the marks. */
export function bears(state: EditorState, names: readonly string[]): boolean {
  const { from, to, empty, $from } = state.selection;
  const types = names.map(markOf);
  if (empty) return types.some((type) => type.isInSet(state.storedMarks ?? $from.marks()));
  return types.some((type) => state.doc.rangeHasMark(from, to, type));
}

/** Two elements that look alike are one button: what bears either loses it, what bears none gets the first. */
const turn =
  (...names: readonly [string, ...string[]]): Command =>
  (state, dispatch) => {
    const [first] = names;
    const borne = names.find((name) => bears(state, [name]));
    return toggleMark(markOf(borne ?? first), null, { removeWhenPresent: true })(state, dispatch);
  };

/** Around the cursor, from within. */
export const isWithin = ({ selection: { $from } }: EditorState, ...names: string[]): boolean =>
  Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type.name).some((name) =>
    names.includes(name),
  );

export const become = (name: string): Command => setBlockType(nodeOf(name));

const toList =
  (name: 'ol' | 'ul'): Command =>
  (state, dispatch) =>
    isWithin(state, name)
      ? liftListItem(nodeOf('li'))(state, dispatch)
      : wrapInList(nodeOf(name))(state, dispatch);

const quote: Command = (state, dispatch) =>
  isWithin(state, 'blockquote') ? lift(state, dispatch) : wrapIn(nodeOf('blockquote'))(state, dispatch);

const across: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeOf('hr').create()).scrollIntoView());
  return true;
};

const lineBreak = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeOf('br').create()).scrollIntoView());
  return true;
});

export interface Tool {
  /** What it does, in words. */
  label: string;
  /** What stands on the button. */
  face: string;
  run: Command;
  /** Whether it is done where the cursor stands. */
  isOn?: (state: EditorState) => boolean;
}

const markTool = (label: string, face: string, ...names: [string, ...string[]]): Tool => ({
  label,
  face,
  run: turn(...names),
  isOn: (state) => bears(state, names),
});

export const tools: readonly (readonly Tool[])[] = [
  [
    markTool('Bold', 'B', 'strong', 'b'),
    markTool('Italic', 'I', 'em', 'i'),
    markTool('Underlined', 'U', 'u'),
    markTool('Struck out', 'S', 's'),
    markTool('Small', 'a', 'small'),
    markTool('Raised', 'x²', 'sup'),
    markTool('Lowered', 'x₂', 'sub'),
  ],
  [
    { label: 'List', face: '•', run: toList('ul'), isOn: (state) => isWithin(state, 'ul') },
    { label: 'Numbered list', face: '1.', run: toList('ol'), isOn: (state) => isWithin(state, 'ol') },
    { label: 'Further in', face: '→', run: sinkListItem(nodeOf('li')) },
    { label: 'Further out', face: '←', run: liftListItem(nodeOf('li')) },
    { label: 'Quotation', face: '❝', run: quote, isOn: (state) => isWithin(state, 'blockquote') },
    { label: 'Line across', face: '—', run: across },
  ],
  [
    { label: 'Undo', face: '↶', run: undo },
    { label: 'Redo', face: '↷', run: redo },
  ],
];

export const textKinds: readonly (readonly [name: string, label: string])[] = [
  ['p', 'Paragraph'],
  ['h2', 'Heading'],
  ['h3', 'Smaller heading'],
  ['h4', 'Smallest heading'],
];

/** Tab leaves the text, as it leaves every field: what stands in a list goes further in with Ctrl and a bracket. */
export const richPlugins = (more: Record<string, Command>): Plugin[] => [
  history(),
  keymap({
    ...more,
    'Mod-b': turn('strong', 'b'),
    'Mod-i': turn('em', 'i'),
    'Mod-u': turn('u'),
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-]': sinkListItem(nodeOf('li')),
    'Mod-[': liftListItem(nodeOf('li')),
    'Shift-Enter': lineBreak,
    Enter: splitListItem(nodeOf('li')),
  }),
  keymap(baseKeymap),
];
