// Changing one row that many change: a statement for each set of columns, compiled when the first one changes these.
import { sql } from 'kysely';
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
const shapeOf = (values: object): string => Object.keys(values).join(',');

const ofShape = (table: keyof Tables, shape: string) =>
  statement<Record<string, unknown>, never>((given) => {
    const parts = (prefix: string) =>
      shape.split(',').flatMap((name) => {
        const [own, column = ''] = name.split(' ');
        return own === prefix ? [sql`${sql.ref(column)} = ${given[name]}`] : [];
      });
    return sql`update ${sql.table(table)} set ${sql.join(parts('to'))} where ${sql.join(parts('at'), sql` and `)}`;
  });

/** Changes the row of this table that is `at` these values; answers whether there was one. */
export function changeRow(table: keyof Tables): (db: Db, change: Change) => Promise<boolean> {
  const change = statementsByShape(shapeOf, (shape) => ofShape(table, shape));
  return async (db, { at, to }) => {
    const values = Object.fromEntries([...named('at', at), ...named('to', to)]);
    const { numAffectedRows } = await change(db, values);
    return required(numAffectedRows, 'count of the rows that were changed') > 0n;
  };
}
