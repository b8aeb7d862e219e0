// The four who work in the demo's box office, one of each role.
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db } from '../platform/db/tables.ts';
import { hashPassword } from '../platform/passwords.ts';
import { addRole } from './role-store.ts';
import { findStaffByEmail, insertStaff } from './staff-store.ts';

const DEMO_PASSWORD = 'BoxOffice2026';
const people: [role: StaffRole, name: string][] = [
  ['owner', 'Ada Lindqvist'],
  ['desk', 'Ben Okafor'],
  ['finance', 'Cleo Marsh'],
  ['viewer', 'Dana Wolfe'],
];

/** Somebody who owns another seller's box office. */
export async function loadDemoOwner(
  db: Db,
  sellerId: number,
  { email, name }: { email: string; name: string },
  now: Date,
): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await inTransaction(db, async (tx) => {
    if (await findStaffByEmail(tx, email)) return;
    const { staff_id } = await insertStaff(tx, { email, name, passwordHash }, now);
    await addRole(tx, sellerId, staff_id, { role: 'owner', allOutlets: true, outletIds: [] }, now);
  });
}

/** Answers who they are, for what they have done before the demo begins. */
export async function loadDemoStaff(db: Db, sellerId: number, now: Date): Promise<Record<StaffRole, number>> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const ids: Record<StaffRole, number> = { owner: 0, desk: 0, finance: 0, viewer: 0 };
  await inTransaction(db, async (tx) => {
    for (const [role, name] of people) {
      const email = `${role}@lantern.example`;
      // Loading twice changes nothing.
      const known = await findStaffByEmail(tx, email);
      const { staff_id } = known ?? (await insertStaff(tx, { email, name, passwordHash }, now));
      ids[role] = staff_id;
      if (known) continue;
      await addRole(tx, sellerId, staff_id, { role, allOutlets: true, outletIds: [] }, now);
    }
  });
  return ids;
}
