// What a trigger adds to a row that is written was added when the row was written first. A row that comes back from a
// backup brings it along, so nothing may be added twice, taken away or set back.
import { sql } from 'kysely';
import type { Tx } from './tables.ts';

interface Trigger {
  table: string;
  name: string;
}

async function ownTriggers(tx: Tx): Promise<Trigger[]> {
  // Those that keep references right are the database's own, and go on.
  const { rows } = await sql<Trigger>`
    select c.relname as table, t.tgname as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and not t.tgisinternal and t.tgenabled = 'O'
    order by 1, 2`.execute(tx);
  return rows;
}

/**
 * Does the work while no trigger of ours fires. The owner of the tables may do so, who need not be the server's master;
 * whatever ends the transaction early brings the triggers back with everything else.
 */
export async function withoutTriggers<Answer>(tx: Tx, work: () => Promise<Answer>): Promise<Answer> {
  const triggers = await ownTriggers(tx);
  const turn = async (word: 'disable' | 'enable'): Promise<void> => {
    for (const { table, name } of triggers)
      await sql`alter table ${sql.table(table)} ${sql.raw(word)} trigger ${sql.ref(name)}`.execute(tx);
  };
  await turn('disable');
  const answer = await work();
  // References that are looked at late are looked at now: a table that still has some waiting cannot be altered.
  await sql`set constraints all immediate`.execute(tx);
  await turn('enable');
  return answer;
}
