// The log's seals: each one holds the hash of its entries and of the seal before it, so that a change of an entry that
// was sealed shows. Sealing once a minute lets entries be written side by side.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import './tables.ts';

const MOST_AT_ONCE = 1000;
/** What the first seal follows. */
const BEGINNING = 'the log begins';

interface SealedContent {
  entry_id: string;
  content: string;
}

/** Everything an entry says, as one text that the database spells the same way every time. */
const contentOf = (ids: readonly string[]) => sql<SealedContent>`
  select entry_id::text, json_build_array(entry_id, seller_id, outlet_id, extract(epoch from at), staff_id, by_whom, action,
    refused, subject_kind, subject_id, before, after, reason, personal_id, personal_hash)::text as content
  from staff_log where entry_id = any (${ids}::bigint[]) order by entry_id`;

function hashOf(previousHash: string, entries: readonly SealedContent[]): string {
  const hash = createHash('sha256').update(previousHash);
  for (const { content } of entries) hash.update('\n').update(content);
  return hash.digest('base64url');
}

/** Seals what waits. Two nodes that do it at once wait for each other. */
export function sealLog(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const waiting = await sql<{ entry_id: string }>`
      delete from staff_log_unsealed where entry_id in (
        select entry_id from staff_log_unsealed order by entry_id limit ${sql.lit(MOST_AT_ONCE)} for update)
      returning entry_id::text`.execute(tx);
    const ids = waiting.rows.map(({ entry_id }) => entry_id);
    if (ids.length === 0) return 0;
    const last = await sql<{ seal_id: string; hash: string }>`
      select seal_id::text, hash from staff_log_seals order by seal_id desc limit 1`.execute(tx);
    const previousHash = last.rows[0]?.hash ?? BEGINNING;
    const { rows: entries } = await contentOf(ids).execute(tx);
    await tx
      .insertInto('staff_log_seals')
      .values({
        seal_id: String(Number(last.rows[0]?.seal_id ?? 0) + 1),
        sealed_at: now,
        entry_ids: entries.map(({ entry_id }) => entry_id),
        previous_hash: previousHash,
        hash: hashOf(previousHash, entries),
      })
      .execute();
    return entries.length;
  });
}

export interface SealCheck {
  /** The first seal that does not fit; missing where all do. */
  brokenAt: number | undefined;
  seals: number;
  /** When the first seal was set; missing before there is one. */
  since: Date | undefined;
}

/** Reads every seal and every sealed entry again. */
export async function checkSeals(db: Db): Promise<SealCheck> {
  const seals = await db.selectFrom('staff_log_seals').selectAll().orderBy('seal_id').execute();
  let previousHash = BEGINNING;
  let expected = 1;
  for (const seal of seals) {
    const { rows } = await contentOf(seal.entry_ids).execute(db);
    const fits =
      Number(seal.seal_id) === expected &&
      seal.previous_hash === previousHash &&
      rows.length === seal.entry_ids.length &&
      seal.hash === hashOf(previousHash, rows);
    if (!fits) return { brokenAt: Number(seal.seal_id), seals: seals.length, since: seals[0]!.sealed_at };
    previousHash = seal.hash;
    expected += 1;
  }
  return { brokenAt: undefined, seals: seals.length, since: seals[0]?.sealed_at };
}
