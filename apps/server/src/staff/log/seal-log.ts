// The log's seals: each one holds the hash of its entries and of the seal before it, so that a change of an entry that
// was sealed shows. Sealing once a minute lets entries be written side by side.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import './tables.ts';

const MOST_AT_ONCE = 1000;
/** What the first seal follows. */
export const BEGINNING = 'the log begins';

interface SealedContent {
  entry_id: string;
  content: string;
}

/**
 * Everything an entry says, as one text that the database spells the same way every time; in the order of the ids
 * given, which is the order that their seal keeps. A key is added where there is one: older entries read as they did. (The first seals kept theirs by text, 10 before 9: they stay good.)
 */
export const contentOf = (ids: readonly string[]) => sql<SealedContent>`
  select l.entry_id::text, json_build_array(l.entry_id, seller_id, outlet_id, extract(epoch from at), staff_id, by_whom,
    action, refused, subject_kind, subject_id, before, after, reason, personal_id, personal_hash)::text
    || coalesce(key_id::text, '') as content
  from unnest(${ids}::bigint[]) with ordinality as sealed (entry_id, place)
  join staff_log l on l.entry_id = sealed.entry_id order by sealed.place`;

export function hashOf(previousHash: string, entries: readonly SealedContent[]): string {
  const hash = createHash('sha256').update(previousHash);
  for (const { content } of entries) hash.update('\n').update(content);
  return hash.digest('base64url');
}

function sealSome(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const waiting = await sql<{ entry_id: string }>`
      delete from staff_log_unsealed where entry_id in (
        select entry_id from staff_log_unsealed order by entry_id limit ${sql.lit(MOST_AT_ONCE)} for update)
      returning entry_id::text`.execute(tx);
    const ids = waiting.rows.map(({ entry_id }) => entry_id).toSorted((a, b) => Number(a) - Number(b));
    if (ids.length === 0) return 0;
    // The number itself, not its text: '9' sorts after '10'.
    const last = await sql<{ number: string; hash: string }>`
      select seal_id::text as number, hash from staff_log_seals order by seal_id desc limit 1`.execute(tx);
    const previousHash = last.rows[0]?.hash ?? BEGINNING;
    const { rows: entries } = await contentOf(ids).execute(tx);
    await tx
      .insertInto('staff_log_seals')
      .values({
        seal_id: String(Number(last.rows[0]?.number ?? 0) + 1),
        sealed_at: now,
        entry_ids: entries.map(({ entry_id }) => entry_id),
        previous_hash: previousHash,
        hash: hashOf(previousHash, entries),
      })
      .execute();
    return entries.length;
  });
}

/** Seals all that waits, however long nothing was sealed. Two nodes that do it at once wait for each other. */
export async function sealLog(db: Db, now: Date, stopping?: AbortSignal): Promise<number> {
  let sealed = 0;
  for (;;) {
    const some = await sealSome(db, now);
    sealed += some;
    if (some < MOST_AT_ONCE || stopping?.aborted) return sealed;
  }
}
