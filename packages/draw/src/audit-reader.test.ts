import { expect, test } from 'vitest';
import { mismatchOf } from './testing/mismatch-of.ts';
import { asText, edited, type Anything } from './testing/tamper.ts';
import { filesOf } from './testing/vector.ts';

// One line for the draw, four entries (2 to 5), five overrides (6 to 10), the end (11).
const { file } = filesOf('overrides of each code');
const text = asText(file);
const last = file.length;
const broken: [string, number, string, string | Uint8Array][] = [
  ['nothing at all', 1, 'is missing', ''],
  ['a truncated end', last, 'is missing', asText(file.slice(0, -1))],
  ['half a last line', last, 'breaks off', text.slice(0, -30)],
  ['no line end', last, 'breaks off', text.trimEnd()],
  ['something behind the end', last + 1, 'behind', `${text}\n`],
  [
    'an entry more than the first line says',
    5,
    'is of type "entry"',
    asText(file.with(0, file[0]!.replace('"entries":4', '"entries":3'))),
  ],
  ['an empty line', 3, 'is not JSON', asText(file.toSpliced(2, 0, ''))],
  ['no JSON', 4, 'is not JSON', asText(file.with(3, '{"type":"entry"'))],
  ['spaces', 2, 'is not canonical', asText(file.with(1, file[1]!.replace(',', ', ')))],
  ['keys in another order', 11, 'is not canonical', asText(file.with(10, reversedKeys(file[10]!)))],
  ['a key twice', 3, 'is not canonical', asText(file.with(2, file[2]!.replace('{', '{"entry":1,')))],
  ['a number that is written otherwise', 2, 'is not canonical', text.replace('"place":1,', '"place":1.0,')],
  ['line ends of another system', 1, 'is not canonical', text.replaceAll('\n', '\r\n')],
  ['a mark before the first byte', 1, 'is not JSON', `\uFEFF${text}`],
  ['the wrong kind of line', 2, 'is of type "end"', asText([file[0]!, file.at(-1)!])],
  ['an unknown key', 2, 'entry.name is not a key', asText(edited(file, 2, (e) => (e.entry.name = 'x')))],
  [
    'a missing key',
    2,
    'entry.household is missing',
    asText(edited(file, 2, (e) => delete e.entry.household)),
  ],
  ['an id twice', 4, 'is the id of another entry', asText(edited(file, 4, sameAsFirst))],
  ['another version', 1, 'version is not 1', asText(edited(file, 1, (header) => (header.version = 2)))],
  ['another draw', 1, 'draw is not 13', asText(edited(file, 1, (header) => (header.draw = '14')))],
  ['letters beyond ASCII', 1, 'draw is not ASCII', asText(edited(file, 1, (h) => (h.rules.draw = 'ü')))],
  ['an unknown code', 6, 'code is not mistake', asText(edited(file, 6, (o) => (o.code = 'friend')))],
  ['an unknown result', 2, 'results[0].result', asText(edited(file, 2, (e) => (e.results[0].result = 'x')))],
];

test.each(broken)('[DRAW-08] %s is found in line %i', async (_, line, words, bytes) => {
  const mismatch = await mismatchOf(bytes);
  expect(mismatch).toMatchObject({ line, check: 'form' });
  expect(mismatch.message).toContain(words);
});

function sameAsFirst(line: Anything): void {
  line.entry = JSON.parse(file[1]!).entry;
}

function reversedKeys(line: string): string {
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(line) as object).toReversed()));
}
