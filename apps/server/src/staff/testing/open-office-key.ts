// A key with all rights, written straight into the books: for proofs with programs that ask.
import { keyRights } from '@stagedoor/rules/staff/key-rights';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { saveNewKey } from '../keys/save-new-key.ts';

const FOR_EVER = new Date('2099-01-01T00:00:00Z');

/** Of an owner of the first seller; what a program sends with it. */
export async function openOfficeKey({ db }: Database, now: Date): Promise<string> {
  const { rows } = await sql<{ id: number }>`
    select staff_id as id from staff_roles where seller_id = 1 and role = 'owner' limit 1`.execute(db);
  const [owner] = rows;
  if (!owner) throw new Error('The first seller has no owner');
  const key = { name: 'Proof', rights: [...keyRights], all_outlets: true, outlet_ids: [], networks: [] };
  const wanted = { ...key, seller_id: 1, made_by: owner.id, ends_at: FOR_EVER };
  const made = await db.transaction().execute((tx) => saveNewKey(tx, wanted, { production: false, now }));
  if (!made) throw new Error('There are too many keys');
  return made.key;
}
