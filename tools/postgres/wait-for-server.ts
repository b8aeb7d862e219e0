import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What a server says when it serves: reads and writes, or reads alone where it stands by. */
const READY = /database system is ready to accept (read-only )?connections/;

const LOG_LENGTH = 10_000;

/** Resolves when the server serves; rejects with its log when it ends before, or takes too long. */
export async function untilServing(server: ChildProcess, timeoutMs: number): Promise<void> {
  let log = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(`PostgreSQL was not ready in time:\n${log}`)), timeoutMs);
  server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  server.once('error', reject);
  server.stderr?.on('data', (chunk: Buffer) => {
    // Those who knock while it starts fill the log: its end is what counts.
    log = (log + chunk.toString()).slice(-LOG_LENGTH);
    if (READY.test(log)) resolve();
  });
  await promise.finally(() => clearTimeout(timer));
}

/** Blocks, because a process that is ending runs nothing later. */
export function waitUntilGone(file: string): void {
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; tries < 100 && existsSync(file); tries += 1) Atomics.wait(nothing, 0, 0, 50);
}
