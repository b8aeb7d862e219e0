// LOGIN-06: failed sign-ins are counted by account and by network address; the counter shown is the account's.
import { emailKey } from '@stagedoor/rules/accounts/email';
import { waitText } from '@stagedoor/rules/writing/wait-text';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { FAILED_LOGINS_SHOWN, waitOfAccount, waitOfAddress } from '@stagedoor/rules/accounts/sign-in-limits';
import { lastOf } from '@stagedoor/rules/values/last-of';
import type { Db } from '../db/tables.ts';
import { networkOf } from '../http/network-of.ts';
import { refuse } from '../http/refusal.ts';
import { inLine } from './in-line.ts';
import { blockAfterFailure, takeBack, takeTry, tryKey } from './take-try.ts';
import type { Budget } from './take-try.ts';
import { deleteTries } from './try-store.ts';
import type { TryKey } from './try-store.ts';

const ACCOUNT_FORGETS_SECONDS = 24 * 3600;
const ADDRESS_FORGETS_SECONDS = 15 * 60;

interface Who {
  /** Whose account it would be. */
  sellerId: number;
  ip: string;
  now: Date;
}

export interface BudgetNeeds {
  db: Db;
  /** How many failed sign-ins a network address has free before it waits. */
  failuresPerAddress: number;
}

const accountKey = (sellerId: number, email: string): TryKey =>
  tryKey(sellerId, 'sign-in of', emailKey(email));
const addressKey = ({ sellerId, ip }: Who): TryKey => tryKey(sellerId, 'sign-in from', networkOf(ip));

const browserKey = (sellerId: number, email: string, browser: string): TryKey =>
  tryKey(sellerId, 'sign-in at', `${emailKey(email)} ${browser}`);

/** The budgets of a try, the first of them the one that a failure makes wait. */
function budgetsOf(
  { failuresPerAddress }: BudgetNeeds,
  who: Who,
  { email, isProven, browser }: Tried,
): Budget[] {
  const ofAddress: Budget = {
    key: addressKey(who),
    waitAfter: (count) => waitOfAddress(count, failuresPerAddress),
    forgetSeconds: ADDRESS_FORGETS_SECONDS,
    waitsForFailure: true,
  };
  const ofAccount: Budget = {
    key: accountKey(who.sellerId, email),
    waitAfter: waitOfAccount,
    forgetSeconds: ACCOUNT_FORGETS_SECONDS,
  };
  // What strangers did, to the account or from the same network, is not counted here: only what this browser did.
  if (browser !== undefined) return [{ ...ofAccount, key: browserKey(who.sellerId, email, browser) }];
  // Whoever has just proved by mail that the account is theirs does not wait for what others did to it.
  return isProven ? [ofAddress] : [ofAddress, ofAccount];
}

interface Tried {
  email: string;
  /** They have just proved by mail that the account is theirs. */
  isProven: boolean;
  /** The browser, where the account knows it. */
  browser?: string | undefined;
}

/**
 * One try to sign in; answers whether it was right, and the account's failures so far, this one among them. Refuses while
 * there is a wait. A success begins the account anew and takes back its own try at the address, no more.
 */
export function trySignIn(
  needs: BudgetNeeds,
  who: Who,
  tried: Tried,
  check: () => Promise<boolean>,
): Promise<{ isRight: boolean; failures: number }> {
  const { db } = needs;
  const budgets = budgetsOf(needs, who, tried);
  const [first] = budgets as [Budget];
  return inLine(first.key.subject, async () => {
    const taken = await takeTry(db, budgets, who.now);
    if ('waitSeconds' in taken) return refuseFor(taken.waitSeconds);
    const failures = tried.isProven && tried.browser === undefined ? 1 : lastOf(taken.counts);
    if (!(await check())) {
      if (first.waitsForFailure) await blockAfterFailure(db, first, who.now);
      return { isRight: false, failures };
    }
    await takeBack(db, first, who.now);
    if (tried.browser === undefined) await forgiveAccount(db, who.sellerId, tried.email);
    else await deleteTries(db, first.key);
    return { isRight: true, failures: 0 };
  });
}

const refuseFor = (waitSeconds: number): never =>
  refuse('TOO_MANY_TRIES', {
    message: refusalMessages.waitBeforeNextTry(waitText(waitSeconds)),
    retryAfterSeconds: waitSeconds,
    facts: { failedAttempts: FAILED_LOGINS_SHOWN, secondsToWait: waitSeconds },
  });

export async function forgiveAccount(db: Db, sellerId: number, email: string): Promise<void> {
  await deleteTries(db, accountKey(sellerId, email));
}
