// Changing one row that many change: a statement for each set of columns, compiled when the first one changes these.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { required } from '@stagedoor/rules/values/required';
import { statement, statementsByShape } from './statement.ts';
import type { Db, Tables } from './tables.ts';

interface Change {
  /** By these columns it is found, as it is before the change. */
  at: object;
  to: object;
}

const named = (prefix: string, values: object): [string, unknown][] =>
  Object.entries(values).map(([column, value]) => [`${prefix} ${column}`, value]);

/** `at seller_id, to state`: each name is also that of its value. */
const shapeOf = (values: object): string =>
  Object.keys(values)
    .filter((name) => name.includes(' '))
    .join(',');

interface ChangePieces {
  /** What else must be so, of these values. */
  only?: (given: Readonly<Record<string, unknown>>) => RawBuilder<unknown>;
  /** What it answers of the changed row. */
  tail?: RawBuilder<unknown>;
}

const ofShape = <R>(table: keyof Tables, shape: string, { only, tail = sql`` }: ChangePieces) =>
  statement<Record<string, unknown>, R>((given) => {
    const parts = (prefix: string) =>
      shape.split(',').flatMap((name) => {
        const [own, column = ''] = name.split(' ');
        return own === prefix ? [sql`${sql.ref(column)} = ${given[name]}`] : [];
      });
    const where = sql.join([...parts('at'), ...(only ? [only(given)] : [])], sql` and `);
    return sql<R>`update ${sql.table(table)} set ${sql.join(parts('to'))} where ${where} ${tail}`;
  });

/** Changes the row of this table that is `at` these values; answers whether there was one, and what its `tail` asks for. */
export function changeRows<R = never>(table: keyof Tables, pieces: ChangePieces = {}) {
  const change = statementsByShape(shapeOf, (shape) => ofShape<R>(table, shape, pieces));
  return async (
    db: Db,
    { at, to, given = {} }: Change & { given?: object },
  ): Promise<{ isThere: boolean; rows: R[] }> => {
    const values = Object.fromEntries([...named('at', at), ...named('to', to), ...Object.entries(given)]);
    const { numAffectedRows, rows } = await change(db, values);
    return { isThere: required(numAffectedRows, 'count of the rows that were changed') > 0n, rows };
  };
}

/** The same where nothing is asked for. */
export function changeRow(table: keyof Tables): (db: Db, change: Change) => Promise<boolean> {
  const change = changeRows(table);
  return async (db, wanted) => (await change(db, wanted)).isThere;
}
