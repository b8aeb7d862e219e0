// Asks every account what banks have asked back, as far back as something may have changed: whatever a notice said, or
// nobody told.
import { forEachAccount } from '../gateway/for-each-account.ts';
import { oldestDispute } from './dispute-store.ts';
import { settleDispute } from './settle-dispute.ts';
import type { DisputeNeeds } from './settle-dispute.ts';
import { toldDisputes } from './told-disputes.ts';

const WEEK_MS = 7 * 86_400_000;

export async function takeUpDisputes(needs: DisputeNeeds): Promise<void> {
  const { db, clock, log, gateways } = needs;
  const weekAgo = new Date(clock.now().getTime() - WEEK_MS);
  await forEachAccount(gateways, async (account) => {
    const oldest = await oldestDispute(db, account.key, weekAgo);
    const since = oldest && oldest < weekAgo ? oldest : weekAgo;
    for (const found of await toldDisputes(account, since, log))
      await settleDispute(needs, account.key, found);
  });
}
