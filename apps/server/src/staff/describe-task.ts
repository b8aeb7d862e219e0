import type { Task } from '@stagedoor/contract/calls/office/tasks';
import type { TaskRow } from '../platform/tasks/task-store.ts';

/** A task as the box office's page sees it. */
export const describeTask = (row: TaskRow, seen: { maySteer: boolean; parts: number }): Task => ({
  id: row.task_id,
  kind: row.kind,
  title: row.title,
  state: row.state,
  total: row.total ?? undefined,
  done: row.done,
  failed: row.failed,
  startedBy: row.asked_by_name,
  startedAt: row.started_at ?? undefined,
  endedAt: row.ended_at ?? undefined,
  problem: row.problem ?? undefined,
  ...seen,
});
