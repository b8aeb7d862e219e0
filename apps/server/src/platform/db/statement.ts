// Statements of the way that many go at once: compiled when the first one asks, and only bound from then on. What is
// asked rarely is built with Kysely each time.
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import type { Compilable, CompiledQuery, QueryResult, RawBuilder } from 'kysely';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { Db, Tables } from './tables.ts';

/** Builds statements and asks nobody. */
const builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Stands in a statement where a value will be. */
class Given {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Build<V extends object, R> = (given: V, db: Db) => Compilable<R> | RawBuilder<R>;

/** Asks with these values, on a connection or in a transaction. */
type Statement<V extends object, R> = (db: Db, values: V) => Promise<QueryResult<R>>;

/** A statement that is the same but for its values. */
export function statement<V extends object, R>(build: Build<V, R>): Statement<V, R> {
  // Whatever is read of it is what will be given under that name: to be put into a statement, and looked at by nobody.
  const given = new Proxy<V>(Object.create(null), { get: (_, name) => new Given(String(name)) });
  let compiled: CompiledQuery<R> | undefined;
  return (db, values) => {
    compiled ??= build(given, builder).compile(builder);
    const known = recordOf(values);
    const parameters = compiled.parameters.map((one) => (one instanceof Given ? known[one.name] : one));
    return db.executeQuery({ ...compiled, parameters });
  };
}

/**
 * A list to unnest in a statement that is kept. A planner that sees how few there are takes the plan that it keeps, made for
 * ten, for the dearer one, and plans each time anew; what stands in a query of its own it does not see.
 */
export const listOf = (
  type: 'bigint' | 'boolean' | 'int' | 'text' | 'timestamptz' | 'uuid',
  values: readonly unknown[],
): RawBuilder<unknown> => sql`(select ${values}::${sql.raw(type)}[])`;

/** One for each shape that it may have: which of its columns are there, how many rows. */
export function statementsByShape<V extends object, R>(
  shapeOf: (values: V) => string,
  build: (shape: string) => Statement<V, R>,
): Statement<V, R> {
  const made = new Map<string, Statement<V, R>>();
  return (db, values) => {
    const shape = shapeOf(values);
    const known = made.get(shape) ?? build(shape);
    made.set(shape, known);
    return known(db, values);
  };
}
