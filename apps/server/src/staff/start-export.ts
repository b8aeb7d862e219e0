// Every export begins the same way: a task, and a line in the log with the filter.
import type { Task } from '@stagedoor/contract/calls/office/tasks';
import type { TaskKind } from '../platform/tasks/define-task.ts';
import { startTask } from '../platform/tasks/start-task.ts';
import type { OfficeCaller } from './office-caller.ts';
import { describeTask } from './describe-task.ts';
import { staffActor } from './staff-actor.ts';

interface ExportWish<Details extends object> {
  /** What is exported: `Orders`. */
  name: string;
  /** The filter and whatever narrows it. */
  details: Details;
}

export async function startExport<Details extends object, Cursor>(
  caller: OfficeCaller,
  kind: TaskKind<Details, Cursor>,
  { name, details }: ExportWish<Details>,
): Promise<Task> {
  return caller.change(async ({ tx, record }) => {
    const subject = `${caller.staffId} ${JSON.stringify(details)}`;
    const title = `${name} as CSV`;
    const { task } = await startTask(tx, kind, { subject, title, details }, staffActor(caller));
    record({
      action: 'list.exported',
      subject: { kind: kind.kind, id: task.task_id },
      after: { filter: details },
    });
    return describeTask(task, { maySteer: true, parts: 0 });
  });
}
