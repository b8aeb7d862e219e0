import { keptDays } from '@stagedoor/rules/retention/kept-days';
import { daysBefore } from '../platform/days-before.ts';
import type { Db } from '../platform/db/tables.ts';
import { tidyFailingJobs } from '../platform/failing-jobs/failing-jobs.ts';
import type { AnyTaskKind } from '../platform/tasks/define-task.ts';
import { dropOldParts } from '../platform/tasks/task-parts.ts';
import { deleteOldTasks } from '../platform/tasks/task-store.ts';
import { staffPasskeys } from './passkeys/staff-passkeys.ts';
import { sinceWhen } from './once/idempotency-key.ts';
import { deleteOldOnce } from './once/once-store.ts';
import { deleteOldLinks } from './link-store.ts';
import { deleteEndedSessions } from './session-store.ts';

/** Removes what has run out. Nothing depends on it: what ran out counts as absent already. */
export async function tidyStaff(db: Db, kinds: readonly AnyTaskKind[], now: Date): Promise<void> {
  await deleteEndedSessions(db, now);
  await staffPasskeys.deleteOldQuestions(db, now);
  await deleteOldOnce(db, sinceWhen(now));
  await tidyFailingJobs(db, now);
  await dropOldParts(db, daysBefore(now, keptDays.files));
  const exports = kinds.filter(({ isExport }) => isExport).map(({ kind }) => kind);
  await deleteOldTasks(db, exports, daysBefore(now, keptDays.exports));
  await deleteOldLinks(db, { now, usedUntil: daysBefore(now, keptDays.usedLinks) });
}
