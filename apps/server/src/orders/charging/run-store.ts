// A charging run: the payments of awards that wait for it, and what became of them.
import { sql } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Db, Tx } from '../../platform/db/tables.ts';
import '../tables.ts';

export interface RunKey {
  sellerId: number;
  run: string;
}

const open = sql`captured_at is null and voided_at is null`;
const ofRun = ({ sellerId, run }: RunKey) => sql`seller_id = ${sellerId} and run = ${run}`;

export interface RunLeft {
  /** Not yet let go by the run. */
  waiting: number;
  /** Let go, and not tried yet. */
  due: number;
  /** Asked of the gateway, which has said neither yes nor no. */
  underWay: number;
}

export async function countLeft(db: Db, key: RunKey, now: Date): Promise<RunLeft> {
  const { rows } = await sql<RunLeft>`
    select (count(*) filter (where waits))::int as waiting, (count(*) filter (where next_try_at <= ${now}))::int as due,
      (count(*) filter (where tries > 0 and not waits and next_try_at is null and failed_at is null))::int as "underWay"
    from order_payments where ${ofRun(key)} and ${open}`.execute(db);
  return firstOf(rows);
}

/** Lets so many go: from now on they are due, and whoever charges what is due charges them. */
export async function releaseWaiting(tx: Tx, key: RunKey, most: number, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update order_payments set waits = false, next_try_at = ${now}
    where (seller_id, payment_id) in (
      select seller_id, payment_id from order_payments where ${ofRun(key)} and waits and ${open}
      order by payment_id limit ${most} for update skip locked)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export interface RunSums {
  captured: number;
  capturedCents: number;
  declined: number;
  declinedCents: number;
  waiting: number;
  waitingCents: number;
  /** Installments of later days. */
  coming: number;
  comingCents: number;
  canceled: number;
}

const sums = (name: string, which: ReturnType<typeof sql>) => sql`
  (count(*) filter (where ${which}))::int as ${sql.ref(name)},
  (coalesce(sum(amount_cents) filter (where ${which}), 0))::float8 as ${sql.ref(`${name}Cents`)}`;

/** What was declined is told apart from what waits; charges under way are counted among those that wait. */
export async function sumRun(db: Db, key: RunKey, now: Date): Promise<RunSums> {
  const isNew = sql`${open} and failed_at is null`;
  const { rows } = await sql<RunSums>`
    select ${sums('captured', sql`captured_at is not null`)},
      ${sums('declined', sql`${open} and failed_at is not null`)},
      ${sums('waiting', sql`${isNew} and (next_try_at is null or next_try_at <= ${now})`)},
      ${sums('coming', sql`${isNew} and next_try_at > ${now}`)},
      (count(*) filter (where voided_at is not null))::int as canceled
    from order_payments where ${ofRun(key)}`.execute(db);
  return firstOf(rows);
}
