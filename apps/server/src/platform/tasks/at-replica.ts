// What a batch reads may come from a replica, and nothing that was there when the task was begun may be missing in it.
import type { Db } from '../db/tables.ts';
import { troubleOf } from '../db/trouble.ts';
import type { TaskFacts } from './define-task.ts';
import { findTask } from './task-store.ts';

/** Undefined where there is none that is fit: then it is read where the task is worked on. */
export async function atReplica<T>(
  replicaDb: Db | undefined,
  { sellerId, taskId }: TaskFacts<unknown>,
  read: (db: Db) => Promise<T>,
): Promise<T | undefined> {
  if (!replicaDb) return undefined;
  try {
    // One connection, since behind one address there may be several replicas.
    return await replicaDb.connection().execute(async (db) => {
      const known = await findTask(db, { seller_id: sellerId, task_id: taskId });
      // Who has the task has all that was committed before it.
      return known && (await read(db));
    });
  } catch (error) {
    if (troubleOf(error)) return undefined;
    throw error;
  }
}
