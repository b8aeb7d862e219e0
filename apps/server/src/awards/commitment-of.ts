import type { Db } from '../platform/db/tables.ts';
import { findDrawsBeside } from './draw-store.ts';

/** What was promised about the secret of a series' draw; the last one that nobody abandoned. */
export async function commitmentOf(db: Db, sellerId: number, seriesId: number) {
  const draws = await findDrawsBeside(db, sellerId, seriesId);
  const draw = draws.findLast(({ state }) => state !== 'abandoned');
  return draw && { commitment: draw.commitment, committedAt: draw.committed_at };
}
