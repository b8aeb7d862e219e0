import type { Db } from '../platform/db/tables.ts';
import { deleteExpiredTokens } from './membership/login-token-store.ts';
import { customerPasskeys } from './passkeys/customer-passkeys.ts';
import { deleteExpiredResetTokens } from './reset-token-store.ts';
import { deleteExpiredSessions } from './session-store.ts';
import { deleteExpiredViewLinks } from './view/view-link-store.ts';
import { deleteForgottenBrowsers } from '../platform/tries/known-browsers.ts';
import { deleteForgottenTries } from '../platform/tries/try-store.ts';

/** Removes what has run out. Nothing depends on it: what ran out counts as absent already. */
export async function tidyAccounts(db: Db, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredResetTokens(db, now);
  await deleteExpiredTokens(db, now);
  await customerPasskeys.deleteOldQuestions(db, now);
  await deleteExpiredViewLinks(db, now);
  await deleteForgottenTries(db, now);
  await deleteForgottenBrowsers(db, now);
}
