import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import { addOwnCode, insertSet } from '../new-code-store.ts';
import type { CodeSetsTable } from '../tables.ts';

const maker = (db: Db) =>
  sql<{ id: number }>`
  insert into staff (email, email_key, name, password_hash, created_at)
  values ('codes@example.com', 'codes@example.com', 'Codes', '-', '2026-01-01')
  on conflict (email_key) do update set name = excluded.name returning staff_id as id`.execute(db);

/** Five dollars off each ticket, everywhere and always, unless the test says otherwise. */
export async function makeCode(
  db: Db,
  code: string,
  set: Partial<Insertable<CodeSetsTable>> = {},
): Promise<number> {
  const { rows } = await maker(db);
  const terms =
    set.takes === null || (set.takes ?? 'amount') !== 'amount'
      ? {}
      : { takes_cents: 500, takes_per: 'ticket' as const };
  return inTransaction(db, async (tx) => {
    const made = await insertSet(tx, {
      seller_id: 1,
      name: code,
      is_many: false,
      opens: null,
      takes: 'amount',
      takes_cents: null,
      takes_ppm: null,
      takes_per: null,
      ...terms,
      with_fees: false,
      outlet_ids: null,
      event_ids: null,
      level_ids: null,
      starts_at: null,
      ends_at: null,
      most_orders: null,
      most_tickets: null,
      most_per_account: null,
      returns_use: false,
      made_by: rows[0]!.id,
      made_at: new Date('2026-01-01T00:00:00Z'),
      ...set,
    });
    if (!(await addOwnCode(tx, made, code))) throw new Error(`${code} is there already`);
    return made.set_id;
  });
}

/** How often codes are used by their own count, and by what is written down of their uses: never two things. */
export async function usesOf(
  db: Db,
  code: string,
): Promise<{ held: number; spent: number; returned: number }> {
  const { rows } = await sql<{
    held: number;
    spent: number;
    counted: { held: number; spent: number; returned: number };
  }>`
    select c.held, c.spent, json_build_object(
      'held', count(u.*) filter (where u.state = 'held'), 'spent', count(u.*) filter (where u.state = 'spent'),
      'returned', count(u.*) filter (where u.state = 'returned')) as counted
    from codes c left join code_uses u on u.seller_id = c.seller_id and u.code_id = c.code_id
    where c.code = ${code} group by c.seller_id, c.code_id, c.held, c.spent`.execute(db);
  const { held, spent, counted } = rows[0]!;
  if (held !== counted.held || spent !== counted.spent)
    throw new Error(`${code} counts ${held} and ${spent}, and has ${JSON.stringify(counted)}`);
  return counted;
}
