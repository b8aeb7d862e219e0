// The only SQL on roles: who works for which seller, as what, and for which of its outlets.
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import { stepSince } from './passkeys/step-since-pieces.ts';
import './tables.ts';

/** A role at a seller. */
export interface HeldRole {
  sellerId: number;
  staffId: number;
  role: StaffRole;
  allOutlets: boolean;
  /** Empty where the role is for all outlets. */
  outletIds: number[];
  version: number;
}

/** What a role is for. */
export type RoleScope = Pick<HeldRole, 'role' | 'allOutlets' | 'outletIds'>;

const columns = sql`r.seller_id as "sellerId", r.staff_id as "staffId", r.role, r.all_outlets as "allOutlets", r.version,
  array(select o.outlet_id from staff_role_outlets o where o.seller_id = r.seller_id and o.staff_id = r.staff_id
    order by o.outlet_id) as "outletIds"`;

export async function rolesOf(db: Db, staffId: number): Promise<HeldRole[]> {
  const { rows } = await sql<HeldRole>`
    select ${columns} from staff_roles r where r.staff_id = ${staffId} order by r.seller_id`.execute(db);
  return rows;
}

export async function rolesAt(db: Db, sellerId: number): Promise<HeldRole[]> {
  const { rows } = await sql<HeldRole>`
    select ${columns} from staff_roles r where r.seller_id = ${sellerId} order by r.staff_id`.execute(db);
  return rows;
}

/** All roles at a seller, for this transaction alone: who decides about one decides about all. */
export async function lockRoles(tx: Tx, sellerId: number): Promise<HeldRole[]> {
  await sql`select from staff_roles where seller_id = ${sellerId} order by staff_id for update`.execute(tx);
  return rolesAt(tx, sellerId);
}

/**
 * Holds the role still under which somebody changes something; false where it was taken away since the call began. Whoever
 * takes it away waits, and ends what was just made with it.
 */
export async function holdRole(
  tx: Tx,
  { sellerId, staffId, role }: Pick<HeldRole, 'sellerId' | 'staffId' | 'role'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from staff_roles where seller_id = ${sellerId} and staff_id = ${staffId} and role = ${role} for share`.execute(
    tx,
  );
  return rows.length > 0;
}

async function saveOutlets(tx: Tx, sellerId: number, staffId: number, scope: RoleScope): Promise<void> {
  await tx
    .deleteFrom('staff_role_outlets')
    .where('seller_id', '=', sellerId)
    .where('staff_id', '=', staffId)
    .execute();
  if (scope.allOutlets) return;
  await tx
    .insertInto('staff_role_outlets')
    .values(scope.outletIds.map((outlet_id) => ({ seller_id: sellerId, staff_id: staffId, outlet_id })))
    .execute();
}

export async function addRole(
  tx: Tx,
  sellerId: number,
  staffId: number,
  scope: RoleScope,
  now: Date,
): Promise<void> {
  const { role, allOutlets } = scope;
  await tx
    .insertInto('staff_roles')
    .values({ seller_id: sellerId, staff_id: staffId, role, all_outlets: allOutlets, created_at: now })
    .execute();
  await saveOutlets(tx, sellerId, staffId, scope);
}

/** Changes a role that is still the one that was seen. */
export async function changeRole(tx: Tx, seen: HeldRole, scope: RoleScope): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_roles')
    .set({ role: scope.role, all_outlets: scope.allOutlets, version: seen.version + 1 })
    .where('seller_id', '=', seen.sellerId)
    .where('staff_id', '=', seen.staffId)
    .where('version', '=', seen.version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await saveOutlets(tx, seen.sellerId, seen.staffId, scope);
  return true;
}

export async function removeRole(tx: Tx, { sellerId, staffId }: HeldRole): Promise<void> {
  await tx
    .deleteFrom('staff_roles')
    .where('seller_id', '=', sellerId)
    .where('staff_id', '=', staffId)
    .execute();
}

interface Owner {
  email: string;
  hasSecondStep: boolean;
}

/** Who may let others in, and how well their own door is locked. */
export async function ownersOf(db: Db, sellerId: number): Promise<Owner[]> {
  const rows = await db
    .selectFrom('staff_roles as r')
    .innerJoin('staff as p', 'p.staff_id', 'r.staff_id')
    .select(['p.email', stepSince.as('step_since')])
    .where('r.seller_id', '=', sellerId)
    .where('r.role', '=', 'owner')
    .orderBy('p.staff_id')
    .execute();
  return rows.map(({ email, step_since }) => ({ email, hasSecondStep: step_since !== null }));
}
