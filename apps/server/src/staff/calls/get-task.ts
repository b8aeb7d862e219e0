import { getTask } from '@stagedoor/contract/calls/office/tasks';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { findFailures } from '../../platform/tasks/task-store.ts';
import { requireTask, describeOne } from '../reach-task.ts';
import type { TaskNeeds } from '../reach-task.ts';

const MOST_FAILURES = 100;

export const getTaskHandler = (needs: TaskNeeds): Handler<'staff'> =>
  handle(getTask, async ({ id }, caller) => {
    const row = await requireTask(needs.db, caller, id);
    const failures = await findFailures(needs.db, row, MOST_FAILURES);
    return { task: await describeOne(needs, needs.db, row, caller), failures };
  });
