// Makes a table hold the given rows, in two statements at most however many rows there are.
import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { Changes } from './changes.ts';
import type { Tables, Tx } from './tables.ts';

type Row<T extends keyof Tables> = Selectable<Tables[T]>;

/** The rows as a relation of the table's own types. */
const given = (table: string, rows: readonly object[]): RawBuilder<unknown> =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;

const columnList = (names: readonly string[], of?: string): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(of ? `${of}.${name}` : name)));

/** The places of the rows that are new or differ from what the table holds. */
async function findChanged(
  tx: Tx,
  table: string,
  key: readonly string[],
  columns: readonly string[],
  rows: readonly object[],
): Promise<{ place: number; isNew: boolean }[]> {
  const sameKey = sql.join(
    key.map((name) => sql`${sql.ref(`t.${name}`)} = ${sql.ref(`g.${name}`)}`),
    sql` and `,
  );
  const isNew = sql`${sql.ref(`t.${key[0]}`)} is null`;
  const result = await sql<{ place: number; isNew: boolean }>`
    select (g.ordinality - 1)::int as place, ${isNew} as "isNew"
    from rows from (${given(table, rows)}) with ordinality as g
    left join ${sql.table(table)} as t on ${sameKey}
    where ${isNew} or (${columnList(columns, 't')}) is distinct from (${columnList(columns, 'g')})
    order by g.ordinality`.execute(tx);
  return result.rows;
}

async function write(
  tx: Tx,
  table: string,
  key: readonly string[],
  columns: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const changeable = columns.filter((name) => !key.includes(name));
  const assignments = changeable.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  const action = changeable.length > 0 ? sql`do update set ${sql.join(assignments)}` : sql`do nothing`;
  await sql`
    insert into ${sql.table(table)} (${columnList(columns)})
    select ${columnList(columns)} from ${given(table, rows)}
    on conflict (${columnList(key)}) ${action}`.execute(tx);
}

/** Columns that the rows leave out keep what they hold, or get their default. Rows are known by their key. */
export async function saveRows<T extends keyof Tables, C extends keyof Row<T> & string>(
  tx: Tx,
  kind: string,
  table: T,
  key: readonly (C & string)[],
  rows: readonly Pick<Row<T>, C>[],
): Promise<Changes> {
  const none = { kind, removed: 0, removedIds: [] };
  if (!rows[0]) return { ...none, created: 0, updated: 0, unchanged: 0, updatedIds: [] };
  const columns = Object.keys(rows[0]);
  const changed = await findChanged(tx, table, key, columns, rows);
  if (changed.length > 0) {
    await write(
      tx,
      table,
      key,
      columns,
      changed.map(({ place }) => rows[place]!),
    );
  }
  const idOf = (row: Pick<Row<T>, C>): string =>
    key.flatMap((name) => (name === 'seller_id' ? [] : [String(row[name])])).join('/');
  const updatedIds = changed.flatMap(({ place, isNew }) => (isNew ? [] : [idOf(rows[place]!)]));
  return {
    ...none,
    created: changed.length - updatedIds.length,
    updated: updatedIds.length,
    unchanged: rows.length - changed.length,
    updatedIds,
  };
}

/** The same changes with what was removed besides. */
export const withRemoved = (changes: Changes, removedIds: readonly (string | number)[]): Changes => ({
  ...changes,
  removed: changes.removed + removedIds.length,
  removedIds: [...changes.removedIds, ...removedIds.map(String)],
});
