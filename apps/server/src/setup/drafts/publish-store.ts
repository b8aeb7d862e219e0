// The only SQL on what was published.
import type { FieldValue } from '@stagedoor/rules/setup/draft-fields';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { OutletKey, OutletMoment } from '../../sellers/index.ts';
import type { OutletPublishesTable } from '../tables.ts';
import '../tables.ts';

const SHOWN = 20;

export type KeptPublish = Selectable<OutletPublishesTable>;

interface NewPublish {
  staffId: number;
  sentences: readonly string[];
  before: readonly FieldValue[];
  after: readonly FieldValue[];
}

export async function insertPublish(
  tx: Tx,
  { sellerId, outletId, now }: OutletMoment,
  { staffId, sentences, before, after }: NewPublish,
): Promise<number> {
  const { publish_id } = await tx
    .insertInto('outlet_publishes')
    .values({
      seller_id: sellerId,
      outlet_id: outletId,
      published_by: staffId,
      published_at: now,
      sentences: JSON.stringify(sentences),
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      undone_by: null,
    })
    .returning('publish_id')
    .executeTakeFirstOrThrow();
  return publish_id;
}

/** The newest first. */
export const listPublishes = (db: Db, { sellerId, outletId }: OutletKey): Promise<KeptPublish[]> =>
  db
    .selectFrom('outlet_publishes')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .orderBy('publish_id', 'desc')
    .limit(SHOWN)
    .execute();

export const findPublish = (
  tx: Tx,
  { sellerId, outletId }: OutletKey,
  publishId: number,
): Promise<KeptPublish | undefined> =>
  tx
    .selectFrom('outlet_publishes')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .where('publish_id', '=', publishId)
    .forUpdate()
    .executeTakeFirst();

/** False when it was undone before. */
export async function markUndone(tx: Tx, sellerId: number, publishId: number, by: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('outlet_publishes')
    .set({ undone_by: by })
    .where('seller_id', '=', sellerId)
    .where('publish_id', '=', publishId)
    .where('undone_by', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
