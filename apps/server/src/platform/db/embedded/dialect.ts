// Kysely over the one connection of the embedded database: a transaction owns it until it ends, others wait in line.
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { DatabaseThread } from './thread.ts';

/** First come, first served. */
function waitingLine(): { enter(): Promise<void>; leave(): void } {
  const line: (() => void)[] = [];
  let taken = false;
  return {
    enter: () => {
      if (taken) return new Promise((resolve) => line.push(resolve));
      taken = true;
      return Promise.resolve();
    },
    leave: () => {
      const next = line.shift();
      if (next) next();
      else taken = false;
    },
  };
}

function connectionTo(thread: DatabaseThread): DatabaseConnection {
  return {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const { sql, parameters } = query;
      const { rows, affectedRows } = await thread.send({ kind: 'query', sql, parameters });
      return { rows: rows as R[], numAffectedRows: BigInt(affectedRows ?? 0) };
    },
    streamQuery: () => {
      throw new Error('The embedded database does not stream');
    },
  };
}

export function embeddedDialect(thread: DatabaseThread): Dialect {
  const connection = connectionTo(thread);
  const line = waitingLine();
  const say = (sql: string) => async () => {
    await thread.send({ kind: 'query', sql, parameters: [] });
  };
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => {
      await line.enter();
      return connection;
    },
    releaseConnection: async () => line.leave(),
    beginTransaction: say('begin'),
    commitTransaction: say('commit'),
    rollbackTransaction: say('rollback'),
    destroy: async () => {},
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
