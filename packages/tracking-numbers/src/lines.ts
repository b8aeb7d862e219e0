/** Cuts a text into the stretches that can hold numbers: words of capitals and digits with only blanks between. */

import { isCapital, isDigit } from './characters.ts';

export interface Line {
  /** The words, without the blanks between them. */
  readonly text: string;
  /** Where in the text each word ends; it starts where the one before it ends. */
  readonly ends: readonly number[];
}

const LETTER_OR_DIGIT = /[\p{L}\p{M}\p{N}]/u;
const SPACE = /\p{Zs}/u;

export function* linesOf(text: string): Generator<Line> {
  let words: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = wordEnd(text, at);
    const standsFree = end > at && !isLetterOrDigitBefore(text, at) && !isLetterOrDigitAt(text, end);
    if (standsFree) {
      words.push(text.slice(at, end));
    } else if (words.length > 0 && (end > at || !isBlank(text.charCodeAt(at)))) {
      yield lineOf(words);
      words = [];
    }
    at = Math.max(end, at + 1);
  }
  if (words.length > 0) yield lineOf(words);
}

function lineOf(words: readonly string[]): Line {
  let end = 0;
  return { text: words.join(''), ends: words.map((word) => (end += word.length)) };
}

function wordEnd(text: string, start: number): number {
  let end = start;
  for (let code = text.charCodeAt(end); isDigit(code) || isCapital(code); code = text.charCodeAt(end)) end++;
  return end;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || (code > 127 && SPACE.test(String.fromCharCode(code)));
}

function isLetterOrDigitBefore(text: string, at: number): boolean {
  const isPair = at >= 2 && text.codePointAt(at - 2)! > 0xffff;
  return isLetterOrDigitAt(text, isPair ? at - 2 : at - 1);
}

function isLetterOrDigitAt(text: string, at: number): boolean {
  const point = text.codePointAt(at) ?? 0;
  if (point > 127) return LETTER_OR_DIGIT.test(String.fromCodePoint(point));
  return isDigit(point) || isCapital(point) || (point >= 97 && point <= 122);
}
