// The only SQL on calls that are made once.
import { sql } from 'kysely';
import { prune } from '../../platform/db/prune.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { OfficeCallsOnceTable } from '../tables.ts';
import '../tables.ts';

export type OnceKey = Pick<OfficeCallsOnceTable, 'whose' | 'key_hash'>;

const at = ({ whose, key_hash }: OnceKey): OnceKey => ({ whose, key_hash });

export const findOnce = (db: Db, key: OnceKey, since: Date): Promise<OfficeCallsOnceTable | undefined> =>
  db
    .selectFrom('office_calls_once')
    .selectAll()
    .where((eb) => eb.and(at(key)))
    .where('made_at', '>', since)
    .executeTakeFirst();

/**
 * Takes the next change of a call for this transaction; false where somebody else was quicker. Whoever comes with the
 * same key meanwhile waits here.
 */
export async function takeChange(
  tx: Tx,
  key: OnceKey,
  asked: { askedHash: string; change: number; now: Date; since: Date },
): Promise<boolean> {
  const { askedHash, change, now, since } = asked;
  if (change === 0)
    await tx
      .deleteFrom('office_calls_once')
      .where((eb) => eb.and(at(key)))
      .where('made_at', '<=', since)
      .execute();
  const taken =
    change === 0
      ? sql`insert into office_calls_once (whose, key_hash, asked_hash, results, made_at)
          values (${key.whose}, ${key.key_hash}, ${askedHash}, '{}', ${now}) on conflict do nothing`
      : sql`update office_calls_once set made_at = made_at
          where whose = ${key.whose} and key_hash = ${key.key_hash} and cardinality(results) = ${change}`;
  const { numAffectedRows } = await taken.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

export async function keepResult(tx: Tx, key: OnceKey, sealed: string): Promise<void> {
  await sql`update office_calls_once set results = array_append(results, ${sealed}::text)
    where whose = ${key.whose} and key_hash = ${key.key_hash}`.execute(tx);
}

/** Of a call that changed nothing after all there is no row yet. */
export async function keepAnswer(
  db: Db,
  key: OnceKey,
  { askedHash, answer, now }: { askedHash: string; answer: string; now: Date },
): Promise<void> {
  await db
    .insertInto('office_calls_once')
    .values({ ...at(key), asked_hash: askedHash, results: [], answer, made_at: now })
    .onConflict((conflict) => conflict.columns(['whose', 'key_hash']).doUpdateSet({ answer }))
    .execute();
}

export async function deleteOldOnce(db: Db, since: Date): Promise<void> {
  await prune(db, sql.table('office_calls_once'), { by: 'made_at', until: since });
}
