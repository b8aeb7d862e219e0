// Plans are kept (decision 6), and a plan is made for a table as it was looked at last. Whoever looks anew makes every
// connection plan anew, foreign keys' checks with the rest.
import { sql } from 'kysely';
import type { Job } from '../jobs.ts';
import type { Db } from './tables.ts';

/**
 * Where there are fewer pages, reading them all is the better plan. Already of eight it is not: what a thousand rows are asked
 * for by every buyer is then read as a whole by each.
 */
const FEWEST_PAGES = 2;
/** A table that was so large when it was looked at has plans that stay right; what is left autovacuum does in its time. */
const MOST_PAGES = 20_000;
const EVERY_SECONDS = 5;

async function grownTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relpages < ${MOST_PAGES}
      and pg_relation_size(oid) >= greatest(${FEWEST_PAGES}, 2 * relpages) * current_setting('block_size')::int`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Looks at the tables that have at least doubled since somebody did; what another node looks at is left to it. */
export async function lookAtGrownTables(db: Db): Promise<string[]> {
  const grown = await grownTables(db);
  for (const name of grown) await sql`analyze (skip_locked) ${sql.table(name)}`.execute(db);
  return grown;
}

/** A server does the same by itself, but only once a minute: an on-sale fills empty tables in seconds. */
export const grownTablesJob = (db: Db): Job => ({
  name: 'look at grown tables',
  everySeconds: EVERY_SECONDS,
  run: () => lookAtGrownTables(db),
});
