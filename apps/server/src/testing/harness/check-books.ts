// Both books, the promises that hold at every moment, and what was acknowledged and is missing.
import { sql } from 'kysely';
import { readBooks } from '../../orders/testing/books.ts';
import type { Books } from '../../orders/testing/books.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Stage } from '../order-proof/stage.ts';

export interface KillReport {
  seed: number;
  /** How often something died, by where. */
  kills: Map<string, number>;
  books: Books;
  acknowledged: number;
  problems: string[];
}

/** What is looked at: the shop's books, and where the gateway keeps its own. */
export type BooksAt = Pick<Stage, 'inspect'> & { gateway: Pick<Stage['gateway'], 'db'> };

/** What may never be seen, not even between two steps. */
export async function lookIntoBooks(stage: BooksAt): Promise<string[]> {
  const known = await stage.gateway.db
    .selectFrom('standin_transactions')
    .select(['invoice', 'status'])
    .where('kind', '=', 'charge')
    .execute();
  const captured = known.filter(({ status }) => status === 'captured').map(({ invoice }) => invoice);
  return stage.inspect(async (db) => {
    const { wrong } = await readBooks(db, stage.gateway.db);
    const { rows } = await sql<{ ref: string }>`
      select distinct told.ref from unnest(${captured}::text[]) as told (ref)
      where not exists (select from payment_intents i where i.ref = told.ref)`.execute(db);
    return [
      ...Object.entries(wrong).map(([what, many]) => `${many} × ${what}`),
      ...(new Set(captured).size < captured.length ? ['a reference was charged twice'] : []),
      ...rows.map(({ ref }) => `the gateway has ${ref}, and we never wrote it down`),
    ];
  });
}

/** What each reference has moved, less what a void took back: it leaves no transaction of its own at the gateway. */
async function differences(db: Db, gateway: Db): Promise<string[]> {
  const ours = await sql<{ ref: string; cents: number }>`
    select case when i.return_by = 'void' then i.of_ref else l.ref end as ref, sum(l.amount_cents)::int as cents
    from ledger l join payment_intents i on i.seller_id = l.seller_id and i.ref = l.ref group by 1`.execute(
    db,
  );
  const theirs = await sql<{ ref: string; cents: number }>`
    select invoice as ref, sum(case when kind = 'charge' and status = 'captured' then amount_cents
      when kind = 'refund' and status = 'refunded' then -amount_cents else 0 end)::int as cents
    from standin_transactions group by invoice`.execute(gateway);
  const [a, b] = [ours, theirs].map(({ rows }) => new Map(rows.map(({ ref, cents }) => [ref, cents]))) as [
    Map<string, number>,
    Map<string, number>,
  ];
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter((ref) => (a.get(ref) ?? 0) !== (b.get(ref) ?? 0))
    .map((ref) => `${ref}: the ledger has ${a.get(ref) ?? 0} cents, the gateway ${b.get(ref) ?? 0}`);
}

const undecided = (db: Db): Promise<string[]> =>
  sql<{ what: string }>`
    select concat_ws(' ', 'payment', ref, state, problem_text) as what from payment_intents
    where state in ('planned', 'dispatched', 'unknown', 'held', 'attention')
    union all
    select concat_ws(' ', 'cart', state) from carts where state in ('REVIEW', 'CHECKOUT', 'PAYING')`
    .execute(db)
    .then(({ rows }) => rows.map(({ what }) => what));

/** Order numbers (`Z…`) of customers that no order has. */
export async function missingOrders(db: Db, acknowledged: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select told.number from unnest(${acknowledged}::text[]) as told (number)
    where not exists (select from orders o where o.unique_id = substr(told.number, 2))`.execute(db);
  return rows.map(({ number }) => number);
}

/** Charges that the books had lost and found again in the gateway's lists, and what of them has not gone back. */
export async function lostCharges(db: Db): Promise<{ charges: number; cents: number; leftCents: number }> {
  const { rows } = await sql<{ charges: number; cents: number; leftCents: number }>`
    select count(*)::int as charges, coalesce(sum(i.amount_cents), 0)::int as cents,
      coalesce(sum(i.amount_cents + coalesce((
        select sum(l.amount_cents) from ledger l join payment_intents r on r.seller_id = l.seller_id and r.ref = l.ref
        where r.seller_id = i.seller_id and r.of_ref = i.ref), 0)), 0)::int as "leftCents"
    from payment_intents i where i.target_kind = 'lost-charge'`.execute(db);
  return rows[0]!;
}

/** The last look, after everything was settled. */
export async function closeBooks(
  stage: BooksAt,
  {
    acknowledged,
    problems,
    ...report
  }: Omit<KillReport, 'books' | 'acknowledged'> & { acknowledged: string[] },
): Promise<KillReport> {
  return stage.inspect(async (db) => {
    const books = await readBooks(db, stage.gateway.db);
    if (books.ledgerCents !== books.gatewayCents)
      problems.push(`the ledger has ${books.ledgerCents} cents, the gateway ${books.gatewayCents}`);
    problems.push(...(await differences(db, stage.gateway.db)));
    const left = await undecided(db);
    if (left.length > 0)
      problems.push(`${left.length} payments or carts were never decided: ${left.slice(0, 3).join('; ')}`);
    const lost = await missingOrders(db, acknowledged);
    if (lost.length > 0)
      problems.push(
        `${lost.length} orders were acknowledged and are missing: ${lost.slice(0, 3).join(', ')}`,
      );
    return { ...report, books, acknowledged: acknowledged.length, problems };
  });
}
