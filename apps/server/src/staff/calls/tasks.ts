import {
  getTask,
  getTaskPart,
  listTasks,
  pauseTask,
  resumeTask,
} from '@stagedoor/contract/calls/office/tasks';
import type { Task } from '@stagedoor/contract/calls/office/tasks';
import type { LogAction } from '@stagedoor/rules/staff/log-actions';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { findFailingJobs } from '../../platform/failing-jobs/failing-jobs.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { refuseRole } from '../../platform/http/refuse-role.ts';
import { pauseTask as pause, resumeTask as resume } from '../../platform/tasks/steer-task.ts';
import { countParts, findPart } from '../../platform/tasks/task-parts.ts';
import { findFailures, findTask, findTasks } from '../../platform/tasks/task-store.ts';
import type { TaskKey, TaskRow } from '../../platform/tasks/task-store.ts';
import { failingJobs } from '../failing-jobs.ts';
import { describeTask } from '../describe-task.ts';
import type { OfficeCaller } from '../office-caller.ts';
import type { StaffNeeds } from '../staff-needs.ts';

const MOST = 50;
const MOST_FAILURES = 100;
type Needs = Pick<StaffNeeds, 'db' | 'taskKinds'>;

const permissionOf = ({ taskKinds }: Needs, { kind }: TaskRow) =>
  taskKinds().find((each) => each.kind === kind)?.permission;

function maySteer(needs: Needs, row: TaskRow, { grantFor }: OfficeCaller): boolean {
  const permission = permissionOf(needs, row);
  return permission !== undefined && grantFor(permission) === 'yes';
}

/** Whoever works at some outlets only sees what they started themselves: a task may be about any outlet. */
const isSeen = (row: TaskRow, { outletIds, staffId }: OfficeCaller): boolean =>
  outletIds === 'all' || (row.asked_by_kind === 'staff' && row.asked_by_id === staffId);

const keyOf = ({ sellerId }: OfficeCaller, id: string): TaskKey => ({ seller_id: sellerId, task_id: id });

async function requireTask(db: Db, caller: OfficeCaller, id: string): Promise<TaskRow> {
  const row = await findTask(db, keyOf(caller, id));
  return row && isSeen(row, caller) ? row : refuse('NOT_FOUND');
}

async function describeOne(needs: Needs, db: Db, row: TaskRow, caller: OfficeCaller): Promise<Task> {
  const parts = await countParts(db, row.seller_id, [row.task_id]);
  return describeTask(row, { maySteer: maySteer(needs, row, caller), parts: parts.get(row.task_id) ?? 0 });
}

const listHandler = (needs: Needs): Handler =>
  handle(listTasks, async ({ underWay }, caller) => {
    const found = await findTasks(needs.db, caller.sellerId, { underWay, most: MOST });
    const rows = found.filter((row) => isSeen(row, caller));
    const ids = rows.map(({ task_id }) => task_id);
    const parts = await countParts(needs.db, caller.sellerId, ids);
    const seen = (row: TaskRow) => ({
      maySteer: maySteer(needs, row, caller),
      parts: parts.get(row.task_id) ?? 0,
    });
    const seesJobs = caller.grantFor(failingJobs.permission) === 'yes';
    return {
      tasks: rows.map((row) => describeTask(row, seen(row))),
      failingJobs: seesJobs ? await findFailingJobs(needs.db, caller.now) : [],
    };
  });

const getHandler = (needs: Needs): Handler =>
  handle(getTask, async ({ id }, caller) => {
    const row = await requireTask(needs.db, caller, id);
    const failures = await findFailures(needs.db, row, MOST_FAILURES);
    return { task: await describeOne(needs, needs.db, row, caller), failures };
  });

const partHandler = (needs: Needs): Handler =>
  handle(getTaskPart, async ({ id, part }, caller) => {
    const row = await requireTask(needs.db, caller, id);
    if (!maySteer(needs, row, caller)) return refuse('NOT_FOUND');
    return (await findPart(needs.db, row, part)) ?? refuse('NOT_FOUND');
  });

const steerHandler = (
  needs: Needs,
  call: typeof pauseTask,
  action: LogAction,
  steer: (tx: Tx, key: TaskKey, now: Date) => Promise<TaskRow | undefined>,
): Handler =>
  handle(call, async ({ id }, caller) =>
    caller.change(async ({ tx, record }) => {
      const row = await requireTask(tx, caller, id);
      const permission = permissionOf(needs, row) ?? refuse('NOT_FOUND');
      if (!maySteer(needs, row, caller)) return refuseRole(permission);
      const moved = (await steer(tx, row, caller.now)) ?? refuse('CHANGED_MEANWHILE');
      record({
        action,
        subject: { kind: 'task', id },
        before: { state: row.state },
        after: { state: moved.state },
      });
      return describeOne(needs, tx, moved, caller);
    }),
  );

export const taskHandlers = (needs: Needs): Handler[] => [
  listHandler(needs),
  getHandler(needs),
  partHandler(needs),
  steerHandler(needs, pauseTask, 'task.paused', (tx, key) => pause(tx, key)),
  steerHandler(needs, resumeTask, 'task.resumed', resume),
];
