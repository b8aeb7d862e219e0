// The only SQL on tries.
import { sql } from 'kysely';
import { prune } from '../db/prune.ts';
import type { Db, Tx } from '../db/tables.ts';
import type { TriesTable } from './tables.ts';
import './tables.ts';

export interface TryKey {
  sellerId: number;
  subject: string;
}

const at = ({ sellerId, subject }: TryKey) => ({ seller_id: sellerId, subject });

const NEVER = new Date(0);

/** The row for this transaction alone; a new one begins at zero, and keeps nobody waiting. In one statement: a success may delete it meanwhile. */
export async function lockTries(tx: Tx, key: TryKey, now: Date): Promise<TriesTable> {
  return tx
    .insertInto('tries')
    .values({ ...at(key), count: 0, blocked_until: NEVER, forgotten_at: now })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'subject']).doUpdateSet({ count: sql<number>`tries.count` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function saveTries(
  tx: Tx,
  key: TryKey,
  change: Pick<TriesTable, 'count' | 'blocked_until' | 'forgotten_at'>,
): Promise<void> {
  await tx
    .updateTable('tries')
    .set(change)
    .where((eb) => eb.and(at(key)))
    .execute();
}

export async function deleteTries(db: Db, key: TryKey): Promise<void> {
  await db
    .deleteFrom('tries')
    .where((eb) => eb.and(at(key)))
    .execute();
}

export async function deleteForgottenTries(db: Db, now: Date): Promise<void> {
  await prune(db, sql.table('tries'), { by: 'forgotten_at', until: now });
}
