import { roleWords } from '@stagedoor/rules/staff/roles';
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

/** `Ada Moss, Finance`; whoever left has a name and no role any more. */
export const personAndRole = (name: string, role: StaffRole | null): string =>
  role ? `${name}, ${roleWords[role].name}` : name;

/** People by their ids, each with the role at this seller. */
export async function staffWords(
  db: Db,
  sellerId: number,
  staffIds: readonly number[],
): Promise<Map<number, string>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff as s')
    .leftJoin('staff_roles as r', (join) =>
      join.onRef('r.staff_id', '=', 's.staff_id').on('r.seller_id', '=', sellerId),
    )
    .select(['s.staff_id', 's.name', 'r.role'])
    .where('s.staff_id', 'in', [...staffIds])
    .execute();
  return new Map(rows.map(({ staff_id, name, role }) => [staff_id, personAndRole(name, role)]));
}
