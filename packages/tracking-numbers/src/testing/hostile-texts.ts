/** Texts of any size that would hold up a careless search. */

import { couriers } from '../couriers.ts';
import { drawFrom, validNumber } from './valid-number.ts';

const draw = drawFrom(2024);

/** One number of every format with its last digit changed. */
const nearMisses = couriers
  .flatMap(({ formats }) => formats.map((format) => validNumber(format, draw)))
  .map((number) => number.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)));

export const hostileTexts: Readonly<Record<string, (size: number) => string>> = {
  blanks: (size) => ' '.repeat(size),
  'digits far apart': (size) => repeated(size, `1${'\t'.repeat(999)}`),
  digits,
  'single digits': (size) => digits(size / 2).replaceAll(/./g, '$& '),
  'single capitals': (size) => repeated(size, 'G M C T B A '),
  'near misses': (size) => repeated(size, nearMisses.join(' ')),
  'numbers glued to letters': (size) => repeated(size, '漢1Z5R89390357567127é'),
  'lone surrogates': (size) => repeated(size, '\ud8001 '),
  'different numbers': (size) => numbered(size / 16, (i) => `TBA${String(i).padStart(12, '0')}\n`),
  'numbers that begin alike': (size) => numbered(size / 27, (i) => `GM${'1'.repeat(10 + (i % 30))}\n`),
};

function digits(size: number): string {
  return Buffer.from(Uint8Array.from({ length: size }, () => 48 + draw(10))).toString('latin1');
}

function repeated(size: number, text: string): string {
  return text.repeat(Math.ceil(size / text.length)).slice(0, size);
}

function numbered(count: number, line: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => line(i)).join('');
}
