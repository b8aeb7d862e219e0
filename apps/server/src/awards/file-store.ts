// The SQL on audit files and on what stands in them by hand.
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { DrawRow } from './draw-store.ts';
import type { DrawOverridesTable } from './tables.ts';
import './tables.ts';

type DrawName = Pick<DrawRow, 'seller_id' | 'draw_key'>;
type OverrideRow = Selectable<DrawOverridesTable>;

const isOf = ({ seller_id, draw_key }: DrawName) => ({ seller_id, draw_key });

/** Written once or several times, it is the same. */
export async function saveFile(tx: Tx, draw: DrawName, parts: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('draw_file_parts')
    .where((eb) => eb.and(isOf(draw)))
    .execute();
  for (const [part, body] of parts.entries()) {
    await tx
      .insertInto('draw_file_parts')
      .values({ ...isOf(draw), part, body })
      .execute();
  }
}

export async function readFilePart(db: Db, draw: DrawName, part: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('draw_file_parts')
    .select('body')
    .where((eb) => eb.and({ ...isOf(draw), part }))
    .executeTakeFirst();
  return row?.body;
}

export const readOverrides = (db: Db, draw: DrawName): Promise<OverrideRow[]> =>
  db
    .selectFrom('draw_overrides')
    .selectAll()
    .where((eb) => eb.and(isOf(draw)))
    .orderBy('number')
    .execute();

export async function insertOverride(tx: Tx, row: Insertable<DrawOverridesTable>): Promise<void> {
  await tx.insertInto('draw_overrides').values(row).execute();
}
