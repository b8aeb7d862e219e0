/** Turns a pattern into layouts of fixed length and text, so that matching one is a walk over known positions. */

import { isCapital, isDigit } from './characters.ts';
import type { GroupName, Pattern, Piece } from './format.ts';

export interface Span {
  readonly at: number;
  readonly length: number;
}

/** Some positions and what must stand there: this text, or else characters of a kind. */
interface Part extends Span {
  readonly text: string | null;
  readonly isOfKind: (code: number) => boolean;
}

export interface Layout {
  readonly length: number;
  readonly parts: readonly Part[];
  readonly groups: Readonly<Partial<Record<GroupName, Span>>>;
}

const EMPTY: Layout = { length: 0, parts: [], groups: {} };

const kinds = {
  digit: isDigit,
  letter: isCapital,
  either: (code: number) => isDigit(code) || isCapital(code),
};

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

function partFits({ length, text, isOfKind }: Part, characters: string, at: number): boolean {
  if (text !== null) return characters.startsWith(text, at);
  for (let i = at; i < at + length; i++) {
    if (!isOfKind(characters.charCodeAt(i))) return false;
  }
  return true;
}

function isPiece(content: Piece | Pattern): content is Piece {
  return typeof content === 'string' || Array.isArray(content) || 'lengths' in content;
}

function pieceLayouts(piece: Piece): Layout[] {
  if (typeof piece === 'string') return [fixedText(piece)];
  if (!('lengths' in piece)) return piece.map(fixedText);
  const isOfKind = kinds[piece.kind];
  return piece.lengths.map((length) => onePart({ at: 0, length, text: null, isOfKind }));
}

function fixedText(text: string): Layout {
  return onePart({ at: 0, length: text.length, text, isOfKind: kinds.either });
}

function onePart(part: Part): Layout {
  return { length: part.length, parts: [part], groups: {} };
}

function joined(start: Layout, name: string, rest: Layout): Layout {
  const moved = <S extends Span>(span: S): S => ({ ...span, at: span.at + start.length });
  const groups: Record<string, Span> = { ...start.groups };
  for (const [inner, span] of Object.entries(rest.groups)) groups[inner] = moved(span);
  if (!name.startsWith('_')) groups[name] = { at: start.length, length: rest.length };
  return { length: start.length + rest.length, parts: [...start.parts, ...rest.parts.map(moved)], groups };
}
