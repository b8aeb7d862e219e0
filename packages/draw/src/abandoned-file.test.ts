import { expect, test } from 'vitest';
import { abandonedFile, type AbandonedDraw } from './abandoned-file.ts';
import { publicationOf } from './published.ts';
import { sealList } from './sealed-list.ts';
import { entryOf, inventory, lineOf, rules } from './testing/small-world.ts';
import { asText, edited, reclosed, swapped, without } from './testing/tamper.ts';
import { verifyAbandoned } from './verify-abandoned.ts';

const secret = '5e'.repeat(32);
const list = sealList(rules, [
  entryOf('c', [lineOf(5, 2)]),
  entryOf('a', [lineOf(1, 2, true)]),
  entryOf('b', [], { eligible: false }),
]);
const frozen: AbandonedDraw = { rules, secret, frozen: { list, inventory }, publicNumber: { kind: 'none' } };

function linesOf(draw: AbandonedDraw): string[] {
  const pieces = Array.from(abandonedFile(draw), (piece) => new TextDecoder().decode(piece));
  return pieces.join('').trimEnd().split('\n');
}

const lines = linesOf(frozen);
const { commitment } = JSON.parse(lines[0]!) as { commitment: string };
const published = publicationOf(list, { commitment, inventory, at: 7 });

test('[DRAW-10] a draw that was given up shows its secret and its list, and they are the ones that were sealed', async () => {
  expect(lines).toHaveLength(5);
  const verdict = await verifyAbandoned([asText(lines)], { published });
  expect(verdict).toMatchObject({
    isProven: true,
    audit: { secret, entries: 3, sealed: { root: list.root }, isPublishedCompared: true, lines: 5 },
  });
});

test('[DRAW-10] one that was never frozen shows its secret alone', async () => {
  const early = linesOf({ ...frozen, frozen: null, publicNumber: null });
  expect(early).toHaveLength(2);
  const verdict = await verifyAbandoned([asText(early)]);
  expect(verdict).toMatchObject({ isProven: true, audit: { secret, sealed: null, publicNumber: null } });
});

const wrongs: [string, string[], number, string][] = [
  ['another secret', edited(lines, 1, (line) => (line.secret = '00'.repeat(32))), 1, 'commitment'],
  ['other rules', edited(lines, 1, (line) => (line.rules.partial = false)), 1, 'hashes'],
  ['a changed wish', edited(lines, 2, (line) => (line.entry.lines[0].quantity = 4)), 1, 'root'],
  ['a missing entry', without(lines, 3), 4, 'form'],
  ['two entries swapped', swapped(lines, 2, 4), 3, 'form'],
  [
    'a number that the rules do not name',
    edited(lines, 1, (line) => (line.publicNumber = { kind: 'digits', value: '1' })),
    1,
    'public number',
  ],
];

test.each(wrongs)('[DRAW-10] %s is found, with its line', async (_what, tampered, line, check) => {
  const verdict = await verifyAbandoned([asText(reclosed(tampered))]);
  expect(verdict).toMatchObject({ isProven: false, mismatch: { line, check } });
});

test('[DRAW-10] a changed byte, a file that breaks off and another publication are found', async () => {
  const changed = asText(lines).replace('"quantity":2', '"quantity":3');
  expect(await verifyAbandoned([changed])).toMatchObject({ mismatch: { line: 5, check: 'closing hash' } });
  expect(await verifyAbandoned([asText(lines.slice(0, 3))])).toMatchObject({ mismatch: { line: 4 } });
  const other = { ...published, root: '0'.repeat(64) };
  expect(await verifyAbandoned([asText(lines)], { published: other })).toMatchObject({
    mismatch: { line: 1, check: 'published' },
  });
});

test('[DRAW-10] each thing that is wrong with the form of the file is said in its words', async () => {
  const said = async (tampered: readonly string[]) => {
    const verdict = await verifyAbandoned([asText(tampered)]);
    return verdict.isProven ? 'nothing' : verdict.mismatch.message;
  };
  expect(await said([...lines, lines[1]!])).toBe('line 6: stands behind the closing line');
  expect(await said(edited(lines, 5, (line) => (line.lines = 7)))).toBe(
    'line 5: says 7 lines stand before it',
  );
  expect(await said(edited(lines, 1, (line) => (line.draw = '14')))).toBe(
    'line 1: draw is not 13, as in the rules',
  );
  expect(await said(edited(lines, 1, (line) => (line.root = null)))).toBe(
    'line 1: inventory is there without a root',
  );
  const unsealed = edited(lines, 1, (line) => Object.assign(line, { root: null, inventory: null }));
  expect(await said(unsealed)).toBe('line 1: entries are there without a root');
  expect(await said(edited(lines, 1, (line) => (line.note = 1)))).toContain('line 1: note is not a key');
});
