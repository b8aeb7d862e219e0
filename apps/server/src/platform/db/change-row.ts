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

/** Pieces of a change, by what is given besides. */
interface ChangePieces<G extends object, R> {
  /** What else must be so. */
  only?: (given: G) => RawBuilder<unknown>;
  /** What it answers of the changed row. */
  tail: RawBuilder<unknown>;
  /** A larger statement that the change is a part of. */
  around?: (change: RawBuilder<R>, given: G) => RawBuilder<R>;
}

function changeOf(table: keyof Tables, shape: string, given: Readonly<Record<string, unknown>>) {
  const parts = (prefix: string) =>
    shape.split(',').flatMap((name) => {
      const [own, column = ''] = name.split(' ');
      return own === prefix ? [sql`${sql.ref(column)} = ${given[name]}`] : [];
    });
  return { set: sql`update ${sql.table(table)} set ${sql.join(parts('to'))}`, at: parts('at') };
}

/** Changes the row of this table that is `at` these values; answers what its `tail` asks for, if there was one. */
export function changeRowFor<R, G extends object = object>(
  table: keyof Tables,
  { only, tail, around = (change) => change }: ChangePieces<G, R>,
) {
  const change = statementsByShape(shapeOf, (shape) =>
    statement<Record<string, unknown> & G, R>((given) => {
      const { set, at } = changeOf(table, shape, given);
      const where = sql.join([...at, ...(only ? [only(given)] : [])], sql` and `);
      return around(sql<R>`${set} where ${where} ${tail}`, given);
    }),
  );
  return async (db: Db, { at, to, given }: Change & { given: G }): Promise<R | undefined> => {
    const values = Object.fromEntries([...named('at', at), ...named('to', to)]);
    return (await change(db, { ...values, ...given })).rows[0];
  };
}

/** The same where nothing is asked for; answers whether there was one. */
export function changeRow(table: keyof Tables): (db: Db, change: Change) => Promise<boolean> {
  const change = statementsByShape(shapeOf, (shape) =>
    statement<Record<string, unknown>, never>((given) => {
      const { set, at } = changeOf(table, shape, given);
      return sql`${set} where ${sql.join(at, sql` and `)}`;
    }),
  );
  return async (db, { at, to }) => {
    const values = Object.fromEntries([...named('at', at), ...named('to', to)]);
    const { numAffectedRows } = await change(db, values);
    return required(numAffectedRows, 'count of the rows that were changed') > 0n;
  };
}
