// The only SQL on what somebody at work wants to hear of by letter.
import type { LetterRhythm } from '@stagedoor/rules/staff/letters-to-staff';
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import '../tables.ts';

export interface AtSeller {
  sellerId: number;
  staffId: number;
}

/** What was chosen, by matter. */
export async function choicesOf(
  db: Db,
  { sellerId, staffId }: AtSeller,
): Promise<ReadonlyMap<string, LetterRhythm>> {
  const rows = await db
    .selectFrom('staff_letters')
    .select(['matter', 'how'])
    .where('seller_id', '=', sellerId)
    .where('staff_id', '=', staffId)
    .execute();
  return new Map(rows.map(({ matter, how }) => [matter, how]));
}

/** Another rhythm keeps what was told; none forgets it. */
export async function saveChoice(
  tx: Tx,
  { sellerId, staffId }: AtSeller,
  matter: string,
  how: LetterRhythm | undefined,
): Promise<void> {
  const whose = { seller_id: sellerId, staff_id: staffId, matter };
  if (how === undefined)
    await tx
      .deleteFrom('staff_letters')
      .where('seller_id', '=', sellerId)
      .where('staff_id', '=', staffId)
      .where('matter', '=', matter)
      .execute();
  else
    await tx
      .insertInto('staff_letters')
      .values({ ...whose, how, told_at: null })
      .onConflict((known) => known.columns(['seller_id', 'staff_id', 'matter']).doUpdateSet({ how }))
      .execute();
}

/** Somebody who wants letters: where, as what, and to which address. */
export interface Reader extends AtSeller {
  role: StaffRole;
  allOutlets: boolean;
  outletIds: number[];
  email: string;
}

export async function readersOfLetters(db: Db): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select r.seller_id as "sellerId", r.staff_id as "staffId", r.role, r.all_outlets as "allOutlets", s.email,
      array(select o.outlet_id from staff_role_outlets o where o.seller_id = r.seller_id and o.staff_id = r.staff_id
        order by o.outlet_id) as "outletIds"
    from staff_roles r join staff s on s.staff_id = r.staff_id
    where exists (select from staff_letters l where l.seller_id = r.seller_id and l.staff_id = r.staff_id)
    order by r.seller_id, r.staff_id`.execute(db);
  return rows;
}

/** What one reader was told, for this transaction alone: another node that comes meanwhile leaves them out. */
export async function lockTold(tx: Tx, { sellerId, staffId }: AtSeller) {
  return tx
    .selectFrom('staff_letters')
    .select(['matter', 'how', 'told_count as count', 'told_at as at'])
    .where('seller_id', '=', sellerId)
    .where('staff_id', '=', staffId)
    .orderBy('matter')
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function saveTold(
  tx: Tx,
  { sellerId, staffId }: AtSeller,
  matter: string,
  told: { count: number; at: Date | null },
): Promise<void> {
  await tx
    .updateTable('staff_letters')
    .set({ told_count: told.count, told_at: told.at })
    .where('seller_id', '=', sellerId)
    .where('staff_id', '=', staffId)
    .where('matter', '=', matter)
    .execute();
}
