// The oracle: what the stand-in took, gave back and refused, for tests and for the ledger's check.
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { Db } from '../../platform/db/tables.ts';
import type { TransactionStatus } from '../tables.ts';
import '../tables.ts';

export interface BookEntry {
  transactionId: string;
  kind: 'charge' | 'refund';
  status: TransactionStatus;
  ref: string;
  invoice: string;
  amountCents: number;
  currency: Currency;
  lastFour: string;
  submittedAt: Date;
}

export async function readBooks(db: Db, most?: number): Promise<BookEntry[]> {
  let query = db.selectFrom('standin_transactions').selectAll().orderBy('transaction_id', 'desc');
  if (most !== undefined) query = query.limit(most);
  const rows = await query.execute();
  return rows.map((row) => ({
    transactionId: String(row.transaction_id),
    kind: row.kind,
    status: row.status,
    ref: row.ref,
    invoice: row.invoice,
    amountCents: row.amount_cents,
    currency: row.currency,
    lastFour: row.last_four,
    submittedAt: row.submitted_at,
  }));
}
