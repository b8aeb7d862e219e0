// What the proof says of scans must be able to find a loss: each beside one that is planted for it.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../test-database.ts';
import type { TestDatabase } from '../../test-database.ts';
import { findScanWrongs } from './door-clerks.ts';

const TOLD = '00000000-0000-4000-8000-000000000001';
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase('server');
});
afterAll(() => database.close());

class Over extends Error {}

/** Plants scans of tickets that are there or are not, asks, and takes them back. */
async function found(
  letIn: readonly string[],
  { scans, sold }: { scans: number; sold: boolean },
): Promise<string[]> {
  let wrong: string[] = [];
  const planting = database.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`drop index door_scans_one_in`.execute(tx);
    await sql`
      insert into door_scans (seller_id, scan_uuid, event_id, pass_id, gate, line_id, ticket_id, result, offline,
        scanned_at, received_at)
      select 1, ('00000000-0000-4000-8000-00000000000' || n)::uuid, 102, 1, 'North', 5, 6, 'in', false,
        '2026-11-15', '2026-11-15' from generate_series(1, ${scans}::int) n`.execute(tx);
    if (sold)
      await sql`
        insert into order_tickets (seller_id, line_id, ticket_id, rank) values (1, 5, 6, 1)`.execute(tx);
    wrong = await findScanWrongs(tx, letIn);
    throw new Over();
  });
  await planting.catch((error: unknown) => {
    if (!(error instanceof Over)) throw error;
  });
  return wrong;
}

test('[RUN-06] a scan that stands, of a ticket that was sold, is nothing wrong', async () => {
  expect(await found([TOLD], { scans: 1, sold: true })).toEqual([]);
});

test.each([
  ['a scan that was told and is gone', [TOLD], { scans: 0, sold: true }, 'is gone'],
  ['two who came in with one ticket', [TOLD], { scans: 2, sold: true }, 'two came in'],
  ['somebody who came in with nobody’s ticket', [TOLD], { scans: 1, sold: false }, 'which nobody has'],
])('[RUN-06] %s is found', async (_what, letIn, plant, word) => {
  expect(await found(letIn, plant)).toEqual([expect.stringContaining(word)]);
});
