// Somebody of the box office who has signed in already, written straight into the books: for proofs that stop the shop.
import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import type { Database } from '../../platform/db/database.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { addRole } from '../role-store.ts';
import { insertStaffSession } from '../session-store.ts';
import { STAFF_COOKIE } from '../staff-cookie.ts';
import { insertStaff } from '../staff-store.ts';

const FOR_EVER = new Date('2099-01-01T00:00:00Z');

/** The cookie of a session that does not end. */
export async function openOfficeSession({ db }: Database, role: StaffRole, now: Date): Promise<string> {
  const secret = `proof-${role}`;
  await db.transaction().execute(async (tx) => {
    const person = { email: `${role}@lantern.example`, name: role, passwordHash: 'none' };
    const { staff_id } = await insertStaff(tx, person, now);
    await addRole(tx, 1, staff_id, { role, allOutlets: true, outletIds: [] }, now);
    await insertStaffSession(tx, {
      sid_hash: hashSecret(secret),
      session_id: randomUUID(),
      staff_id,
      seller_id: 1,
      browser: 'Proof',
      network: '127.0.0.1',
      created_at: now,
      seen_at: now,
      password_at: now,
      ends_at: FOR_EVER,
    });
  });
  return `${STAFF_COOKIE}=${secret}`;
}
