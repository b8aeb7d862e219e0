// Values for descriptions: words, texts, moments and ids as nobody would write them by hand.
import * as fc from 'fast-check';

export type Id = (kind: string) => number;
export type Value<A> = A extends fc.Arbitrary<infer T> ? T : never;
export type Given = Record<string, unknown> & { id: number };

const PRIME = 999_983;

/** Ids that rise and fall: lists are in the order in which they stand, whatever they are numbered. */
export function numbers(seed: number): Id {
  const next = new Map<string, number>();
  return (kind) => {
    const count = (next.get(kind) ?? 0) + 1;
    next.set(kind, count);
    return ((count * 7919 + seed) % PRIME) + 1;
  };
}

/** What YAML, CSV and JavaScript would like to understand. */
const tricky =
  `2|1|10|0042: #yes|yes|null|~|- a|"no" & 'so'|a, b|{ a: 1 }|*star|&anchor|!tag|%|@ 7|\`x\`|2027-05-01|1e3|é|constructor|<b>`.split(
    '|',
  );
const visible = (text: string): boolean => text.trim() !== '' && text.trim() === text;
export const line = fc.oneof(
  fc.constantFrom(...tricky),
  fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter(visible),
);
export const text = fc.oneof(
  line,
  fc.array(line, { minLength: 2, maxLength: 3 }).map((lines) => lines.join('\n')),
);
export const html = fc.constantFrom(
  '<p>Plain.</p>',
  '<p>One</p>\n\n  <p>- two: 2</p>\n# three',
  '<ul><li>A &amp; B</li></ul>',
  '<p><a href="https://example.com/?a=1&amp;b=2">there</a> <strong>now</strong></p>',
);
export const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
export const list = <T>(values: fc.Arbitrary<T>, most: number, least = 0) =>
  fc.array(values, { minLength: least, maxLength: most });
const start = Date.parse('2027-01-01T00:00:00Z');
export const MINUTE = 60_000;
export const moment = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000 }).map((minutes) => new Date(start + minutes * MINUTE)),
  fc.integer({ min: 0, max: 60_000_000_000 }).map((milliseconds) => new Date(start + milliseconds)),
);
/** On a step that cards take, whatever the currency. */
export const cents = fc.integer({ min: 0, max: 50_000 }).map((steps) => steps * 10);
export const choice = fc.nat({ max: 20 });
export const keyOf = <K extends string>(words: Readonly<Record<K, unknown>>) =>
  fc.constantFrom(...(Object.keys(words) as K[]));

/** Whatever number stands there chooses one of those that there are. */
export const chosen = (all: readonly { id: number }[], number: number | null): number | null =>
  number === null || all.length === 0 ? null : all[number % all.length]!.id;
