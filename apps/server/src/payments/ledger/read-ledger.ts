import { sql } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Db } from '../../platform/db/tables.ts';
import type { Movement } from './compare-books.ts';
import '../tables.ts';

export interface LedgerEntry extends Movement {
  transactionId: string;
}

/** A void is no movement of its own at the gateway: it stands under the charge that it undid. */
export async function readLedger(db: Db): Promise<LedgerEntry[]> {
  const { rows } = await sql<LedgerEntry>`
    select case when i.return_by = 'void' then i.of_ref else l.ref end as ref, l.amount_cents as cents,
      l.transaction_id as "transactionId"
    from ledger l join payment_intents i on i.seller_id = l.seller_id and i.ref = l.ref`.execute(db);
  return rows;
}

/** Attempts whose outcome the gateway has not told yet, with the charges they would undo. */
export async function readWaiting(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ ref: string }>`
    select unnest(array_remove(array[ref, of_ref], null)) as ref from payment_intents
    where state in ('planned', 'dispatched', 'unknown', 'waiting', 'held', 'attention')`.execute(db);
  return new Set(rows.map(({ ref }) => ref));
}

/** OPS-28 in four sums. */
export interface MoneyReport {
  capturedCents: number;
  returnedCents: number;
  refusedAttempts: number;
  undecidedAttempts: number;
}

export async function reportMoney(db: Db): Promise<MoneyReport> {
  const { rows } = await sql<MoneyReport>`
    select
      (select coalesce(sum(amount_cents), 0)::float8 from ledger where kind = 'capture') as "capturedCents",
      (select coalesce(-sum(amount_cents), 0)::float8 from ledger where kind = 'return') as "returnedCents",
      (select count(*)::int from payment_intents where state in ('declined', 'failed', 'closed')) as "refusedAttempts",
      (select count(*)::int from payment_intents
        where state in ('planned', 'dispatched', 'unknown', 'waiting', 'held', 'attention')) as "undecidedAttempts"`.execute(
    db,
  );
  return firstOf(rows);
}
