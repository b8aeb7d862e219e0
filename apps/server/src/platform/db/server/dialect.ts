// Kysely over the connections to a server.
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import pg from 'pg';
import type { PoolClient, QueryResult as ScriptAnswer } from 'pg';
import { codeOf } from '@stagedoor/rules/values/code-of';
import { troubleOf } from '../trouble.ts';
import type { Connections } from './connections.ts';
import type { Answered } from './batch.ts';
import { sendAlone, sendScript, sendTogether } from './send-together.ts';
import type { Statement } from './send-together.ts';
import { statementNames } from './statement-names.ts';
import type { StatementNames } from './statement-names.ts';

/** Another node migrated the database since the statement was planned, and what it answers looks different now. */
const isStale = (error: unknown): boolean => codeOf(error) === '0A000';
const READ = /^\s*select\b/i;
const MAY_WRITE = /\bfor\s+(update|share|no\s+key|key\s+share)\b|\b(into|nextval|setval|pg_\w+)\b/i;

type Answer = Answered | ScriptAnswer;

/** What a transaction begins and ends with is kept by the server under its own name. */
const BOUNDS = new Map(['begin', 'commit', 'rollback'].map((word) => [word, word]));

/** Asked twice, it is answered twice, and nothing else happens. */
export const isPlainRead = (text: string): boolean => READ.test(text) && !MAY_WRITE.test(text);

class ServerConnection implements DatabaseConnection {
  readonly #connections: Connections;
  readonly #names: StatementNames;
  #client: PoolClient;
  #isSpoilt = false;
  #isGivenBack = false;
  isInTransaction = false;

  constructor(connections: Connections, names: StatementNames, client: PoolClient) {
    this.#connections = connections;
    this.#names = names;
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      return resultOf(await this.send(sql, parameters));
    } catch (error) {
      if (this.isInTransaction) throw error;
      // It was refused before it began: under its new name it is planned anew.
      if (isStale(error)) return resultOf(await this.send(sql, parameters));
      if (troubleOf(error)?.kind !== 'lost' || !isPlainRead(sql)) throw error;
    }
    // A read that broke off is asked again, once, on another connection.
    this.release();
    this.#client = await this.#connections.borrow();
    this.#isGivenBack = false;
    this.#isSpoilt = false;
    return resultOf(await this.send(sql, parameters));
  }

  async send(text: string, values: readonly unknown[] = []): Promise<Answer> {
    const name = values.length > 0 ? this.#names.nameFor(text) : BOUNDS.get(text);
    try {
      return await this.#connections.watch(this.#client, () =>
        this.#sent({ name: name ?? '', text, values }),
      );
    } catch (error) {
      if (isStale(error)) this.#names.forgetAll();
      const trouble = troubleOf(error);
      // What the driver tells leads to its socket: whoever asked is looked for.
      if (error instanceof pg.DatabaseError) Error.captureStackTrace(error);
      // What was cut off, or led to a server that stood down, is of no use to the next one either.
      if (trouble?.kind === 'lost' || trouble?.kind === 'read-only') this.#isSpoilt = true;
      throw trouble ?? error;
    }
  }

  #sent(statement: Statement): Promise<Answer> {
    if (statement.name || statement.values.length > 0)
      return (this.isInTransaction ? sendTogether : sendAlone)(this.#client, statement);
    return sendScript(this.#client, statement.text);
  }

  /** There is nothing to roll back on a broken connection, and the first error is the one to tell. */
  async rollBack(): Promise<void> {
    if (this.#isSpoilt) return;
    await this.send('rollback').catch(() => {
      this.#isSpoilt = true;
    });
  }

  release(): void {
    if (this.#isGivenBack) return;
    this.#isGivenBack = true;
    this.#connections.giveBack(this.#client, this.#isSpoilt);
  }

  streamQuery(): never {
    throw new Error('The server database does not stream');
  }
}

function resultOf<R>({ command, rowCount, rows }: Answer): QueryResult<R> {
  const writes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
  return writes
    ? { numAffectedRows: BigInt(rowCount ?? 0), rows: rows as R[] }
    : { rows: (rows ?? []) as R[] };
}

const isPlain = ({ isolationLevel, accessMode }: TransactionSettings): boolean =>
  !isolationLevel && !accessMode;

function beginning(settings: TransactionSettings): string {
  if (isPlain(settings)) return 'begin';
  const { isolationLevel, accessMode } = settings;
  const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
  return `start transaction${level}${accessMode ? ` ${accessMode}` : ''}`;
}

function serverDriver(connections: Connections): Driver {
  const names = statementNames();
  const mine = (connection: DatabaseConnection) => connection as ServerConnection;
  return {
    init: async () => {},
    acquireConnection: async () => new ServerConnection(connections, names, await connections.borrow()),
    releaseConnection: async (connection) => mine(connection).release(),
    beginTransaction: async (connection, settings) => {
      mine(connection).isInTransaction = true;
      const begun = mine(connection).send(beginning(settings));
      // Nothing can be wrong with a plain beginning but the connection, and then all that follows fails as well:
      // the first statement travels along with it.
      if (isPlain(settings)) begun.catch(() => {});
      else await begun;
    },
    commitTransaction: async (connection) => {
      const { command } = await mine(connection).send('commit');
      if (command === 'ROLLBACK') throw new Error('The transaction was rolled back instead of committed');
    },
    rollbackTransaction: (connection) => mine(connection).rollBack(),
    destroy: () => connections.end(),
  };
}

export function serverDialect(connections: Connections): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => serverDriver(connections),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
