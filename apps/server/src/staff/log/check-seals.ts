import { sql } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import { BEGINNING, contentOf, hashOf } from './seal-log.ts';
import './tables.ts';

/** A seal comes within a minute; what has waited longer than this says that sealing has stopped. */
const LATE_MS = 10 * 60_000;
const SEALS_AT_ONCE = 500;

export interface Unsealed {
  count: number;
  /** When the oldest of them was written. */
  since: Date;
}

export interface SealCheck {
  /** The first seal that does not fit; missing where all do. */
  brokenAt: number | undefined;
  seals: number;
  /** When the first seal was set; missing before there is one. */
  since: Date | undefined;
  /** Entries that no seal holds; missing where all are sealed. */
  unsealed: Unsealed | undefined;
}

/**
 * Entries that no seal holds. The log itself is asked, not the list of what waits: whoever took an entry off that list
 * would have hidden it.
 */
async function findUnsealed(db: Db): Promise<Unsealed | undefined> {
  const { rows } = await sql<{ many: string; since: Date | null }>`
    select count(*)::text as many, min(at) as since from staff_log l where not exists (
      select from (select unnest(entry_ids) as entry_id from staff_log_seals) sealed where sealed.entry_id = l.entry_id)`.execute(
    db,
  );
  const { many, since } = firstOf(rows);
  return since === null ? undefined : { count: Number(many), since };
}

/** When the oldest entry was written that waits for its seal: quickly found, for whoever asks often. */
export async function oldestWaiting(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date | null }>`
    select min(l.at) as since from staff_log_unsealed u join staff_log l on l.entry_id = u.entry_id`.execute(
    db,
  );
  return firstOf(rows).since ?? undefined;
}

const forgotten = sql<{ entry_id: string }>`
  select entry_id from staff_log l where not exists (
    select from (select unnest(entry_ids) as entry_id from staff_log_seals) sealed where sealed.entry_id = l.entry_id)
  and not exists (select from staff_log_unsealed u where u.entry_id = l.entry_id)`;

/** Puts entries that neither a seal holds nor the list of what waits back on that list; answers how many. */
export async function queueForgotten(db: Db): Promise<number> {
  const { rows } = await sql`${forgotten} limit 1`.execute(db);
  if (rows.length === 0) return 0;
  return inTransaction(db, async (tx) => {
    // Whoever is sealing ends first: an entry that was just sealed must not be put back, and be sealed twice.
    await sql`lock table staff_log_unsealed in share row exclusive mode`.execute(tx);
    const { numAffectedRows } = await sql`insert into staff_log_unsealed (entry_id) ${forgotten}`.execute(tx);
    return Number(numAffectedRows ?? 0);
  });
}

/** Whether sealing has stopped: a young entry only waits for its minute. */
export const isLate = (unsealed: Unsealed | undefined, now: Date): boolean =>
  unsealed !== undefined && now.getTime() - unsealed.since.getTime() > LATE_MS;

/** Reads every seal and every sealed entry again, and looks for entries without one. */
export async function checkSeals(db: Db): Promise<SealCheck> {
  let previousHash = BEGINNING;
  let seals = 0;
  let since: Date | undefined;
  let brokenAt: number | undefined;
  for (;;) {
    const some = await db
      .selectFrom('staff_log_seals')
      .selectAll()
      .orderBy('seal_id')
      .offset(seals)
      .limit(SEALS_AT_ONCE)
      .execute();
    for (const seal of some) {
      const { rows } = await contentOf(seal.entry_ids).execute(db);
      seals += 1;
      since ??= seal.sealed_at;
      const fits =
        Number(seal.seal_id) === seals &&
        seal.previous_hash === previousHash &&
        rows.length === seal.entry_ids.length &&
        seal.hash === hashOf(previousHash, rows);
      if (!fits) brokenAt ??= Number(seal.seal_id);
      previousHash = seal.hash;
    }
    if (some.length < SEALS_AT_ONCE) break;
  }
  return { brokenAt, seals, since, unsealed: await findUnsealed(db) };
}
