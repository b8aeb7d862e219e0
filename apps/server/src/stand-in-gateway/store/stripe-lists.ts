import type { Db } from '../../platform/db/tables.ts';
import type { Transaction } from './transaction-store.ts';
import '../tables.ts';

interface StripeList {
  kind: 'charge' | 'refund';
  profileId?: number | undefined;
  /** The charge that was given back. */
  ofId?: number | undefined;
  /** Those that came before this one. */
  before?: number | undefined;
  since?: Date | undefined;
  limit: number;
  now: Date;
}

/** What was moved in Stripe's language, newest first; late entries are not among them yet. */
export function listStripe(db: Db, asked: StripeList): Promise<Transaction[]> {
  let rows = db
    .selectFrom('standin_transactions')
    .selectAll()
    .where('speaks', '=', 'stripe')
    .where('kind', '=', asked.kind)
    .where('listed_from', '<=', asked.now)
    .orderBy('transaction_id', 'desc')
    .limit(asked.limit);
  if (asked.profileId !== undefined) rows = rows.where('profile_id', '=', asked.profileId);
  if (asked.ofId !== undefined) rows = rows.where('of_transaction_id', '=', asked.ofId);
  if (asked.before !== undefined) rows = rows.where('transaction_id', '<', asked.before);
  if (asked.since !== undefined) rows = rows.where('submitted_at', '>=', asked.since);
  return rows.execute();
}
