import { emailKey } from '@stagedoor/rules/accounts/email';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tables.ts';
import type { CustomerRow } from '../customer-store.ts';

interface Wanted {
  email: string;
  firstName: string;
  lastName: string;
}

/** Milliseconds are all that a browser has seen of it. */
const seen = sql<Date>`date_trunc('milliseconds', updated_at)`;

/** False when somebody else has changed it since it was seen. */
export async function correctRow(
  tx: Tx,
  { seller_id, user_id }: CustomerRow,
  { email, firstName, lastName }: Wanted,
  { seenAt, now }: { seenAt: Date; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customers')
    .set({ email, email_key: emailKey(email), first_name: firstName, last_name: lastName, updated_at: now })
    .where('seller_id', '=', seller_id)
    .where('user_id', '=', user_id)
    .where(seen, '=', seenAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
