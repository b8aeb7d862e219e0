// LOGIN-06: failed sign-ins are counted by account and by network address; the counter shown is the account's.
import { emailKey } from '@stagedoor/rules/email';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { FAILED_LOGINS_SHOWN, waitOfAccount, waitOfAddress } from '@stagedoor/rules/sign-in-limits';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Caller } from '../platform/http/caller.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { AccountNeeds } from './account-needs.ts';
import { networkOf, takeTry, tryKey } from './tries.ts';
import type { Budget } from './tries.ts';
import { deleteTries, lockTries, saveTries } from './try-store.ts';
import type { TryKey } from './try-store.ts';

const ACCOUNT_FORGETS_SECONDS = 24 * 3600;
const ADDRESS_FORGETS_SECONDS = 15 * 60;

type Who = Pick<Caller, 'sellerId' | 'ip' | 'now'>;

const accountKey = (sellerId: number, email: string): TryKey =>
  tryKey(sellerId, 'sign-in of', emailKey(email));
const addressKey = ({ sellerId, ip }: Who): TryKey => tryKey(sellerId, 'sign-in from', networkOf(ip));

/** Answers the account's failures so far, this try among them; refuses while there is a wait. */
export async function countTry(
  needs: AccountNeeds,
  who: Who,
  email: string,
  isProven: boolean,
): Promise<number> {
  const ofAddress: Budget = {
    key: addressKey(who),
    waitAfter: (count) => waitOfAddress(count, needs.failuresPerAddress),
    forgetSeconds: ADDRESS_FORGETS_SECONDS,
  };
  const ofAccount: Budget = {
    key: accountKey(who.sellerId, email),
    waitAfter: waitOfAccount,
    forgetSeconds: ACCOUNT_FORGETS_SECONDS,
  };
  // Whoever has just proved by mail that the account is theirs does not wait for what others did to it.
  const tried = await takeTry(needs.db, isProven ? [ofAddress] : [ofAddress, ofAccount], who.now);
  if ('counts' in tried) return tried.counts[1] ?? 1;
  return refuse('TOO_MANY_TRIES', {
    message: refusalMessages.waitBeforeNextTry(tried.waitSeconds),
    retryAfterSeconds: tried.waitSeconds,
    facts: { failedAttempts: FAILED_LOGINS_SHOWN, secondsToWait: tried.waitSeconds },
  });
}

/** After a success the account begins anew; of what was tried from the same address half is forgiven. */
export async function forgiveTries({ db }: AccountNeeds, who: Who, email: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const key = addressKey(who);
    const { count, forgotten_at } = await lockTries(tx, key, who.now);
    await saveTries(tx, key, { count: Math.floor(count / 2), forgotten_at, blocked_until: who.now });
    await forgiveAccount(tx, who.sellerId, email);
  });
}

export async function forgiveAccount(db: Db, sellerId: number, email: string): Promise<void> {
  await deleteTries(db, accountKey(sellerId, email));
}
