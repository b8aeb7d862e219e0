// Writing one row of a table that many write: a statement for each set of columns, compiled when the first one has these.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { statement, statementsByShape } from './statement.ts';
import type { Db, Tables } from './tables.ts';

interface RowPieces<Row extends object> {
  /** Columns whose values the database finds. */
  also?: (given: Row) => Record<string, RawBuilder<unknown>>;
  /** What follows: what to do about a conflict, what to answer. */
  tail?: RawBuilder<unknown>;
}

/** Writes a row and answers what its `tail` asks for. */
export function insertRow<Row extends object, R = never>(
  table: keyof Tables,
  { also = () => ({}), tail = sql`` }: RowPieces<Row> = {},
): (db: Db, row: Row) => Promise<R[]> {
  const insert = statementsByShape(
    (row: Row) => Object.keys(row).join(','),
    (shape) =>
      statement<Row, R>((given) => {
        const typed = new Map(shape.split(',').map((column) => [column, sql`${Reflect.get(given, column)}`]));
        for (const [column, piece] of Object.entries(also(given))) typed.set(column, piece);
        const columns = sql.join([...typed.keys()].map((column) => sql.ref(column)));
        return sql<R>`
          insert into ${sql.table(table)} (${columns}) values (${sql.join([...typed.values()])}) ${tail}`;
      }),
  );
  return async (db, row) => (await insert(db, row)).rows;
}
