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

/** What may never be seen, not even between two steps. */
export async function lookIntoBooks(stage: Stage): Promise<string[]> {
  const known = await stage.gateway.db
    .selectFrom('standin_transactions')
    .select(['invoice', 'status'])
    .where('kind', '=', 'charge')
    .execute();
  const captured = known.filter(({ status }) => status === 'captured').map(({ invoice }) => invoice);
  return stage.inspect(async (db) => {
    const { wrong } = await readBooks(db, stage.gateway.db);
    const { rows } = await sql<{ ref: string }>`
      select ref from unnest(${captured}::text[]) ref
      where not exists (select from payment_intents i where i.ref = ref)`.execute(db);
    return [
      ...Object.entries(wrong).map(([what, many]) => `${many} × ${what}`),
      ...(new Set(captured).size < captured.length ? ['a reference was charged twice'] : []),
      ...rows.map(({ ref }) => `the gateway has ${ref}, and we never wrote it down`),
    ];
  });
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
async function missingOrders(db: Db, acknowledged: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from unnest(${acknowledged}::text[]) number
    where not exists (select from orders o where o.unique_id = substr(number, 2))`.execute(db);
  return rows.map(({ number }) => number);
}

/** The last look, after everything was settled. */
export async function closeBooks(
  stage: Stage,
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
    const left = await undecided(db);
    if (left.length > 0)
      problems.push(`${left.length} payments or carts were never decided: ${left.slice(0, 3).join('; ')}`);
    const lost = await missingOrders(db, acknowledged);
    if (lost.length > 0) problems.push(`${lost.length} orders were acknowledged and are missing`);
    return { ...report, books, acknowledged: acknowledged.length, problems };
  });
}
