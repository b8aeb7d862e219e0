import { type Line, linesOf } from './lines.ts';
import { match, type Options } from './match.ts';
import { resultOf, type TrackingNumber } from './result.ts';
import { LONGEST, type Shape, SHORTEST } from './shapes.ts';

/**
 * Finds every number in a running text, in the order of its first appearance. A number is written in capitals
 * and digits, may have spaces and tabs inside, and has no letter or digit glued to either end.
 */
export function detect(text: string, options: Options = {}): TrackingNumber[] {
  if (typeof text !== 'string') throw new TypeError('detect takes the text as a string');
  const found = new Map<string, Shape>();
  for (const line of linesOf(text)) collect(line, options, found);
  dropPartsOfLonger(found);
  return Array.from(found, ([number, shape]) => resultOf(shape, number));
}

/**
 * Takes the longest number that starts at each word, unless an earlier one already covers it. At most LONGEST
 * characters are looked at from any word, so the work grows with the text and not faster.
 */
function collect({ text, ends }: Line, options: Options, found: Map<string, Shape>): void {
  let covered = 0;
  let reach = 0;
  for (let word = 0, start = 0; word < ends.length; start = ends[word++]!) {
    while (reach < ends.length && ends[reach]! - start <= LONGEST) reach++;
    for (let last = reach - 1; last >= word && ends[last]! > covered; last--) {
      const length = ends[last]! - start;
      if (length < SHORTEST) break;
      const shape = match(text, start, length, options);
      if (!shape) continue;
      covered = ends[last]!;
      found.set(text.slice(start, ends[last]), shape);
      break;
    }
  }
}

/** Drops numbers that are the beginning or the end of a longer one, wherever in the text that stands. */
function dropPartsOfLonger(found: Map<string, Shape>): void {
  const numbers = [...found.keys()];
  dropParts(found, numbers, (number, length) => number.slice(0, length));
  dropParts(found, numbers, (number, length) => number.slice(-length));
}

/** Only numbers that share SHORTEST characters can be parts of each other: others are not compared. */
function dropParts(
  found: Map<string, Shape>,
  numbers: readonly string[],
  partOf: (number: string, length: number) => string,
): void {
  const lengths = [...new Set(numbers.map((number) => number.length))];
  for (const alike of Map.groupBy(numbers, (number) => partOf(number, SHORTEST)).values()) {
    if (alike.length === 1) continue;
    for (const number of alike) {
      for (const length of lengths) {
        if (length < number.length) found.delete(partOf(number, length));
      }
    }
  }
}
