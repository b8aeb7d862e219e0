import { undoPublishMessages } from '@stagedoor/rules/messages/undo-publish';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { AnyTaskKind } from '../../platform/tasks/define-task.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import type { EventKey } from './count-touched.ts';

/** A show that a publish moved: to another moment, to another place, or both. */
export interface MovedShow extends Pick<EventKey, 'eventId'> {
  name: string;
  eventIds: readonly number[];
  wasAt: Date;
  startsAt: Date;
  venue?: { was: string; is: string } | undefined;
}

/** Letters to all holders, from that moment on; until then the task can be canceled, and nobody hears of it. */
export async function tellMoved(
  tx: Tx,
  kind: AnyTaskKind,
  { eventId, name, eventIds, wasAt, startsAt, venue }: MovedShow,
  actor: Actor,
  dueAt: Date,
): Promise<string> {
  const details = { eventIds, wasAt: wasAt.toISOString(), startsAt: startsAt.toISOString(), venue };
  const subject = `${eventId} ${details.startsAt} ${actor.now.toISOString()}`;
  const title = undoPublishMessages.lettersTitle(name);
  const { task } = await startTask(tx, kind, { subject, title, details, dueAt }, actor);
  return task.task_id;
}
