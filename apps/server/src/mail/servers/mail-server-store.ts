// The only SQL on the mail servers of sellers.
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { MailServersTable } from '../tables.ts';

export type MailServerRow = Selectable<MailServersTable>;

export const listMailServers = (db: Db): Promise<MailServerRow[]> =>
  db.selectFrom('mail_servers').selectAll().orderBy('seller_id').execute();

export const findMailServer = (db: Db, sellerId: number): Promise<MailServerRow | undefined> =>
  db.selectFrom('mail_servers').selectAll().where('seller_id', '=', sellerId).executeTakeFirst();

export async function keepMailServer(tx: Tx, row: Insertable<MailServersTable>): Promise<void> {
  const { seller_id: _seller, ...facts } = row;
  await tx
    .insertInto('mail_servers')
    .values(row)
    .onConflict((taken) => taken.column('seller_id').doUpdateSet(facts))
    .execute();
}

/** False where there was none. */
export async function removeMailServer(tx: Tx, sellerId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('mail_servers')
    .where('seller_id', '=', sellerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** From now on letters are signed; of the key that was looked for, and no other. */
export async function noteDkim(db: Db, row: MailServerRow, now: Date): Promise<void> {
  await db
    .updateTable('mail_servers')
    .set({ dkim_seen_at: now })
    .where('seller_id', '=', row.seller_id)
    .where('dkim_public', '=', row.dkim_public)
    .where('dkim_seen_at', 'is', null)
    .execute();
}

/** The same secrets under another key; whoever types new ones meanwhile wins. */
export async function resealServer(db: Db, row: MailServerRow, sealed: string): Promise<void> {
  await db
    .updateTable('mail_servers')
    .set({ sealed })
    .where('seller_id', '=', row.seller_id)
    .where('sealed', '=', row.sealed)
    .execute();
}
