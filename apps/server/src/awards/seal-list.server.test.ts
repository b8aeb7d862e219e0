// A list of several pages: what a page becomes is written while the thread works on the next one.
import { sealList } from '@stagedoor/draw/sealed-list';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { required } from '@stagedoor/rules/values/required';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { noCheckpoint } from '../platform/checkpoint.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { loadSmallWorld } from '../testing/small-world.ts';
import { engines, testDatabase } from '../testing/test-database.ts';
import { DEMO_DRAW_KEY } from './awards-config.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import { commitDraws } from './commit-draws.ts';
import { drawVault } from './draw-secrets.ts';
import { findDraw } from './draw-store.ts';
import { readSealed } from './entry-store.ts';
import { freezeDraw } from './freeze-draw.ts';
import { openSealingThread } from './seal-thread.ts';
import { rulesOf } from './stored-draw.ts';
import { loadManyRequests, MANY } from './testing/many-requests.ts';

const FANS = 1100;
const now = new Date('2026-11-15T12:00:00Z');

describe.each(engines)('a list of %s', (engine) => {
  test('[DRAW-02] is sealed as it was written, everybody once, and requests change their state in place', async () => {
    const database = await testDatabase(engine);
    const { db } = database;
    await loadSmallWorld(database);
    const wanted = { status: 'STATUS_REQUEST_PENDING', seats: 400, areHeld: false } as const;
    await loadManyRequests(database, { fans: FANS, ...wanted });
    const needs = { db, checkpoint: noCheckpoint, drawKey: DEMO_DRAW_KEY } as unknown as AwardsNeeds;
    const [frozen, moved] = await inTransaction(db, async (tx) => {
      await commitDraws(tx, 1, [1], { vault: drawVault(DEMO_DRAW_KEY), now });
      const draw = await freezeDraw(tx, needs, required(await findDraw(tx, 1, String(MANY)), 'draw'), now);
      const { rows } = await sql`
        select relname as name, pg_stat_get_xact_tuples_updated(oid)::int as updated,
          pg_stat_get_xact_tuples_hot_updated(oid)::int as "inPlace"
        from pg_class where relname in ('event_requests', 'series_requests') order by 1`.execute(tx);
      return [draw, rows];
    });
    expect(moved).toEqual([
      { name: 'event_requests', updated: FANS, inPlace: FANS },
      { name: 'series_requests', updated: FANS, inPlace: FANS },
    ]);
    const { root, roll } = sealList(rulesOf(frozen), await readSealed(db, frozen));
    expect([frozen.entries, roll.size, frozen.root]).toEqual([FANS, FANS, root]);
    const { rows } = await sql<{ fans: number }>`
      select count(distinct user_id)::int as fans from draw_entries where draw_key = ${String(MANY)}`.execute(
      db,
    );
    expect(firstOf(rows).fans).toBe(FANS);
    await database.close();
  });
});

test('[DRAW-02] a thread that fails tells everybody who waits for it, and whoever asks afterwards', async () => {
  const thread = openSealingThread({ rules: {} as never, seed: '00', name: { seller_id: 1, draw_key: '1' } });
  const first = thread.add([]);
  const second = thread.add([]);
  await expect(first).rejects.toThrow();
  await expect(second).rejects.toThrow();
  await thread.end();
  await expect(thread.add([])).rejects.toThrow();
  await expect(thread.seal()).rejects.toThrow();
});
