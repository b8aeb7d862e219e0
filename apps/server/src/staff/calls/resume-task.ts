import { resumeTask } from '@stagedoor/contract/calls/office/tasks';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { resumeTask as resume } from '../../platform/tasks/steer-task.ts';
import { steerTask } from '../reach-task.ts';
import type { TaskNeeds } from '../reach-task.ts';

export const resumeTaskHandler = (needs: TaskNeeds): Handler<'staff'> =>
  handle(resumeTask, ({ id }, caller) =>
    steerTask(needs, caller, id, 'task.resumed', (tx, key) => resume(tx, key, caller.now)),
  );
