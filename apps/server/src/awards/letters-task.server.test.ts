import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { noCheckpoint } from '../platform/checkpoint.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { publicAddress } from '../platform/public-address.ts';
import { outletCache } from '../sellers/index.ts';
import { loadSmallCatalogue } from '../testing/small-catalogue.ts';
import { loadSmallWorld } from '../testing/small-world.ts';
import { testDatabase } from '../testing/test-database.ts';
import { DEMO_DRAW_KEY } from './awards-config.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import { findDraw } from './draw-store.ts';
import { freezeDraw } from './freeze-draw.ts';
import { lettersTask } from './letters-task.ts';
import { commitSmallDraw } from './testing/published-draw.ts';

const DRAW = { sellerId: 1, taskId: '1', subject: '41000', details: { drawKey: '41000' } };
const MEANS = { replicaDb: undefined, atMost: (usual: number) => usual };
const now = new Date('2026-11-15T12:00:00Z');

test('[DRAW-03] a server that has just started writes of a frozen list by the one connection of the embedded engine', async () => {
  const database = await testDatabase('embedded');
  const { db } = database;
  await loadSmallWorld(database);
  await loadSmallCatalogue(database);
  await sql`
    insert into customers (seller_id, user_id, email, email_key, first_name, last_name, password_hash, created_at, updated_at)
    values (1, 1001, 'fan@example.com', 'fan@example.com', 'Robin', 'Vale', 'none', ${now}, ${now})`.execute(
    db,
  );
  await commitSmallDraw(db, Number(DRAW.subject), [{ userId: 1001, cardUuid: randomUUID() }], now);
  // Nothing of the outlet is kept in memory yet.
  const needs = {
    db,
    checkpoint: noCheckpoint,
    drawKey: DEMO_DRAW_KEY,
    outlets: outletCache(db),
    publicAddress: publicAddress({ scheme: 'https', port: undefined }),
  } as unknown as AwardsNeeds;
  await inTransaction(db, async (tx) => {
    await freezeDraw(tx, needs, (await findDraw(tx, 1, DRAW.subject))!, now);
  });
  const batch = await inTransaction(db, (tx) => lettersTask(needs).step(tx, DRAW, undefined, now, MEANS));
  expect(batch).toEqual({ cursor: undefined, done: 1 });
  await database.close();
}, 60_000);
