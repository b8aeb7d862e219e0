// The only SQL on what was published of shows and series.
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { ProgrammePublishesTable, PublishedPart } from '../tables.ts';
import '../tables.ts';

export type ProgrammePublish = Selectable<ProgrammePublishesTable>;

interface NewPublish {
  sellerId: number;
  staffId: number;
  now: Date;
  parts: readonly PublishedPart[];
  lettersTasks: readonly string[];
}

/** What is too old to be put back needs its parts no more. */
export async function insertProgrammePublish(
  tx: Tx,
  { sellerId, staffId, now, parts, lettersTasks }: NewPublish,
  tooOld: Date,
): Promise<number> {
  await tx
    .updateTable('programme_publishes')
    .set({ parts: null })
    .where('seller_id', '=', sellerId)
    .where('published_at', '<', tooOld)
    .where('parts', 'is not', null)
    .execute();
  const { publish_id } = await tx
    .insertInto('programme_publishes')
    .values({
      seller_id: sellerId,
      published_by: staffId,
      published_at: now,
      parts: JSON.stringify(parts),
      letters_tasks: [...lettersTasks],
      undone_at: null,
      undone_by: null,
    })
    .returning('publish_id')
    .executeTakeFirstOrThrow();
  return publish_id;
}

/** Those that nobody has put back, the newest first. */
export const listProgrammePublishes = (db: Db, sellerId: number, since: Date): Promise<ProgrammePublish[]> =>
  db
    .selectFrom('programme_publishes')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('published_at', '>', since)
    .where('undone_at', 'is', null)
    .orderBy('publish_id', 'desc')
    .execute();

export const findProgrammePublish = (
  tx: Tx,
  sellerId: number,
  publishId: number,
): Promise<ProgrammePublish | undefined> =>
  tx
    .selectFrom('programme_publishes')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('publish_id', '=', publishId)
    .forUpdate()
    .executeTakeFirst();

/** False when it was put back before. */
export async function markPutBack(
  tx: Tx,
  { seller_id, publish_id }: Pick<ProgrammePublish, 'seller_id' | 'publish_id'>,
  staffId: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('programme_publishes')
    .set({ undone_at: now, undone_by: staffId })
    .where('seller_id', '=', seller_id)
    .where('publish_id', '=', publish_id)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
