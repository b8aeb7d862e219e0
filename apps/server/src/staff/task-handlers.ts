import type { Handler } from '../platform/http/handler.ts';
import { getTaskHandler } from './calls/get-task.ts';
import { getTaskPartHandler } from './calls/get-task-part.ts';
import { listTasksHandler } from './calls/list-tasks.ts';
import { pauseTaskHandler } from './calls/pause-task.ts';
import { resumeTaskHandler } from './calls/resume-task.ts';
import type { StaffNeeds } from './staff-needs.ts';

export const taskHandlers = (needs: StaffNeeds): Handler<'staff'>[] => [
  listTasksHandler(needs),
  getTaskHandler(needs),
  getTaskPartHandler(needs),
  pauseTaskHandler(needs),
  resumeTaskHandler(needs),
];
