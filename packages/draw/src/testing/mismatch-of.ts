import type { Mismatch } from '../mismatch.ts';
import { verifyAudit } from '../verify-audit.ts';

export async function mismatchOf(text: string | Uint8Array, published?: unknown): Promise<Mismatch> {
  const verdict = await verifyAudit([text], { published });
  if (verdict.isProven) throw new Error('The file holds.');
  return verdict.mismatch;
}
