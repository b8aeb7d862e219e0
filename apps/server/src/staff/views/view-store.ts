// The only SQL on views that staff keep.
import type { ViewRoom } from '@stagedoor/rules/staff/saved-views';
import type { Generated } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';

interface StaffViewsTable {
  seller_id: number;
  view_id: Generated<number>;
  staff_id: number;
  room: ViewRoom;
  name: string;
  filter: string;
  created_at: Date;
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    staff_views: StaffViewsTable;
  }
}

export interface ViewOwner {
  sellerId: number;
  staffId: number;
}

const shown = ['view_id as id', 'room', 'name', 'filter'] as const;

/** The oldest first, so that tabs stay where they are. */
export const viewsOf = (db: Db, { sellerId, staffId }: ViewOwner) =>
  db
    .selectFrom('staff_views')
    .select(shown)
    .where('seller_id', '=', sellerId)
    .where('staff_id', '=', staffId)
    .orderBy('view_id')
    .execute();

export const insertView = (
  tx: Tx,
  { sellerId, staffId }: ViewOwner,
  view: { room: ViewRoom; name: string; filter: string; now: Date },
) =>
  tx
    .insertInto('staff_views')
    .values({
      seller_id: sellerId,
      staff_id: staffId,
      room: view.room,
      name: view.name,
      filter: view.filter,
      created_at: view.now,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();

/** Two tabs of one person come one after the other. */
export const lockOwner = (tx: Tx, { staffId }: ViewOwner) =>
  tx.selectFrom('staff').select('staff_id').where('staff_id', '=', staffId).forUpdate().execute();

export const deleteView = (tx: Tx, { sellerId, staffId }: ViewOwner, id: number) =>
  tx
    .deleteFrom('staff_views')
    .where('seller_id', '=', sellerId)
    .where('staff_id', '=', staffId)
    .where('view_id', '=', id)
    .returning('room')
    .executeTakeFirst();

/** A filter may hold the address of somebody who is erased: then it finds nobody, and goes. */
export async function forgetViewsNaming(tx: Tx, sellerId: number, email: string): Promise<number> {
  const written = new URLSearchParams({ words: email }).toString().slice('words='.length);
  const { numDeletedRows } = await tx
    .deleteFrom('staff_views')
    .where('seller_id', '=', sellerId)
    .where((eb) =>
      eb(
        eb.fn<number>('strpos', [eb.fn<string>('lower', ['filter']), eb.val(written.toLowerCase())]),
        '>',
        0,
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
