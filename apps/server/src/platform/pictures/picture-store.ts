import type { Db, Tx } from '../db/tables.ts';
import './tables.ts';

/** What is kept already stays: the same name is the same picture. */
export async function keepPicture(db: Db | Tx, name: string, bytes: Uint8Array): Promise<void> {
  await db
    .insertInto('pictures')
    .values({ name, bytes })
    .onConflict((known) => known.column('name').doNothing())
    .execute();
}

export async function findPicture(db: Db | Tx, name: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('pictures').select('bytes').where('name', '=', name).executeTakeFirst();
  return row?.bytes;
}

export async function pictureNames(db: Db | Tx): Promise<string[]> {
  const rows = await db.selectFrom('pictures').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}
