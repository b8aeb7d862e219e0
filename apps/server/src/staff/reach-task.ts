import type { Task } from '@stagedoor/contract/calls/office/tasks';
import type { LogAction } from '@stagedoor/rules/staff/log-actions';
import type { Db, Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { refuseRole } from '../platform/http/refuse-role.ts';
import { countParts } from '../platform/tasks/task-parts.ts';
import { findTask } from '../platform/tasks/task-store.ts';
import type { TaskKey, TaskRow } from '../platform/tasks/task-store.ts';
import { describeTask } from './describe-task.ts';
import type { OfficeCaller } from './office-caller.ts';
import type { StaffNeeds } from './staff-needs.ts';

export type TaskNeeds = Pick<StaffNeeds, 'db' | 'taskKinds'>;

const permissionOf = ({ taskKinds }: TaskNeeds, { kind }: TaskRow) =>
  taskKinds().find((each) => each.kind === kind)?.permission;

export function maySteer(needs: TaskNeeds, row: TaskRow, { grantFor }: OfficeCaller): boolean {
  const permission = permissionOf(needs, row);
  return permission !== undefined && grantFor(permission) === 'yes';
}

/** Whoever works at some outlets only sees what they started themselves: a task may be about any outlet. */
export const isSeen = (row: TaskRow, { outletIds, staffId }: OfficeCaller): boolean =>
  outletIds === 'all' || (row.asked_by_kind === 'staff' && row.asked_by_id === staffId);

const keyOf = ({ sellerId }: OfficeCaller, id: string): TaskKey => ({ seller_id: sellerId, task_id: id });

export async function requireTask(db: Db, caller: OfficeCaller, id: string): Promise<TaskRow> {
  const row = await findTask(db, keyOf(caller, id));
  return row && isSeen(row, caller) ? row : refuse('NOT_FOUND');
}

export async function describeOne(
  needs: TaskNeeds,
  db: Db,
  row: TaskRow,
  caller: OfficeCaller,
): Promise<Task> {
  const parts = await countParts(db, row.seller_id, [row.task_id]);
  return describeTask(row, { maySteer: maySteer(needs, row, caller), parts: parts.get(row.task_id) ?? 0 });
}

/** Holds a task up, or lets it go on: for those who may do what it does. */
export const steerTask = (
  needs: TaskNeeds,
  caller: OfficeCaller,
  id: string,
  action: LogAction,
  steer: (tx: Tx, key: TaskKey) => Promise<TaskRow | undefined>,
): Promise<Task> =>
  caller.change(async ({ tx, record }) => {
    const row = await requireTask(tx, caller, id);
    const permission = permissionOf(needs, row) ?? refuse('NOT_FOUND');
    if (!maySteer(needs, row, caller)) return refuseRole(permission);
    const moved = (await steer(tx, row)) ?? refuse('CHANGED_MEANWHILE');
    record({
      action,
      subject: { kind: 'task', id },
      before: { state: row.state },
      after: { state: moved.state },
    });
    return describeOne(needs, tx, moved, caller);
  });
