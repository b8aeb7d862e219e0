import { openStrays, settleStrays } from './stray-store.ts';
import type { OpenStray } from './stray-store.ts';
import { takeUpStrays } from './take-up-strays.ts';
import type { ListNeeds, StrayReport } from './take-up-strays.ts';

const LOOKS_BACK_MS = 31 * 86_400_000;

/** A month of the gateway's lists, and all that waits for a person; those that somebody knows of are put aside first. */
export async function compareWithLists(
  needs: ListNeeds,
  known: readonly string[],
): Promise<StrayReport & { open: OpenStray[] }> {
  await settleStrays(needs.db, known, 'known', needs.clock.now());
  const report = await takeUpStrays(needs, LOOKS_BACK_MS);
  return { ...report, open: await openStrays(needs.db) };
}
