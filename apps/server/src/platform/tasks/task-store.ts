// The only SQL on tasks.
import type { TaskState } from '@stagedoor/rules/machines/task';
import { taskMachine } from '@stagedoor/rules/machines/task';
import { statesBefore } from '@stagedoor/rules/machines/state-machine';
import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { byBatches } from '../db/prune.ts';
import type { Db, Tx } from '../db/tables.ts';
import type { TaskFailure } from './define-task.ts';
import type { TasksTable } from './tables.ts';
import './tables.ts';

export type TaskRow = Selectable<TasksTable>;
export type TaskKey = Pick<TaskRow, 'seller_id' | 'task_id'>;

const isKey = ({ seller_id, task_id }: TaskKey) => ({ seller_id, task_id });

const underWay = ['waiting', 'running', 'paused'] as const;
/** In so many words: a plan that is kept cannot know that parameters fit a partial index. */
const isUnderWay = sql<boolean>`state in (${sql.join(underWay.map((state) => sql.lit(state)))})`;

/** Undefined when one of this kind and subject is under way. */
export const insertTask = (db: Db, row: Insertable<TasksTable>): Promise<TaskRow | undefined> =>
  db
    .insertInto('tasks')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'kind', 'subject']).where(isUnderWay).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

export const findUnderWay = (
  db: Db,
  { seller_id, kind, subject }: Pick<TaskRow, 'seller_id' | 'kind' | 'subject'>,
): Promise<TaskRow | undefined> =>
  db
    .selectFrom('tasks')
    .selectAll()
    .where((eb) => eb.and({ seller_id, kind, subject }))
    .where(isUnderWay)
    .executeTakeFirst();

/** The one that was started last, whatever became of it. */
export const latestTask = (
  db: Db,
  { seller_id, kind, subject }: Pick<TaskRow, 'seller_id' | 'kind' | 'subject'>,
): Promise<TaskRow | undefined> =>
  db
    .selectFrom('tasks')
    .selectAll()
    .where((eb) => eb.and({ seller_id, kind, subject }))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findTask = (db: Db, key: TaskKey): Promise<TaskRow | undefined> =>
  db
    .selectFrom('tasks')
    .selectAll()
    .where((eb) => eb.and(isKey(key)))
    .executeTakeFirst();

/** The latest first. */
export const findTasks = (
  db: Db,
  sellerId: number,
  { underWay: only = false, most }: { underWay?: boolean | undefined; most: number },
): Promise<TaskRow[]> =>
  db
    .selectFrom('tasks')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .$if(only, (query) => query.where(isUnderWay))
    .orderBy('created_at', 'desc')
    .orderBy('task_id')
    .limit(most)
    .execute();

export const findFailures = (db: Db, key: TaskKey, most: number): Promise<TaskFailure[]> =>
  db
    .selectFrom('task_failures')
    .select(['subject', 'message'])
    .where((eb) => eb.and(isKey(key)))
    .orderBy('failure_number')
    .limit(most)
    .execute();

/** Takes the task that waits longest, or one whose node has not been heard of for a lease. */
export async function claimTask(
  db: Db,
  kinds: readonly string[],
  claim: string,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`
    update tasks set state = 'running', claim = ${claim}, lease_until = ${leaseUntil},
      started_at = coalesce(started_at, ${now})
    where (seller_id, task_id) in (
      select seller_id, task_id from tasks
      where kind = any(${kinds}) and due_at <= ${now}
        and (state = 'waiting' or (state = 'running' and lease_until <= ${now}))
      order by due_at, created_at limit 1
      for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

/** The task, for as long as the transaction lasts; undefined when it is not this node's any more. */
export const lockClaimed = (tx: Tx, key: TaskKey, claim: string): Promise<TaskRow | undefined> =>
  tx
    .selectFrom('tasks')
    .selectAll()
    .where((eb) => eb.and({ ...isKey(key), state: 'running', claim }))
    .forUpdate()
    .executeTakeFirst();

/** Undefined when it is in no state that may become this one. */
export const moveTask = (
  db: Db,
  key: TaskKey,
  to: TaskState,
  changes: Omit<Updateable<TasksTable>, 'state'>,
): Promise<TaskRow | undefined> =>
  db
    .updateTable('tasks')
    .set({ ...(to !== 'running' && { claim: null, lease_until: null }), ...changes, state: to })
    .where((eb) => eb.and(isKey(key)))
    .where('state', 'in', statesBefore(taskMachine, to))
    .returningAll()
    .executeTakeFirst();

export async function updateTask(tx: Tx, key: TaskKey, changes: Updateable<TasksTable>): Promise<void> {
  await tx
    .updateTable('tasks')
    .set(changes)
    .where((eb) => eb.and(isKey(key)))
    .execute();
}

export async function insertFailures(tx: Tx, row: TaskRow, failures: readonly TaskFailure[]): Promise<void> {
  if (failures.length === 0) return;
  await tx
    .insertInto('task_failures')
    .values(
      failures.map(({ subject, message }, index) => ({
        ...isKey(row),
        failure_number: row.failed + index + 1,
        subject,
        message,
      })),
    )
    .execute();
}

const FORGOTTEN_AT_ONCE = 100;

/** Those of these kinds that ended long ago, with all that stands with them. */
export const deleteOldTasks = (db: Db, kinds: readonly string[], endedUntil: Date): Promise<number> =>
  byBatches(FORGOTTEN_AT_ONCE, async () => {
    const { rows } = await sql`
      with old as materialized (
        select seller_id, task_id from tasks where ended_at <= ${endedUntil} and kind = any(${kinds}::text[])
        order by ended_at limit ${sql.lit(FORGOTTEN_AT_ONCE)} for update skip locked),
      parts as (delete from task_parts p using old where p.seller_id = old.seller_id and p.task_id = old.task_id),
      failures as (delete from task_failures f using old where f.seller_id = old.seller_id and f.task_id = old.task_id)
      delete from tasks t using old where t.seller_id = old.seller_id and t.task_id = old.task_id
      returning 1`.execute(db);
    return rows.length;
  });
