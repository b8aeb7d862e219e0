// The draw as a task: computed on a thread, written down in batches, the same whoever goes on with it.
import type { Db } from '../platform/db/tables.ts';
import { defineTask } from '../platform/tasks/define-task.ts';
import type { TaskKind } from '../platform/tasks/define-task.ts';
import { vaultOf } from './awards-needs.ts';
import type { AwardsConfig } from './awards-config.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import type { DrawMaterial } from './compute-draw.ts';
import { placesOnThread } from './draw-thread.ts';
import { findDraw, moveDraw } from './draw-store.ts';
import type { DrawRow } from './draw-store.ts';
import { placeEntries, readSealed } from './entry-store.ts';
import type { PlacedEntry } from './entry-store.ts';
import { inventoryOf, publicNumberOf, rulesOf } from './stored-draw.ts';

export interface DrawTask {
  drawKey: string;
}

const AT_ONCE = 2000;

/** Everything that the draw is computed from. It must be frozen, and its number known. */
export async function materialOf(db: Db, needs: AwardsConfig, draw: DrawRow): Promise<DrawMaterial> {
  return {
    rules: rulesOf(draw),
    inventory: inventoryOf(draw),
    publicNumber: publicNumberOf(draw)!,
    secret: vaultOf(needs).open(draw).secret,
    entries: await readSealed(db, draw),
  };
}

export function drawTask(needs: AwardsNeeds): TaskKind<DrawTask, number> {
  /** What this node has computed already; another one computes the same. */
  const known = new Map<string, Promise<PlacedEntry[]>>();

  const placesOf = (db: Db, draw: DrawRow): Promise<PlacedEntry[]> => {
    const name = `${draw.seller_id}/${draw.draw_key}`;
    const found = known.get(name);
    if (found) return found;
    const computing = materialOf(db, needs, draw).then(placesOnThread);
    known.set(name, computing);
    computing.catch(() => known.delete(name));
    return computing;
  };

  return defineTask<DrawTask, number>({
    kind: 'draws.draw',
    permission: 'draws.decide',
    count: async (tx, { sellerId, details }) => (await findDraw(tx, sellerId, details.drawKey))?.entries ?? 0,
    prepare: async (db, { sellerId, details }) => {
      const draw = await findDraw(db, sellerId, details.drawKey);
      if (draw?.state === 'frozen' && draw.public_number !== null) await placesOf(db, draw);
    },
    step: async (tx, { sellerId, details }, from = 0, now, { atMost }) => {
      const draw = await findDraw(tx, sellerId, details.drawKey);
      if (draw?.state !== 'frozen') return { cursor: undefined, done: 0 };
      const places = await placesOf(tx, draw);
      const batch = places.slice(from, from + atMost(AT_ONCE));
      await placeEntries(tx, draw, batch);
      await needs.checkpoint('entries placed');
      if (from + batch.length < places.length) return { cursor: from + batch.length, done: batch.length };
      await moveDraw(tx, draw, 'drawn', { drawn_at: now });
      known.delete(`${draw.seller_id}/${draw.draw_key}`);
      await needs.checkpoint('draw made');
      return { cursor: undefined, done: batch.length };
    },
  });
}
