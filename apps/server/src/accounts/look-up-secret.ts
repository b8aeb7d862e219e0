// Secrets that are shown and not typed, such as invitations: wrong ones are counted by the network they come from.
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { waitOfAddress } from '@stagedoor/rules/sign-in-limits';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Caller } from '../platform/http/caller.ts';
import { refuse } from '../platform/http/refusal.ts';
import { networkOf, takeTry, tryKey } from './tries.ts';
import type { Budget } from './tries.ts';
import { lockTries, saveTries } from './try-store.ts';

const FORGETS_SECONDS = 15 * 60;

/** What the look finds. A right one costs nothing; after so many wrong ones there is a wait, refused with 429. */
export async function lookUpSecret<T>(
  db: Db,
  { sellerId, ip, now }: Pick<Caller, 'sellerId' | 'ip' | 'now'>,
  { kind, free }: { kind: string; free: number },
  look: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const budget: Budget = {
    key: tryKey(sellerId, kind, networkOf(ip)),
    waitAfter: (count) => waitOfAddress(count, free),
    forgetSeconds: FORGETS_SECONDS,
  };
  const tried = await takeTry(db, [budget], now);
  if ('waitSeconds' in tried) {
    return refuse('TOO_MANY_TRIES', {
      message: refusalMessages.waitBeforeNextTry(tried.waitSeconds),
      retryAfterSeconds: tried.waitSeconds,
    });
  }
  const found = await look();
  if (found === undefined) return undefined;
  await inTransaction(db, async (tx) => {
    const { count, forgotten_at } = await lockTries(tx, budget.key, now);
    await saveTries(tx, budget.key, { count: Math.max(0, count - 1), forgotten_at, blocked_until: now });
  });
  return found;
}
