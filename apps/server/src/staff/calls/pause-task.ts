import { pauseTask } from '@stagedoor/contract/calls/office/tasks';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { pauseTask as pause } from '../../platform/tasks/steer-task.ts';
import { steerTask } from '../reach-task.ts';
import type { TaskNeeds } from '../reach-task.ts';

export const pauseTaskHandler = (needs: TaskNeeds): Handler<'staff'> =>
  handle(pauseTask, ({ id }, caller) => steerTask(needs, caller, id, 'task.paused', pause));
