import { expect, test } from 'vitest';
import { proofOf, sealList } from './sealed-list.ts';
import { readProof, verifyProof } from './proof.ts';
import { hashText, portableSha256 } from './sha256.ts';
import { entryOf, lineOf, rules } from './testing/small-world.ts';

function entries(count: number) {
  return Array.from({ length: count }, (_, i) => {
    const sealed = entryOf('a', [lineOf(1, 1 + (i % 4))]);
    const id = hashText(portableSha256, `entry ${i}`).slice(0, 32);
    return { salt: hashText(portableSha256, `salt ${i}`), entry: { ...sealed.entry, id, household: id } };
  });
}

test('[DRAW-06] in lists of every size each entry has its proof, and no longer than it must be', () => {
  const sizes = Array.from({ length: 33 }, (_, i) => i + 1);
  const wrong = sizes.flatMap((size) => {
    const list = sealList(rules, entries(size));
    return entries(size).filter((sealed) => {
      const { proof } = proofOf(list, sealed.entry.id);
      const isShort = proof.length <= Math.ceil(Math.log2(size));
      const isNeeded = proof.length === 0 || !verifyProof(list.root, sealed, proof.slice(1));
      return !(isShort && isNeeded && verifyProof(list.root, sealed, proof));
    });
  });
  expect(wrong).toEqual([]);
});

test('[DRAW-06] a proof of another entry, of another root or with a changed wish is none', () => {
  const all = entries(5);
  const list = sealList(rules, all);
  const [first, second] = all as [(typeof all)[0], (typeof all)[0]];
  const { proof } = proofOf(list, first.entry.id);
  expect(verifyProof(list.root, second, proof)).toBe(false);
  expect(verifyProof('0'.repeat(64), first, proof)).toBe(false);
  const greedy = { ...first, entry: { ...first.entry, lines: [lineOf(1, 4)] } };
  expect(verifyProof(list.root, greedy, proof)).toBe(false);
  expect(() => readProof([{ side: 'up', hash: '0'.repeat(64) }])).toThrow('proof[0].side is not left, right');
  expect(() => readProof({})).toThrow('proof is not an array');
});

test('an entry that is not in the list has no proof', () => {
  const list = sealList(rules, entries(3));
  expect(() => proofOf(list, 'f'.repeat(32))).toThrow(`There is no entry ${'f'.repeat(32)}.`);
});
