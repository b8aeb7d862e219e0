// Numbers that the database counts up. One that was given is given to nobody else, also where its row is gone: a number
// may stand in a letter, in a log or at the gateway.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { TableShape } from './schema-of.ts';
import type { Tx } from './tables.ts';

/** The next number of each column that counts, by `table.column`. */
export type Counters = Record<string, number>;

const countingColumns = (shapes: TableShape[]): { table: string; column: string }[] =>
  shapes.flatMap(({ name, identities }) => identities.map((column) => ({ table: name, column })));

/** Its name as the database writes it, quoted where it must be. */
async function sequenceOf(tx: Tx, table: string, column: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`
    select pg_get_serial_sequence(${table}, ${column}) as name`.execute(tx);
  return sql.raw(firstOf(rows).name);
}

export async function readCounters(tx: Tx, shapes: TableShape[]): Promise<Counters> {
  const counters: Counters = {};
  for (const { table, column } of countingColumns(shapes)) {
    const { rows } = await sql<{ next: number }>`
      select last_value + is_called::int as next from ${await sequenceOf(tx, table, column)}`.execute(tx);
    counters[`${table}.${column}`] = firstOf(rows).next;
  }
  return counters;
}

/**
 * Counting goes on where the backup stood, after the highest number that it brought, or where it begins in an empty shop.
 * A backup of an earlier version says nothing of its counters.
 */
export async function continueCounting(tx: Tx, shapes: TableShape[], counters: Counters): Promise<void> {
  for (const { table, column } of countingColumns(shapes)) {
    const next = counters[`${table}.${column}`] ?? 1;
    await sql`
      select setval(s.seqrelid, greatest(s.seqstart, ${next}::bigint,
        (select max(${sql.ref(column)}) + 1 from ${sql.table(table)})), false)
      from pg_sequence s where s.seqrelid = pg_get_serial_sequence(${table}, ${column})::regclass`.execute(
      tx,
    );
  }
}
