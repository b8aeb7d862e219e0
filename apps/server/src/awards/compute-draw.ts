// The draw itself, from what is stored: the same bytes wherever and however often it runs.
import { auditFile } from '@stagedoor/draw/audit-file';
import { canonicalJson } from '@stagedoor/draw/canonical';
import { drawEntries } from '@stagedoor/draw/draw';
import type { Draw, Reveal } from '@stagedoor/draw/draw';
import { applyOverride, readOverride } from '@stagedoor/draw/override';
import type { Override } from '@stagedoor/draw/override';
import { Refusal } from '@stagedoor/draw/refusal';
import { resultsOf } from '@stagedoor/draw/results-of';
import type { Rules } from '@stagedoor/draw/rules';
import { verifyAudit } from '@stagedoor/draw/verify-audit';
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
  mismatch: string | null;
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

/** Written, and then read and computed again as anybody would. */
export async function fileOf(material: FileMaterial): Promise<AuditFile> {
  const parts: string[] = [];
  const decoder = new TextDecoder();
  const writing = auditFile(drawn(material), material.overrides, nodeSha256);
  for (;;) {
    const { done, value } = writing.next();
    if (!done) {
      parts.push(decoder.decode(value));
      continue;
    }
    const { published } = material;
    const chunks = parts.map((part) => new TextEncoder().encode(part));
    const verdict = await verifyAudit(chunks, { published, isSigned, sha256: nodeSha256 });
    const mismatch = verdict.isProven ? null : verdict.mismatch.message;
    return { parts, hash: value.hash, mismatch };
  }
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
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
