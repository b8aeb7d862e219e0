// The file that a task writes: a part a batch, so that no node ever holds the whole of it.
import { sql } from 'kysely';
import { byBatches } from '../db/prune.ts';
import type { Db, Tx } from '../db/tables.ts';
import type { TaskKey } from './task-store.ts';
import './tables.ts';

/** Each holds some thousand lines. */
const PARTS_AT_ONCE = 100;

export async function addPart(tx: Tx, { seller_id, task_id }: TaskKey, content: string): Promise<void> {
  await sql`
    insert into task_parts (seller_id, task_id, part_number, content)
    select ${seller_id}, ${task_id}, coalesce(max(part_number), 0) + 1, ${content}
    from task_parts where seller_id = ${seller_id} and task_id = ${task_id}`.execute(tx);
}

export const findPart = (
  db: Db,
  { seller_id, task_id }: TaskKey,
  part_number: number,
): Promise<{ content: string } | undefined> =>
  db
    .selectFrom('task_parts')
    .select('content')
    .where((eb) => eb.and({ seller_id, task_id, part_number }))
    .executeTakeFirst();

export async function countParts(
  db: Db,
  sellerId: number,
  taskIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ task_id: string; parts: number }>`
    select task_id, count(*)::int as parts from task_parts
    where seller_id = ${sellerId} and task_id = any (${taskIds}::uuid[])
    group by task_id`.execute(db);
  return new Map(rows.map(({ task_id, parts }) => [task_id, parts]));
}

/** Nobody comes for a file after some days, and it holds what belongs to people. */
export const dropOldParts = (db: Db, endedUntil: Date): Promise<number> =>
  byBatches(PARTS_AT_ONCE, async () => {
    const { numAffectedRows } = await sql`
      delete from task_parts where ctid = any (array(
        select p.ctid from task_parts p join tasks t on t.seller_id = p.seller_id and t.task_id = p.task_id
        where t.ended_at <= ${endedUntil}
        limit ${sql.lit(PARTS_AT_ONCE)} for update of p skip locked))`.execute(db);
    return Number(numAffectedRows ?? 0);
  });
