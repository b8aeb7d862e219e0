import { sql } from 'kysely';
import type { Amount } from '@stagedoor/rules/money/sums-by-currency';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Db } from '../../platform/db/tables.ts';
import type { Movement } from './compare-books.ts';
import '../tables.ts';

export interface LedgerEntry extends Movement {
  transactionId: string;
  /** Who moved it, for whom. */
  seller_id: number;
  gateway: string;
  /** A bank took it, or gave it back. */
  isDisputed: boolean;
}

/** A void is no movement of its own at the gateway: it stands under the charge that it undid, as a dispute's money does. */
async function readLedger(db: Db): Promise<LedgerEntry[]> {
  const { rows } = await sql<LedgerEntry>`
    select case when d.ref is not null then d.ref when i.return_by = 'void' then i.of_ref else l.ref end as ref,
      l.amount_cents as cents, l.currency, l.transaction_id as "transactionId", i.seller_id, i.gateway,
      d.ref is not null as "isDisputed"
    from ledger l left join disputes d on d.seller_id = l.seller_id and d.dispute_id = l.dispute_id
    join payment_intents i on i.seller_id = l.seller_id and i.ref = coalesce(d.ref, l.ref)`.execute(db);
  return rows;
}

/** Attempts whose outcome the gateway has not told yet, with the charges they would undo. */
async function readWaiting(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ ref: string }>`
    select unnest(array_remove(array[ref, of_ref], null)) as ref from payment_intents
    where state in ('planned', 'dispatched', 'unknown', 'waiting', 'held', 'attention')`.execute(db);
  return new Set(rows.map(({ ref }) => ref));
}

/** OPS-28 in four sums. */
export interface MoneyReport {
  captured: Amount[];
  returned: Amount[];
  /** What banks have taken of charges that customers dispute, less what came back. */
  disputed: Amount[];
  refusedAttempts: number;
  undecidedAttempts: number;
}

async function reportMoney(db: Db): Promise<MoneyReport> {
  const { rows: moved } = await sql<Amount & { kind: 'capture' | 'return' | 'dispute' }>`
    select case when dispute_id is null then kind else 'dispute' end as kind, currency,
      abs(sum(amount_cents))::float8 as cents
    from ledger group by 1, 2 order by 2`.execute(db);
  const { rows } = await sql<Pick<MoneyReport, 'refusedAttempts' | 'undecidedAttempts'>>`
    select
      (select count(*)::int from payment_intents where state in ('declined', 'failed', 'closed')) as "refusedAttempts",
      (select count(*)::int from payment_intents
        where state in ('planned', 'dispatched', 'unknown', 'waiting', 'held', 'attention')) as "undecidedAttempts"`.execute(
    db,
  );
  return {
    captured: moved.filter(({ kind }) => kind === 'capture'),
    returned: moved.filter(({ kind }) => kind === 'return'),
    disputed: moved.filter(({ kind }) => kind === 'dispute'),
    ...firstOf(rows),
  };
}

/** All that we say was moved, what is open, and what it comes to. */
export const ourBooks = { read: readLedger, waiting: readWaiting, report: reportMoney };
