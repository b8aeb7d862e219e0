import type { ClientBase } from 'pg';
import type { Socket } from 'node:net';

/**
 * Statements that are begun in one turn of the loop leave in one write, instead of one each: a system call is a good part
 * of what a statement costs us.
 */
export function sendTogether(client: ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  // Behind all that is resolved already: whoever awaits nothing new has spoken by then.
  queueMicrotask(() => process.nextTick(() => stream.uncork()));
}
