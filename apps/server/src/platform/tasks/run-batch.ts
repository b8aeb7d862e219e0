// One batch of a task, in one transaction with what it says about itself.
import type { Tx } from '../db/tables.ts';
import { secondsAfter } from '../seconds-after.ts';
import type { AnyTaskKind, Batch, BatchMeans, TaskFacts } from './define-task.ts';
import { insertFailures, lockClaimed, moveTask, updateTask } from './task-store.ts';
import type { TaskKey, TaskRow } from './task-store.ts';

export const factsOf = (row: TaskRow): TaskFacts<unknown> => ({
  sellerId: row.seller_id,
  taskId: row.task_id,
  subject: row.subject,
  details: row.details,
});

export interface Turn {
  claim: string;
  now: Date;
  leaseUntil: Date;
  means: BatchMeans;
}

async function save(
  tx: Tx,
  kind: AnyTaskKind,
  row: TaskRow,
  batch: Batch<unknown>,
  turn: Turn,
): Promise<void> {
  const { cursor, done, failures = [], waitSeconds } = batch;
  const { now, leaseUntil } = turn;
  await insertFailures(tx, row, failures);
  const progress = {
    done: row.done + done,
    failed: row.failed + failures.length,
    cursor: JSON.stringify(cursor ?? null),
    tries: 0,
    problem: null,
  };
  if (cursor === undefined) {
    const summary = (await kind.finish?.(tx, factsOf(row), now)) ?? null;
    const ended = { ended_at: now, summary: JSON.stringify(summary) };
    await moveTask(tx, row, 'finished', { ...progress, ...ended });
  } else if (waitSeconds !== undefined) {
    const due_at = secondsAfter(now, waitSeconds);
    await moveTask(tx, row, 'waiting', { ...progress, due_at });
  } else await updateTask(tx, row, { ...progress, lease_until: leaseUntil });
}

/**
 * Counts, or works on one batch. The row is locked from the start, so that pausing waits for the batch and no other node
 * begins it. Answers whether there is more for this node to do.
 */
export async function runBatch(tx: Tx, kind: AnyTaskKind, key: TaskKey, turn: Turn): Promise<boolean> {
  const row = await lockClaimed(tx, key, turn.claim);
  if (!row) return false;
  if (row.total === null) {
    const total = await kind.count(tx, factsOf(row));
    await updateTask(tx, row, { total, lease_until: turn.leaseUntil });
    return true;
  }
  const batch: Batch<unknown> = await kind.step(
    tx,
    factsOf(row),
    row.cursor ?? undefined,
    turn.now,
    turn.means,
  );
  await save(tx, kind, row, batch, turn);
  return batch.cursor !== undefined && batch.waitSeconds === undefined;
}
