import { getTaskPart } from '@stagedoor/contract/calls/office/tasks';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findPart } from '../../platform/tasks/task-parts.ts';
import { maySteer, requireTask } from '../reach-task.ts';
import type { TaskNeeds } from '../reach-task.ts';

export const getTaskPartHandler = (needs: TaskNeeds): Handler<'staff'> =>
  handle(getTaskPart, async ({ id, part }, caller) => {
    const row = await requireTask(needs.db, caller, id);
    if (!maySteer(needs, row, caller)) return refuse('NOT_FOUND');
    return (await findPart(needs.db, row, part)) ?? refuse('NOT_FOUND');
  });
