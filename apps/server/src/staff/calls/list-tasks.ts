import { listTasks } from '@stagedoor/contract/calls/office/tasks';
import { findFailingJobs } from '../../platform/failing-jobs/failing-jobs.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { countParts } from '../../platform/tasks/task-parts.ts';
import { findTasks } from '../../platform/tasks/task-store.ts';
import type { TaskRow } from '../../platform/tasks/task-store.ts';
import { failingJobs } from '../failing-jobs.ts';
import { describeTask } from '../describe-task.ts';
import { maySteer, isSeen } from '../reach-task.ts';
import type { TaskNeeds } from '../reach-task.ts';

const MOST = 50;

export const listTasksHandler = (needs: TaskNeeds): Handler<'staff'> =>
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
