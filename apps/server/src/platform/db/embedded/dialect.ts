// Kysely over the one connection of the embedded database: a transaction owns it until it ends, others wait in line.
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { isBehindCustomers } from '../behind-customers.ts';
import { transactionScope } from '../transaction-scope.ts';
import type { TransactionScope } from '../transaction-scope.ts';
import type { DatabaseThread } from './thread.ts';
import type { WaitingLine } from './waiting-line.ts';

class EmbeddedConnection implements DatabaseConnection {
  readonly generation: number;
  readonly #thread: DatabaseThread;
  readonly #line: WaitingLine;
  /** Whose transaction goes on meanwhile: what is asked here is asked in it, since it waits for the answer. */
  #host: EmbeddedConnection | undefined;
  #scope: TransactionScope | undefined;

  constructor(thread: DatabaseThread, line: WaitingLine, host?: EmbeddedConnection) {
    this.generation = thread.generation();
    this.#thread = thread;
    this.#line = line;
    this.#host = host;
  }

  get #isInTransaction(): boolean {
    return this.#scope?.only === this;
  }

  get isGuest(): boolean {
    return this.#host !== undefined;
  }

  #send(sql: string, parameters: readonly unknown[] = []) {
    return this.#thread.send({ kind: 'query', sql, parameters }, this.generation);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // What comes after the end of that transaction must not be in the next one.
    if (this.#host && !this.#host.#isInTransaction) await this.haveOwnTurn();
    const { rows, affectedRows } = await this.#send(sql, parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows ?? 0) };
  }

  async haveOwnTurn(): Promise<void> {
    await this.#line.enter(isBehindCustomers());
    this.#host = undefined;
  }

  async begin(): Promise<void> {
    if (this.#host) await this.haveOwnTurn();
    await this.#send('begin');
    this.#scope = transactionScope();
    if (this.#scope) this.#scope.only = this;
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (this.#isInTransaction && this.#scope) this.#scope.only = undefined;
    // With a thread that died, what it had not committed is gone; the first error is the one to tell.
    if (how === 'commit' || this.generation === this.#thread.generation()) await this.#send(how);
  }

  streamQuery(): never {
    throw new Error('The embedded database does not stream');
  }

  isOf(thread: DatabaseThread): boolean {
    return this.#thread === thread;
  }
}

export function embeddedDialect(thread: DatabaseThread, line: WaitingLine): Dialect {
  const own = (connection: DatabaseConnection) => connection as EmbeddedConnection;
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => {
      const host = transactionScope()?.only;
      // A shop that is not kept yet is read in the middle of a transaction: it would wait for the end of it, and it for
      // the answer.
      if (host instanceof EmbeddedConnection && host.isOf(thread))
        return new EmbeddedConnection(thread, line, host);
      await line.enter(isBehindCustomers());
      return new EmbeddedConnection(thread, line);
    },
    releaseConnection: async (connection) => {
      if (!own(connection).isGuest) line.leave();
    },
    beginTransaction: (connection) => own(connection).begin(),
    commitTransaction: (connection) => own(connection).end('commit'),
    rollbackTransaction: (connection) => own(connection).end('rollback'),
    destroy: async () => {},
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
