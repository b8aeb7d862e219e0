// The SQL on runner-up logs.
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { DrawRow } from '../draw-store.ts';
import type { LogLine } from './compute-walk.ts';
import '../tables.ts';

type DrawName = Pick<DrawRow, 'seller_id' | 'draw_key'>;

export interface LoggedLine extends LogLine {
  at: Date;
}

export async function readLog(db: Db, { seller_id, draw_key }: DrawName): Promise<LoggedLine[]> {
  return db
    .selectFrom('draw_log')
    .select(['number', 'line', 'hash', 'at'])
    .where((eb) => eb.and({ seller_id, draw_key }))
    .orderBy('number')
    .execute();
}

/** What letters and pages show: the hash of the newest line, or of the file where nothing came back yet. */
export async function newestHash(db: Db, draw: DrawRow): Promise<string> {
  const { seller_id, draw_key } = draw;
  const row = await db
    .selectFrom('draw_log')
    .select('hash')
    .where((eb) => eb.and({ seller_id, draw_key }))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.hash ?? draw.file_hash ?? '';
}

/** One after the other: the database counts along. */
export async function appendLog(
  tx: Tx,
  { seller_id, draw_key }: DrawName,
  lines: readonly LogLine[],
  at: Date,
): Promise<void> {
  for (const { number, line, hash } of lines)
    await tx.insertInto('draw_log').values({ seller_id, draw_key, number, at, line, hash }).execute();
}

export async function markReturned(
  tx: Tx,
  { seller_id, draw_key }: DrawName,
  returns: readonly { entry: string; line: number; quantity: number }[],
): Promise<void> {
  await sql`
    update draw_awards a set returned = a.returned + w.quantity
    from jsonb_to_recordset(${JSON.stringify(returns)}::jsonb) as w (entry text, line int, quantity int)
    where a.seller_id = ${seller_id} and a.draw_key = ${draw_key} and a.entry_id = w.entry and a.line = w.line`.execute(
    tx,
  );
}

export async function lastWalkAt(db: Db, { seller_id, draw_key }: DrawName): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(at) as at from draw_log
    where seller_id = ${seller_id} and draw_key = ${draw_key} and line like '%"type":"walk"%'`.execute(db);
  return rows[0]?.at ?? null;
}

/** When a line of the log was written. */
export async function walkOfLine(
  db: Db,
  { seller_id, draw_key }: DrawName,
  number: number,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('draw_log')
    .select('at')
    .where((eb) => eb.and({ seller_id, draw_key, number }))
    .executeTakeFirst();
  return row?.at;
}
