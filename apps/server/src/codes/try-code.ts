// CODE-04: guessing is limited, by session and by network, on all nodes together. What is right costs nothing.
import { waitOfCodes } from '@stagedoor/rules/codes/code-tries';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { waitText } from '@stagedoor/rules/writing/wait-text';
import type { Db } from '../platform/db/tables.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { refuse } from '../platform/http/refusal.ts';
import { inLine } from '../platform/tries/in-line.ts';
import { blockAfterFailure, takeBack, takeTry, tryKey } from '../platform/tries/take-try.ts';
import type { Budget } from '../platform/tries/take-try.ts';

const FORGETS_SECONDS = 60;

interface Trying {
  sellerId: number;
  ip: string;
  sessionId: string | undefined;
  now: Date;
}

function budgetsOf({ sellerId, ip, sessionId }: Trying): Budget[] {
  const budget = (kind: 'session' | 'address', whose: string): Budget => ({
    key: tryKey(sellerId, `code by ${kind}`, whose),
    waitAfter: (count) => waitOfCodes(count, kind),
    forgetSeconds: FORGETS_SECONDS,
    waitsForFailure: true,
  });
  const ofAddress = budget('address', networkOf(ip));
  return sessionId === undefined ? [ofAddress] : [ofAddress, budget('session', sessionId)];
}

/** What the look finds; after so many that found nothing there is a pause, refused with how long it is. */
export async function tryCode<T>(
  db: Db,
  trying: Trying,
  look: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { now } = trying;
  const budgets = budgetsOf(trying);
  return inLine(firstOf(budgets).key.subject, async () => {
    const tried = await takeTry(db, budgets, now);
    if ('waitSeconds' in tried) {
      return refuse('TOO_MANY_TRIES', {
        message: refusalMessages.waitBeforeNextTry(waitText(tried.waitSeconds)),
        retryAfterSeconds: tried.waitSeconds,
      });
    }
    const found = await look();
    for (const budget of budgets)
      await (found === undefined ? blockAfterFailure(db, budget, now) : takeBack(db, budget, now));
    return found;
  });
}
