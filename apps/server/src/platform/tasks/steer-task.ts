// What staff do with a task that is under way. Each waits for a batch that is being worked on, and holds when it answers.
import type { Db } from '../db/tables.ts';
import { findTask, findUnderWay, moveTask } from './task-store.ts';
import type { TaskKey, TaskRow } from './task-store.ts';

/** Undefined where there is nothing to pause. */
export const pauseTask = (db: Db, key: TaskKey): Promise<TaskRow | undefined> =>
  moveTask(db, key, 'paused', {});

/** Goes on where it was paused or gave up, at once and with as many tries as a new one. */
export async function resumeTask(db: Db, key: TaskKey, now: Date): Promise<TaskRow | undefined> {
  const row = await findTask(db, key);
  if (row?.state !== 'paused' && row?.state !== 'failed') return undefined;
  // Meanwhile somebody may have started the same anew.
  const other = await findUnderWay(db, row);
  if (other && other.task_id !== row.task_id) return undefined;
  return moveTask(db, key, 'waiting', { due_at: now, tries: 0, problem: null });
}

/** What was done stays done. */
export const cancelTask = (db: Db, key: TaskKey, now: Date): Promise<TaskRow | undefined> =>
  moveTask(db, key, 'canceled', { ended_at: now });
