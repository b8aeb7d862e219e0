import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, toBytes, toHex } from './bytes.ts';
import { canonicalJson } from './canonical.ts';
import { runCase } from './draw-case.ts';
import { drawEntries } from './draw.ts';
import type { SealedEntry } from './entry.ts';
import { leafMaker } from './leaf.ts';
import { rootOf, treeOf } from './merkle.ts';
import { verifyProof } from './proof.ts';
import { proofOf, sealList } from './sealed-list.ts';
import { portableSha256 } from './sha256.ts';
import { atOnce } from './steps.ts';
import { arbitraryDraw, type SmallDraw } from './testing/arbitrary-draw.ts';
import { arbitraryHistory } from './testing/history.ts';
import { runs } from './testing/runs.ts';
import { asText } from './testing/tamper.ts';
import { verifyAudit } from './verify-audit.ts';
import { verifyLog } from './verify-log.ts';

test('[DRAW-03] the order of the input does not matter, and the same input gives the same bytes', () => {
  fc.assert(
    fc.property(arbitraryHistory, fc.infiniteStream(fc.nat()), ({ accepted }, luck) => {
      const keys = new Map(accepted.entries.map((entry) => [entry, luck.next().value]));
      const shuffled = accepted.entries.toSorted((a, b) => keys.get(a)! - keys.get(b)!);
      expect(runCase({ ...accepted, entries: shuffled })).toEqual(runCase(accepted));
    }),
    runs,
  );
});

const leafFor = leafMaker(portableSha256);

function rootOfTexts(texts: readonly { salt: Uint8Array; text: Uint8Array }[]): string {
  const leaves = new Uint8Array(32 * texts.length);
  for (const [i, { salt, text }] of texts.entries()) leafFor(salt, (to) => to.bytes(text), leaves, 32 * i);
  const tree = atOnce(treeOf(leaves, portableSha256));
  return toHex(rootOf(tree, portableSha256));
}

function sealedTexts({ entries }: SmallDraw): { salt: Uint8Array; text: Uint8Array }[] {
  return entries
    .toSorted((a, b) => (a.entry.id < b.entry.id ? -1 : 1))
    .map(({ salt, entry }) => ({ salt: fromHex(salt), text: toBytes(canonicalJson(entry)) }));
}

test('[DRAW-02] flipping any bit of any entry or salt changes the root', () => {
  fc.assert(
    fc.property(arbitraryDraw, fc.nat(), fc.nat(), fc.boolean(), (given, whose, which, isSalt) => {
      const texts = sealedTexts(given);
      const { root } = sealList(given.rules, given.entries);
      expect(rootOfTexts(texts)).toBe(root);
      const flipped = texts[whose % Math.max(1, texts.length)];
      if (!flipped) return;
      const bytes = isSalt ? flipped.salt : flipped.text;
      const bit = which % (8 * bytes.length);
      bytes[bit >>> 3]! ^= 1 << (bit & 7);
      expect(rootOfTexts(texts)).not.toBe(root);
    }),
    runs,
  );
});

test('[DRAW-06] every entry has a proof that leads to the root, and nobody else’s', () => {
  fc.assert(
    fc.property(arbitraryDraw, fc.nat(), (given, other) => {
      const list = sealList(given.rules, given.entries);
      for (const [i, sealed] of given.entries.entries()) {
        const { proof } = proofOf(list, sealed.entry.id);
        expect(verifyProof(list.root, sealed, proof)).toBe(true);
        const stranger: SealedEntry = { ...sealed, salt: given.entries[other % given.entries.length]!.salt };
        expect(verifyProof(list.root, stranger, proof)).toBe(other % given.entries.length === i);
      }
    }),
    runs,
  );
});

test('[DRAW-08] [DRAW-12] what is drawn, overridden and walked is proven again from its files', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryHistory, async ({ accepted }) => {
      const { file, log } = runCase(accepted);
      const verdict = await verifyAudit([asText(file)], { pause: () => Promise.resolve() });
      if (!verdict.isProven) throw verdict.mismatch;
      expect(verdict.audit.seed).toBe(drawEntries(accepted).seed);
      expect(await verifyLog(verdict.audit, [asText(log)])).toMatchObject({ isProven: true });
    }),
    runs,
  );
});

test('[DRAW-08] a file with any one byte changed does not hold', async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitraryHistory,
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      async (history, at, change) => {
        const bytes = toBytes(asText(runCase(history.accepted).file));
        bytes[at % bytes.length]! ^= change;
        const verdict = await verifyAudit([bytes], { pause: () => Promise.resolve() });
        expect(verdict.isProven).toBe(false);
      },
    ),
    runs,
  );
});

test('[DRAW-12] a log with any one byte changed does not hold', async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitraryHistory,
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      async (history, at, change) => {
        const { file, log } = runCase(history.accepted);
        const lines = [...log];
        if (lines.length === 0) return;
        const verdict = await verifyAudit([asText(file)], { pause: () => Promise.resolve() });
        if (!verdict.isProven) throw verdict.mismatch;
        const bytes = toBytes(asText(lines));
        bytes[at % bytes.length]! ^= change;
        const { isProven, ...rest } = await verifyLog(verdict.audit, [bytes]);
        // A last line may say something else that is right as well: its hash gives it away.
        const newest = 'audit' in rest ? rest.audit.newestHash : '';
        expect(isProven && newest === toHex(portableSha256.hash(toBytes(lines.at(-1)!)))).toBe(false);
      },
    ),
    runs,
  );
});
