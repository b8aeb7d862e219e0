/** Turns a pattern into layouts of fixed length and text, so that matching one is a walk over known positions. */

import { isCapital, isDigit } from './characters.ts';
import type { GroupName, Pattern, Piece } from './format.ts';

export interface Span {
  readonly at: number;
  readonly length: number;
}

/** Some positions and what must stand there: this text, or else any of these kinds of characters. */
interface Part extends Span {
  readonly text: string | null;
  readonly digits: boolean;
  readonly letters: boolean;
}

export interface Layout {
  readonly length: number;
  readonly parts: readonly Part[];
  readonly groups: Readonly<Partial<Record<GroupName, Span>>>;
}

const EMPTY: Layout = { length: 0, parts: [], groups: {} };

/** One layout for every length and every choice of texts the pattern can have. */
export function layoutsOf(pattern: Pattern): Layout[] {
  let layouts = [EMPTY];
  for (const [name, content] of Object.entries(pattern)) {
    if (content === undefined) continue;
    const inner = isPiece(content) ? pieceLayouts(content) : layoutsOf(content);
    layouts = layouts.flatMap((start) => inner.map((rest) => joined(start, name, rest)));
  }
  return layouts;
}

/** Whether the characters from there on are as the layout says. */
export function fits({ parts }: Layout, characters: string, at: number): boolean {
  for (const part of parts) {
    if (!partFits(part, characters, at + part.at)) return false;
  }
  return true;
}

/** Whether a number of the layout can start with the character of this code. */
export function mayStartWith({ parts: [start] }: Layout, code: number): boolean {
  return (
    start !== undefined && (start.text === null ? accepts(start, code) : start.text.charCodeAt(0) === code)
  );
}

function partFits(part: Part, characters: string, at: number): boolean {
  if (part.text !== null) return characters.startsWith(part.text, at);
  for (let i = at; i < at + part.length; i++) {
    if (!accepts(part, characters.charCodeAt(i))) return false;
  }
  return true;
}

function accepts({ digits, letters }: Part, code: number): boolean {
  return (digits && isDigit(code)) || (letters && isCapital(code));
}

function isPiece(content: Piece | Pattern): content is Piece {
  return typeof content === 'string' || Array.isArray(content) || 'lengths' in content;
}

function pieceLayouts(piece: Piece): Layout[] {
  if (typeof piece === 'string') return [fixedText(piece)];
  if (!('lengths' in piece)) return piece.map(fixedText);
  const digits = piece.kind !== 'letter';
  const letters = piece.kind !== 'digit';
  return piece.lengths.map((length) => onePart({ at: 0, length, text: null, digits, letters }));
}

function fixedText(text: string): Layout {
  return onePart({ at: 0, length: text.length, text, digits: false, letters: false });
}

function onePart(part: Part): Layout {
  return { length: part.length, parts: [part], groups: {} };
}

function joined(start: Layout, name: string, rest: Layout): Layout {
  const moved = <S extends Span>(span: S): S => ({ ...span, at: span.at + start.length });
  const groups: Record<string, Span> = { ...start.groups };
  for (const [inner, span] of Object.entries(rest.groups)) groups[inner] = moved(span);
  if (!name.startsWith('_')) groups[name] = { at: start.length, length: rest.length };
  const length = start.length + rest.length;
  return { length, parts: rest.parts.map(moved).reduce(withPart, start.parts), groups };
}

/** Adds a part, or lengthens the last one where both want the same characters. */
function withPart(parts: readonly Part[], part: Part): readonly Part[] {
  const last = parts.at(-1);
  const isAlike = last?.text === null && last.digits === part.digits && last.letters === part.letters;
  if (!isAlike || part.text !== null) return [...parts, part];
  return [...parts.slice(0, -1), { ...last, length: last.length + part.length }];
}
