import pg from 'pg';
import type { ClientBase, QueryResult } from 'pg';
import { Batch } from './batch.ts';
import type { Answered, Sent } from './batch.ts';

/** How the driver writes a value; its types do not know of it. */
const asSent: (value: unknown) => string | Buffer | null = Reflect.get(
  Reflect.get(pg, 'utils'),
  'prepareValue',
);

const waiting = new WeakMap<ClientBase, Sent[]>();

/** What has been waiting leaves now. */
function sendWaiting(client: ClientBase): void {
  const statements = waiting.get(client);
  waiting.delete(client);
  if (statements) client.query(new Batch(statements));
}

export interface Statement {
  name: string;
  text: string;
  values: readonly unknown[];
}

/**
 * Statements of a transaction that are begun in one turn of the loop leave in one write, and the server answers them in
 * one, instead of one each: the system calls are a good part of what a statement costs on both sides. When one fails,
 * those behind it are not done, and fail with it.
 */
export function sendTogether(client: ClientBase, { name, text, values }: Statement): Promise<Answered> {
  const answer = Promise.withResolvers<Answered>();
  const sent = { name, text, values: values.map((value) => asSent(value)), answer };
  const others = waiting.get(client);
  if (others) others.push(sent);
  else {
    waiting.set(client, [sent]);
    // Behind all that is resolved already: whoever awaits nothing new has spoken by then.
    queueMicrotask(() => process.nextTick(() => sendWaiting(client)));
  }
  return answer.promise;
}

/** A statement that belongs to no other: what becomes of it is nobody else's matter. */
export function sendAlone(client: ClientBase, statement: Statement): Promise<Answered> {
  sendWaiting(client);
  const answer = sendTogether(client, statement);
  sendWaiting(client);
  return answer;
}

/** A text that may hold several statements. By the driver's promise it would fail later than what travels behind it. */
export function sendScript(client: ClientBase, text: string): Promise<QueryResult> {
  sendWaiting(client);
  const { promise, resolve, reject } = Promise.withResolvers<QueryResult>();
  client.query(text, (error: Error | null, result: QueryResult) => (error ? reject(error) : resolve(result)));
  return promise;
}
