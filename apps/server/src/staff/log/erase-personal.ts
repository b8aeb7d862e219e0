import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { PersonalFacts } from './write-entry.ts';
import './tables.ts';

/** The same for an e-mail address that letters went to. */
export async function eraseAddress(db: Db, sellerId: number, email: string, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update staff_log_personal set before = null, after = null, salt = null, erased_at = ${now}
    where seller_id = ${sellerId} and person_kind = 'address' and erased_at is null
      and lower(${email}) in (lower(before->>'to'), lower(after->>'to'))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Empties what the log kept aside about a person; its entries stay, with a hash that tells nothing any more. */
export async function erasePersonalFacts(
  db: Db,
  sellerId: number,
  { kind, id }: Pick<PersonalFacts, 'kind' | 'id'>,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update staff_log_personal set before = null, after = null, salt = null, erased_at = ${now}
    where seller_id = ${sellerId} and person_kind = ${kind} and person_id = ${id} and erased_at is null`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
