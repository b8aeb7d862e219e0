import { expect, test } from 'vitest';
import { publicationOf } from './published.ts';
import { mismatchOf } from './testing/mismatch-of.ts';
import { asText, type Anything } from './testing/tamper.ts';
import { filesOf } from './testing/vector.ts';
import { verifyAudit } from './verify-audit.ts';

const { file } = filesOf('overrides of each code');
const otherHash = '0'.repeat(64);
const { draw, commitment, rulesHash, inventory, root, entries, rules } = JSON.parse(file[0]!) as Anything;
const { genesis, period, round } = rules.publicInput;
const at = genesis + (round - 1) * period - 3600;
const published = { draw, at, commitment, rulesHash, inventory, root, entries };

test('[DRAW-08] is compared, and the verdict says so', async () => {
  const verdict = await verifyAudit([asText(file)], { published });
  expect(verdict).toMatchObject({ isProven: true, audit: { isPublishedCompared: true } });
});

const others: [string, object, string][] = [
  ['another draw', { draw: '14' }, 'draw is 13, but 14'],
  ['another commitment', { commitment: otherHash }, 'commitment is'],
  ['other rules', { rulesHash: otherHash }, 'rulesHash is'],
  ['another root', { root: otherHash }, 'root is'],
  ['more entries', { entries: 5 }, 'entries is 4, but 5'],
  ['another inventory', { inventory: inventory.slice(1) }, 'inventory is'],
  ['a freezing too near to the round', { at: at + 1 }, 'less than an hour'],
];

test.each(others)('[DRAW-02] [DRAW-08] %s is found in line 1', async (_, other, words) => {
  const mismatch = await mismatchOf(asText(file), { ...published, ...other });
  expect(mismatch).toMatchObject({ line: 1, check: 'published' });
  expect(mismatch.message).toContain(words);
});

test('[DRAW-08] comes before everything but the form of the first line', async () => {
  const cut = asText(file.slice(0, 3));
  expect(await mismatchOf(cut, { ...published, entries: 5 })).toMatchObject({
    line: 1,
    check: 'published',
  });
  expect(await mismatchOf(cut, published)).toMatchObject({ line: 4, check: 'form' });
});

test('a publication that is none is refused', async () => {
  await expect(verifyAudit([asText(file)], { published: { draw } })).rejects.toThrow(
    'published.at is missing',
  );
});

test('[DRAW-02] what is published of a list is what its file is compared with', async () => {
  const verdict = await verifyAudit([asText(file)]);
  if (!verdict.isProven) throw verdict.mismatch;
  expect(publicationOf(verdict.audit, { commitment, inventory, at })).toEqual(published);
});

test('[DRAW-02] a list is not frozen later than an hour before its round', async () => {
  const verdict = await verifyAudit([asText(file)]);
  if (!verdict.isProven) throw verdict.mismatch;
  expect(() => publicationOf(verdict.audit, { commitment, inventory, at: at + 1 })).toThrow(
    'less than an hour',
  );
});
