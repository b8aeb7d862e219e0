/** Turns a pattern into layouts of fixed length, so that matching one is a walk over known positions. */

import { isCapital, isDigit } from './characters.ts';
import type { GroupName, Pattern, Piece } from './format.ts';

export interface Span {
  readonly at: number;
  readonly length: number;
}

/** Some positions and what may stand there: one of these texts, or any characters of a kind. */
interface Part extends Span {
  readonly texts: readonly string[] | null;
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

/** One layout for every length the pattern can have. */
export function layoutsOf(pattern: Pattern): Layout[] {
  let layouts = [EMPTY];
  for (const [name, content] of Object.entries(pattern)) {
    if (content === undefined) continue;
    const inner = isPiece(content) ? pieceLayouts(content) : layoutsOf(content);
    layouts = layouts.flatMap((start) => inner.map((rest) => joined(start, name, rest)));
  }
  return layouts;
}

/** Whether the text, from there on, begins as the layout says. */
export function fits(layout: Layout, text: string, at: number): boolean {
  for (const part of layout.parts) {
    if (!partFits(part, text, at + part.at)) return false;
  }
  return true;
}

function partFits({ length, texts, isOfKind }: Part, text: string, at: number): boolean {
  if (texts) return startsWithAny(text, texts, at);
  for (let i = at; i < at + length; i++) {
    if (!isOfKind(text.charCodeAt(i))) return false;
  }
  return true;
}

export function startsWithAny(text: string, starts: readonly string[], at = 0): boolean {
  for (const start of starts) {
    if (text.startsWith(start, at)) return true;
  }
  return false;
}

function isPiece(content: Piece | Pattern): content is Piece {
  return typeof content === 'string' || Array.isArray(content) || 'lengths' in content;
}

function pieceLayouts(piece: Piece): Layout[] {
  if (typeof piece === 'string') return pieceLayouts([piece]);
  if ('lengths' in piece) {
    const isOfKind = kinds[piece.kind];
    return piece.lengths.map((length) => onePart({ at: 0, length, texts: null, isOfKind }));
  }
  return [onePart({ at: 0, length: piece[0]?.length ?? 0, texts: piece, isOfKind: kinds.either })];
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
