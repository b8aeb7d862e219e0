import type { Db } from '../platform/db/tables.ts';
import { tidyFailingJobs } from '../platform/failing-jobs/failing-jobs.ts';
import { dropOldParts } from '../platform/tasks/task-parts.ts';
import { staffPasskeys } from './passkeys/staff-passkeys.ts';
import { sinceWhen } from './once/idempotency-key.ts';
import { deleteOldOnce } from './once/once-store.ts';
import './tables.ts';

/** A file that somebody had exported holds what belongs to people, and nobody comes for it after some days. */
const KEPT_FILES_DAYS = 3;

/** Removes what has run out. Nothing depends on it: what ran out counts as absent already. */
export async function tidyStaff(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('staff_sessions').where('ends_at', '<=', now).execute();
  await staffPasskeys.deleteOldQuestions(db, now);
  await deleteOldOnce(db, sinceWhen(now));
  await tidyFailingJobs(db, now);
  await dropOldParts(db, new Date(now.getTime() - KEPT_FILES_DAYS * 86_400_000));
  await db.deleteFrom('staff_links').where('expires_at', '<=', now).where('used_at', 'is', null).execute();
}
