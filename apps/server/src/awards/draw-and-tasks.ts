import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import type { Db } from '../platform/db/tables.ts';
import { latestTask } from '../platform/tasks/task-store.ts';
import { findDrawOfSeries } from './draw-store.ts';
import type { DrawRow } from './draw-store.ts';

export interface DrawAndTasks {
  draw: DrawRow | undefined;
  tasks: Pick<DrawDetail, 'progress' | 'letters' | 'orders'>;
}

async function progressOf(db: Db, draw: DrawRow, kind: string): Promise<DrawDetail['progress']> {
  const row = await latestTask(db, { seller_id: draw.seller_id, kind, subject: draw.draw_key });
  if (!row) return undefined;
  return {
    state: row.state,
    done: row.done,
    total: row.total ?? undefined,
    askedBy: row.asked_by_name,
    problem: row.problem ?? undefined,
  };
}

/**
 * The draw is read after its tasks: one that ends in between is looked at again by the page. The other way round a draw
 * that is made already would stand there as frozen, with nothing under way, and nobody would look again.
 */
export async function readDrawAndTasks(db: Db, sellerId: number, seriesId: number): Promise<DrawAndTasks> {
  const named = await findDrawOfSeries(db, sellerId, seriesId);
  if (!named) return { draw: undefined, tasks: {} };
  const tasks = {
    progress: await progressOf(db, named, 'draws.draw'),
    letters: await progressOf(db, named, 'draws.letters'),
    orders: await progressOf(db, named, 'draws.orders'),
  };
  return { draw: await findDrawOfSeries(db, sellerId, seriesId), tasks };
}
