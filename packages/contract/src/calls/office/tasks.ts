// Long actions: what runs, how far it is, what did not work, and what it wrote.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { addressedFlag, asked, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, list, maybe, text, uuid } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const taskStates = ['waiting', 'running', 'paused', 'finished', 'failed', 'canceled'] as const;

export const task = shape('Task', {
  id: uuid,
  kind: text,
  title: text,
  state: z.enum(taskStates),
  /** Missing until it has been counted. */
  total: maybe(id),
  done: id,
  failed: id,
  startedBy: text,
  startedAt: maybe(instant),
  endedAt: maybe(instant),
  /** Why it stopped or is tried again, in the words of what went wrong. */
  problem: maybe(text),
  /** Whether the caller may pause it and let it go on. */
  maySteer: flag,
  /** How many parts of a file it has written. */
  parts: id,
});
export type Task = Of<typeof task>;

const permission = 'today.look';
const taskKey = asked('TaskKey', { id: uuid });

export const listTasks = officeCall({
  name: 'listTasks',
  module: 'staff',
  method: 'GET',
  path: 'tasks/list',
  permission,
  changes: false,
  background: true,
  summary: 'The long actions of the seller, the latest first, fifty at most.',
  input: asked('TaskQuestion', { underWay: maybe(addressedFlag) }),
  output: shape('TaskList', {
    tasks: list(task),
    /** What runs by itself and has failed ten times in a row, for those who may stop all shops. */
    failingJobs: list(shape('FailingJob', { name: text, times: id, since: instant })),
  }),
});

export const getTask = officeCall({
  name: 'getTask',
  module: 'staff',
  method: 'GET',
  path: 'tasks/get',
  permission,
  changes: false,
  background: true,
  summary: 'One of them, with the first hundred that did not work.',
  input: taskKey,
  output: shape('TaskAnswer', {
    task,
    failures: list(shape('TaskFailure', { subject: text, message: text })),
  }),
  refusals: ['NOT_FOUND'],
});

export const getTaskPart = officeCall({
  name: 'getTaskPart',
  module: 'staff',
  method: 'GET',
  path: 'tasks/part',
  permission,
  changes: false,
  summary: 'A part of the file that a task has written, for those who may start such a task.',
  input: asked('TaskPartKey', { id: uuid, part: addressedId }),
  output: shape('TaskPart', { content: text }),
  refusals: ['NOT_FOUND'],
});

export const pauseTask = officeCall({
  name: 'pauseTask',
  module: 'staff',
  path: 'tasks/pause',
  permission,
  changes: true,
  summary: 'Stops a task after what is under way; what was done stays done.',
  input: taskKey,
  output: task,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NOT_ALLOWED'],
});

export const resumeTask = officeCall({
  name: 'resumeTask',
  module: 'staff',
  path: 'tasks/resume',
  permission,
  changes: true,
  summary: 'Lets a task go on that was paused or gave up.',
  input: taskKey,
  output: task,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NOT_ALLOWED'],
});
