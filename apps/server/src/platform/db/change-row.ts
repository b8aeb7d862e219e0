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
  /** A larger statement that the change is a part of. */
  around?: (change: RawBuilder<unknown>, given: Readonly<Record<string, unknown>>) => RawBuilder<unknown>;
}

const ofShape = <R>(
  table: keyof Tables,
  shape: string,
  { only, tail = sql``, around = (change) => change }: ChangePieces,
) =>
  statement<Record<string, unknown>, R>((given) => {
    const parts = (prefix: string) =>
      shape.split(',').flatMap((name) => {
        const [own, column = ''] = name.split(' ');
        return own === prefix ? [sql`${sql.ref(column)} = ${given[name]}`] : [];
      });
    const where = sql.join([...parts('at'), ...(only ? [only(given)] : [])], sql` and `);
    const change = sql`update ${sql.table(table)} set ${sql.join(parts('to'))} where ${where} ${tail}`;
    return around(change, given) as RawBuilder<R>;
  });

/** Changes the row of this table that is `at` these values; answers what its `tail` asks for, if there was one. */
export function changeRowFor<R>(table: keyof Tables, pieces: ChangePieces) {
  const change = statementsByShape(shapeOf, (shape) => ofShape<R>(table, shape, pieces));
  return async (db: Db, { at, to, given }: Change & { given?: object }): Promise<R | undefined> => {
    const values = Object.fromEntries([...named('at', at), ...named('to', to)]);
    return (await change(db, { ...values, ...given })).rows[0];
  };
}

/** The same where nothing is asked for; answers whether there was one. */
export function changeRow(table: keyof Tables): (db: Db, change: Change) => Promise<boolean> {
  const change = statementsByShape(shapeOf, (shape) => ofShape<never>(table, shape, {}));
  return async (db, { at, to }) => {
    const values = Object.fromEntries([...named('at', at), ...named('to', to)]);
    const { numAffectedRows } = await change(db, values);
    return required(numAffectedRows, 'count of the rows that were changed') > 0n;
  };
}
