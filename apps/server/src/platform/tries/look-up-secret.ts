// Secrets that are shown and not typed, such as invitations: wrong ones are counted by the network they come from.
import { waitText } from '@stagedoor/rules/writing/wait-text';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { waitOfAddress } from '@stagedoor/rules/accounts/sign-in-limits';
import type { Db } from '../db/tables.ts';
import { networkOf } from '../http/network-of.ts';
import { refuse } from '../http/refusal.ts';
import { inLine } from './in-line.ts';
import { blockAfterFailure, takeBack, takeTry, tryKey } from './take-try.ts';
import type { Budget } from './take-try.ts';

const FORGETS_SECONDS = 15 * 60;

/** What the look finds. A right one costs nothing; after so many wrong ones there is a wait, refused with 429. */
export async function lookUpSecret<T>(
  db: Db,
  { sellerId, ip, now }: { sellerId: number; ip: string; now: Date },
  { kind, free }: { kind: string; free: number },
  look: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const budget: Budget = {
    key: tryKey(sellerId, kind, networkOf(ip)),
    waitAfter: (count) => waitOfAddress(count, free),
    forgetSeconds: FORGETS_SECONDS,
    waitsForFailure: true,
  };
  return inLine(budget.key.subject, async () => {
    const tried = await takeTry(db, [budget], now);
    if ('waitSeconds' in tried) {
      return refuse('TOO_MANY_TRIES', {
        message: refusalMessages.waitBeforeNextTry(waitText(tried.waitSeconds)),
        retryAfterSeconds: tried.waitSeconds,
      });
    }
    const found = await look();
    await (found === undefined ? blockAfterFailure(db, budget, now) : takeBack(db, budget, now));
    return found;
  });
}
