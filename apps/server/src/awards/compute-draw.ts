// The draw itself, from what is stored: the same bytes wherever and however often it runs.
import { abandonedFile } from '@stagedoor/draw/abandoned-file';
import { auditFile } from '@stagedoor/draw/audit-file';
import { canonicalJson } from '@stagedoor/draw/canonical';
import { drawEntries } from '@stagedoor/draw/draw';
import type { Draw, Reveal } from '@stagedoor/draw/draw';
import type { Inventory } from '@stagedoor/draw/inventory';
import { applyOverride, readOverride } from '@stagedoor/draw/override';
import type { Override } from '@stagedoor/draw/override';
import type { PublicNumber } from '@stagedoor/draw/public-input';
import { Refusal } from '@stagedoor/draw/refusal';
import { resultsOf } from '@stagedoor/draw/results-of';
import type { Rules } from '@stagedoor/draw/rules';
import { sealList } from '@stagedoor/draw/sealed-list';
import { verifyAbandoned } from '@stagedoor/draw/verify-abandoned';
import { verifyAudit } from '@stagedoor/draw/verify-audit';
import type { Verdict } from '@stagedoor/draw/verify-audit';
import { refusalWords } from '@stagedoor/rules/draw/refusal-words';
import { isSigned } from './drand-signature.ts';
import type { PlacedEntry } from './entry-store.ts';
import { nodeSha256 } from './node-sha256.ts';

export interface DrawMaterial extends Reveal {
  rules: Rules;
  entries: readonly { salt: string; entry: unknown }[];
}

export interface FileMaterial extends DrawMaterial {
  overrides: readonly Override[];
  /** What was made known at freezing. */
  published: unknown;
}

export interface AuditFile {
  /** Pieces of whole lines. */
  parts: string[];
  hash: string;
  /** What the verifier says against it; nothing when it holds. */
  mismatch: { line: number; check: string } | null;
}

const drawn = (material: DrawMaterial): Draw => drawEntries(material, { sha256: nodeSha256 });

export function placesOf(material: DrawMaterial): PlacedEntry[] {
  const { order, roll, board } = drawn(material);
  return Array.from(order, (entry, index) => ({
    entry: roll.idOf(entry),
    place: index + 1,
    results: canonicalJson(resultsOf(board, entry)),
  }));
}

async function written(
  writing: Generator<Uint8Array, string, void>,
  verify: (chunks: Uint8Array[]) => Promise<Verdict<unknown>>,
): Promise<AuditFile> {
  const parts: string[] = [];
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = writing.next();
    if (!done) {
      parts.push(decoder.decode(value));
      continue;
    }
    const verdict = await verify(parts.map((part) => new TextEncoder().encode(part)));
    if (verdict.isProven) return { parts, hash: value, mismatch: null };
    const { line, check } = verdict.mismatch;
    return { parts, hash: value, mismatch: { line, check } };
  }
}

function* auditOf(material: FileMaterial): Generator<Uint8Array, string, void> {
  const { hash } = yield* auditFile(drawn(material), material.overrides, nodeSha256);
  return hash;
}

/** Written, and then read and computed again as anybody would. */
export const fileOf = (material: FileMaterial): Promise<AuditFile> =>
  written(auditOf(material), (chunks) =>
    verifyAudit(chunks, { published: material.published, isSigned, sha256: nodeSha256 }),
  );

export interface AbandonedMaterial extends Omit<DrawMaterial, 'publicNumber' | 'inventory'> {
  publicNumber: PublicNumber | null;
  /** Nothing where it was not frozen. */
  inventory: Inventory | null;
  published: unknown;
}

/** What becomes public of a draw that is given up, written and then read as anybody would. */
export async function abandonedFileOf(material: AbandonedMaterial): Promise<AuditFile> {
  const { rules, secret, publicNumber, inventory, entries, published } = material;
  const frozen = inventory && { inventory, list: sealList(rules, entries, { sha256: nodeSha256 }) };
  return written(abandonedFile({ rules, secret, publicNumber, frozen }, nodeSha256), (chunks) =>
    verifyAbandoned(chunks, { published, sha256: nodeSha256 }),
  );
}

export interface OverrideMaterial extends DrawMaterial {
  /** Those that stand already, in their order. */
  overrides: readonly Override[];
  wanted: Override;
}

/** Whether the rules allow a correction; why not, otherwise. */
export function tryOverride(material: OverrideMaterial): string | null {
  const { board } = drawn(material);
  for (const override of material.overrides) applyOverride(board, readOverride(override));
  try {
    applyOverride(board, readOverride(material.wanted));
    return null;
  } catch (error) {
    if (error instanceof Refusal) return refusalWords(error.path, error.reason);
    throw error;
  }
}
