// Statements that leave in one write and are answered in one: the server is asked to speak once, after the last of them.
import pg from 'pg';
import type { Connection } from 'pg';
import { serialize } from 'pg-protocol';
import { required } from '@stagedoor/rules/values/required';

/** What the driver keeps of a connection and says nothing of in its types. */
declare module 'pg' {
  interface Connection {
    parsedStatements: Record<string, string>;
    submittedNamedStatements: Record<string, string>;
  }
}

/** A statement on its way. */
export interface Sent {
  /** Under which the server keeps it, parsed; none: it is parsed this once. */
  name: string;
  text: string;
  values: (string | Buffer | null)[];
  answer: PromiseWithResolvers<Answered>;
}

export interface Answered {
  command: string;
  rowCount: number;
  rows: object[];
}

interface Column {
  name: string;
  read: (text: string) => unknown;
}

/** What the rows of statements look like that a connection keeps: it is asked for once. */
const kept = new WeakMap<Connection, Map<string, Column[]>>();

function keptBy(connection: Connection): Map<string, Column[]> {
  const known = kept.get(connection) ?? new Map<string, Column[]>();
  kept.set(connection, known);
  return known;
}

/** Takes the place of the driver's own query: many statements, and one word of the server that it is ready. */
export class Batch extends pg.Query {
  /** Of the statement that is being answered: the driver remembers by these what is parsed. */
  name = '';
  text = '';
  readonly statements: readonly Sent[];
  #columns = new Map<string, Column[]>();
  #at = -1;
  #described: Column[] | undefined;
  #rows: object[] = [];
  #failure: unknown;
  /** Answers the statement that was done last. */
  #settle = (): void => {};

  constructor(statements: readonly Sent[]) {
    super({ text: '' });
    this.statements = statements;
    this.#next();
  }

  override submit = (connection: Connection): void => {
    this.#columns = keptBy(connection);
    const { parsedStatements: parsed, submittedNamedStatements: submitted, stream } = connection;
    const words: Buffer[] = [];
    for (const { name, text, values } of this.statements) {
      if (!name || (parsed[name] === undefined && submitted[name] === undefined)) {
        words.push(serialize.parse({ name, text }));
        if (name) submitted[name] = text;
      }
      words.push(serialize.bind({ statement: name, values }));
      if (!name || !this.#columns.has(name)) words.push(serialize.describe({ type: 'P' }));
      words.push(serialize.execute());
    }
    words.push(serialize.sync());
    // One piece, not a list of them: each would go through the stream by itself.
    if (stream.writable) stream.write(Buffer.concat(words));
  };

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#described = fields.map(({ name, dataTypeID }) => ({
      name,
      read: pg.types.getTypeParser(dataTypeID, 'text'),
    }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    try {
      const columns = (this.#described ??= required(this.#columns.get(this.name), 'description of the rows'));
      let at = 0;
      for (const { name, read } of columns) {
        const text = fields[at] ?? null;
        row[name] = text === null ? null : read(text);
        at += 1;
      }
      this.#rows.push(row);
    } catch (error) {
      this.#failure ??= error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    // `UPDATE 2`, `INSERT 0 1`, `COMMIT`
    const words = text.split(' ');
    const [command = ''] = words;
    const rowCount = Number(words.at(-1)) || 0;
    if (this.name && !this.#columns.has(this.name)) this.#columns.set(this.name, this.#described ?? []);
    const { answer } = required(this.statements[this.#at], 'statement that is answered');
    const [rows, failure] = [this.#rows, this.#failure];
    this.#settle();
    this.#settle = () => {
      if (failure === undefined) answer.resolve({ command, rowCount, rows });
      else answer.reject(failure);
    };
    this.#next();
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  /**
   * The server passes over all that stands behind the one that failed. What fails when all are done, fails with the last
   * of them: without a transaction it is only committed then.
   */
  handleError(error: unknown, { submittedNamedStatements: submitted }: Connection): void {
    const last = this.statements.length - 1;
    if (this.#at <= last) this.#settle();
    for (const { name, answer } of this.statements.slice(Math.min(this.#at, last))) {
      delete submitted[name];
      answer.reject(error);
    }
  }

  handleReadyForQuery(): void {
    this.#settle();
  }

  #next(): void {
    this.#at += 1;
    this.#rows = [];
    this.#described = undefined;
    this.#failure = undefined;
    const { name = '', text = '' } = this.statements[this.#at] ?? {};
    Object.assign(this, { name, text });
  }
}
