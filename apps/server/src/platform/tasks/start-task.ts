import { randomUUID } from 'node:crypto';
import type { Actor } from '../actor.ts';
import type { Db } from '../db/tables.ts';
import type { TaskKind } from './define-task.ts';
import { findUnderWay, insertTask } from './task-store.ts';
import type { TaskRow } from './task-store.ts';

export interface TaskWish<Details> {
  /** What it works on; empty where there is one of its kind for the whole seller. */
  subject: string;
  /** What staff read in the list of tasks. */
  title: string;
  details: Details;
  /** When it begins, where that is later. */
  dueAt?: Date | undefined;
}

export interface StartedTask {
  task: TaskRow;
  /** False: somebody started it before, and `task` says who. */
  isNew: boolean;
}

const askedBy = (actor: Actor) => {
  switch (actor.kind) {
    case 'customer':
      return { asked_by_id: actor.userId, asked_by_name: `customer ${actor.userId}` };
    case 'staff':
      return { asked_by_id: actor.staffId, asked_by_name: actor.name };
    case 'job':
      return { asked_by_id: null, asked_by_name: actor.name };
  }
};

/** Puts a task down for any node to take up. One of a kind and subject is under way at most. */
export async function startTask<Details, Cursor>(
  db: Db,
  { kind }: TaskKind<Details, Cursor>,
  wish: TaskWish<Details>,
  actor: Actor,
): Promise<StartedTask> {
  const row = {
    seller_id: actor.sellerId,
    task_id: randomUUID(),
    kind,
    subject: wish.subject,
    title: wish.title,
    details: JSON.stringify(wish.details),
    asked_by_kind: actor.kind,
    ...askedBy(actor),
    due_at: wish.dueAt ?? actor.now,
    created_at: actor.now,
  };
  for (;;) {
    const task = await insertTask(db, row);
    if (task) return { task, isNew: true };
    const before = await findUnderWay(db, row);
    // It may have ended between the two statements: then there is room for this one.
    if (before) return { task: before, isNew: false };
  }
}
