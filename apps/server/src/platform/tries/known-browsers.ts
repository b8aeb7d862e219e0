// A browser in which somebody has signed in to an account is known to it. Its tries are counted apart: whatever strangers
// try, from however many addresses, keeps nobody out of a browser that they use.
import { emailKey } from '@stagedoor/rules/accounts/email';
import { keptDays } from '@stagedoor/rules/retention/kept-days';
import { sql } from 'kysely';
import { daysBefore } from '../days-before.ts';
import { prune } from '../db/prune.ts';
import type { Db } from '../db/tables.ts';
import type { CookieJar } from '../http/caller.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import './tables.ts';

const DAY_MS = 86_400_000;

export interface Knocking {
  /** Whose account it would be; 0 for the box office. */
  sellerId: number;
  email: string;
  cookies: CookieJar;
  /** The cookie of this audience. */
  cookie: string;
  now: Date;
}

const accountOf = (email: string): string => hashSecret(emailKey(email));

/** The browser's hash, where the account knows it. */
export async function findKnownBrowser(
  db: Db,
  { sellerId, email, cookies, cookie }: Knocking,
): Promise<string | undefined> {
  const secret = cookies.get(cookie);
  if (secret === undefined) return undefined;
  const row = await db
    .selectFrom('known_browsers')
    .select('browser')
    .where('seller_id', '=', sellerId)
    .where('account', '=', accountOf(email))
    .where('browser', '=', hashSecret(secret))
    .executeTakeFirst();
  return row?.browser;
}

/** From now on the account knows this browser. */
export async function rememberBrowser(
  db: Db,
  { sellerId, email, cookies, cookie, now }: Knocking,
): Promise<void> {
  const secret = cookies.get(cookie) ?? newSecret();
  await db
    .insertInto('known_browsers')
    .values({ seller_id: sellerId, account: accountOf(email), browser: hashSecret(secret), seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'account', 'browser']).doUpdateSet({ seen_at: now }),
    )
    .execute();
  cookies.set(cookie, secret, new Date(now.getTime() + keptDays.browsers * DAY_MS));
}

/** With a new password every browser is a stranger again, whoever may sit at it. */
export async function forgetBrowsers(db: Db, sellerId: number, email: string): Promise<void> {
  await db
    .deleteFrom('known_browsers')
    .where('seller_id', '=', sellerId)
    .where('account', '=', accountOf(email))
    .execute();
}

export async function deleteForgottenBrowsers(db: Db, now: Date): Promise<void> {
  const until = daysBefore(now, keptDays.browsers);
  await prune(db, sql.table('known_browsers'), { by: 'seen_at', until });
}
