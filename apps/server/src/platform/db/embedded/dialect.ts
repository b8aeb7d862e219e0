// Kysely over the one connection of the embedded database: a transaction owns it until it ends, others wait in line.
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { isBehindCustomers } from '../behind-customers.ts';
import type { DatabaseThread } from './thread.ts';
import type { WaitingLine } from './waiting-line.ts';

function connectionTo(thread: DatabaseThread): DatabaseConnection & { generation: number } {
  const generation = thread.generation();
  return {
    generation,
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      const { sql, parameters } = query;
      const { rows, affectedRows } = await thread.send({ kind: 'query', sql, parameters }, generation);
      return { rows: rows as R[], numAffectedRows: BigInt(affectedRows ?? 0) };
    },
    streamQuery: () => {
      throw new Error('The embedded database does not stream');
    },
  };
}

export function embeddedDialect(thread: DatabaseThread, line: WaitingLine): Dialect {
  const say = (sql: string) => async (connection: DatabaseConnection) => {
    const { generation } = connection as ReturnType<typeof connectionTo>;
    await thread.send({ kind: 'query', sql, parameters: [] }, generation);
  };
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => {
      await line.enter(isBehindCustomers());
      return connectionTo(thread);
    },
    releaseConnection: async () => line.leave(),
    beginTransaction: say('begin'),
    commitTransaction: say('commit'),
    rollbackTransaction: async (connection) => {
      // With a thread that died, what it had not committed is gone; the first error is the one to tell.
      if ((connection as ReturnType<typeof connectionTo>).generation === thread.generation())
        await say('rollback')(connection);
    },
    destroy: async () => {},
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
