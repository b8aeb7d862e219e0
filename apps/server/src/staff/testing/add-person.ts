import type { Db } from '../../platform/db/tables.ts';
import { insertStaff } from '../staff-store.ts';

/** Somebody who can be named where a row wants a person, and who cannot sign in. */
export async function addPerson(db: Db, now: Date): Promise<number> {
  const person = { email: 'somebody@lantern.example', name: 'Somebody', passwordHash: 'none' };
  const { staff_id } = await db.transaction().execute((tx) => insertStaff(tx, person, now));
  return staff_id;
}
