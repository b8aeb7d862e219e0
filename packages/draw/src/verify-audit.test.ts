import { expect, test } from 'vitest';
import vectors from '../draw-vectors.json' with { type: 'json' };
import { runCase } from './draw-case.ts';
import { commitmentOf, inventoryHashOf } from './hashes.ts';
import { mismatchOf } from './testing/mismatch-of.ts';
import { asText, edited, reclosed, swapped, without, type Anything } from './testing/tamper.ts';
import { filesOf } from './testing/vector.ts';
import { verifyAudit } from './verify-audit.ts';
import { cases } from '../../../tools/testing/cases.ts';

test.each(cases(vectors))('[DRAW-08] the file of “$case.name” holds', async (vector) => {
  const { file } = runCase(vector.case);
  const verdict = await verifyAudit(file.map((line) => `${line}\n`));
  expect(verdict).toMatchObject({
    isProven: true,
    audit: { seed: vector.expect.seed, isPublishedCompared: false },
  });
});

// One line for the draw, four entries (2 to 5), five overrides (6 to 10), the end (11).
const { file } = filesOf('overrides of each code');
const otherHash = '0'.repeat(64);
const otherSecret = 'ab'.repeat(32);

/** Each is closed again with the right hash: what gives it away lies deeper. */
const tampered: [string, number, string, (lines: string[]) => string[]][] = [
  ['a flipped award', 2, 'results', (lines) => edited(lines, 2, flipAward)],
  ['a missing leaf', 5, 'form', (lines) => without(lines, 3)],
  ['a leaf too many', 6, 'form', (lines) => lines.toSpliced(5, 0, lines[4]!.replace(/"id":"../, '"id":"00'))],
  [
    'a missing leaf and its count',
    1,
    'root',
    (lines) => edited(without(lines, 5), 1, (header) => (header.entries -= 1)),
  ],
  ['a wrong reveal', 1, 'commitment', (lines) => edited(lines, 1, (header) => (header.secret = otherSecret))],
  [
    'another secret with its commitment',
    2,
    'order',
    (lines) =>
      edited(lines, 1, (header) => {
        header.secret = otherSecret;
        header.commitment = commitmentOf(otherSecret);
      }),
  ],
  ['two lines swapped', 3, 'order', (lines) => swapped(lines, 3, 4)],
  [
    'two entries swapped with their places',
    3,
    'order',
    (lines) => edited(edited(swapped(lines, 3, 4), 3, place(2)), 4, place(3)),
  ],
  ['a place that is another', 4, 'order', (lines) => edited(lines, 4, place(7))],
  ['another rank', 4, 'order', (lines) => edited(lines, 4, (entry) => (entry.rank = otherHash))],
  ['another turn', 5, 'order', (lines) => edited(lines, 5, (entry) => (entry.turn = otherHash))],
  ['another salt', 1, 'root', (lines) => edited(lines, 2, (entry) => (entry.salt = otherHash))],
  ['another wish', 1, 'root', (lines) => edited(lines, 2, (entry) => (entry.entry.lines[0].quantity += 1))],
  ['another root', 1, 'root', (lines) => edited(lines, 1, (header) => (header.root = otherHash))],
  ['another hash of the rules', 1, 'hashes', (lines) => edited(lines, 1, (h) => (h.rulesHash = otherHash))],
  ['other rules', 1, 'hashes', (lines) => edited(lines, 1, (h) => (h.rules.partial = !h.rules.partial))],
  [
    'another inventory',
    1,
    'hashes',
    (lines) => edited(lines, 1, (header) => (header.inventory[0].count += 1)),
  ],
  ['an inventory changed with its hash', 2, 'order', (lines) => edited(lines, 1, moreStock)],
  [
    'a round that the rules do not name',
    1,
    'public number',
    (lines) => edited(lines, 1, (header) => (header.publicNumber.round += 1)),
  ],
  [
    'a randomness of one’s own',
    1,
    'public number',
    (lines) => edited(lines, 1, (header) => (header.publicNumber.randomness = otherHash)),
  ],
  [
    'a number of another kind',
    1,
    'public number',
    (lines) => edited(lines, 1, (header) => (header.publicNumber = { kind: 'none' })),
  ],
  [
    'an override out of its chain',
    8,
    'override',
    (lines) => edited(lines, 8, (o) => (o.previous = otherHash)),
  ],
  ['an override with another number', 7, 'override', (lines) => edited(lines, 7, (o) => (o.number = 5))],
  ['an override from earlier', 7, 'override', (lines) => edited(lines, 7, (override) => (override.at = 1))],
  ['an override left out', 6, 'override', (lines) => without(lines, 6)],
  ['another before', 6, 'override', (lines) => edited(lines, 6, (o) => (o.before[0].quantity += 1))],
  [
    'an override of nobody',
    6,
    'override',
    (lines) => edited(lines, 6, (o) => (o.entry = otherHash.slice(32))),
  ],
];

function flipAward(line: Anything): void {
  const [first] = line.results;
  Object.assign(first, { result: 'denied', reason: 'sold-out', level: first.asked.level, quantity: 0 });
}

function place(number: number) {
  return (entry: Anything) => {
    entry.place = number;
  };
}

function moreStock(header: Anything): void {
  header.inventory[0].count += 1;
  header.inventoryHash = inventoryHashOf(header.inventory);
}

test.each(tampered)('[DRAW-08] %s is found in line %i', async (_, line, check, tamper) => {
  const mismatch = await mismatchOf(asText(reclosed(tamper([...file]))));
  expect(mismatch).toMatchObject({ line, check });
  expect(mismatch.message).toMatch(new RegExp(`^line ${line}: \\S`));
});

test('[DRAW-08] a byte altered in the middle is found by the closing hash in the last line', async () => {
  const altered = asText(edited(file, 3, (entry) => (entry.salt = otherHash)));
  expect(await mismatchOf(altered)).toMatchObject({ line: file.length, check: 'closing hash' });
  const counted = asText(edited(file, file.length, (end) => (end.lines += 1)));
  expect(await mismatchOf(counted)).toMatchObject({ line: file.length, check: 'closing hash' });
});

test('[DRAW-08] an override that passes over an earlier place is listed, without failing', async () => {
  const verdict = await verifyAudit([asText(file)]);
  const entryAt = (line: number) => (JSON.parse(file[line]!) as Anything).entry.id as string;
  expect(verdict).toMatchObject({
    isProven: true,
    audit: {
      overrides: 5,
      passedOver: [
        { line: 8, level: 3001, entry: entryAt(4), place: 4, earlierEntry: entryAt(3), earlierPlace: 3 },
      ],
    },
  });
});

test('a drand signature is checked where the caller can', async () => {
  const accept = await verifyAudit([asText(file)], { isSigned: () => true });
  expect(accept).toMatchObject({ isProven: true, audit: { isSignatureChecked: true } });
  const refuse = await verifyAudit([asText(file)], { isSigned: () => false });
  expect(refuse).toMatchObject({ isProven: false, mismatch: { line: 1, check: 'public number' } });
});

test('a file is read however it is cut into pieces', async () => {
  const bytes = new TextEncoder().encode(asText(file));
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, i) =>
    bytes.subarray(7 * i, 7 * i + 7),
  );
  expect(await verifyAudit(pieces)).toMatchObject({ isProven: true });
});
