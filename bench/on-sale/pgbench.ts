// Debian's pgbench with hold.sql: the same row work, one hold a transaction, without HTTP.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SECONDS = 4;

async function holdsPerSecond(url: string, first: number, last: number, clients: number): Promise<number> {
  const script = join(import.meta.dirname, 'hold.sql');
  const options = [
    '-n',
    '-M',
    'prepared',
    '-T',
    String(SECONDS),
    '-c',
    String(clients),
    '-j',
    String(Math.min(2, clients)),
  ];
  const { stdout } = await run('pgbench', [
    ...options,
    '-f',
    script,
    '-D',
    `first=${first}`,
    '-D',
    `last=${last}`,
    url,
  ]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0);
}

/** How often a second a script's statements run from begin to end. */
export async function transactionsPerSecond(url: string, script: string, clients: number): Promise<number> {
  const file = join(import.meta.dirname, script);
  const size = ['-T', String(SECONDS), '-c', String(clients), '-j', String(Math.min(2, clients))];
  const { stdout } = await run('pgbench', ['-n', ...size, '-f', file, url]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0);
}

/** What autovacuum would have done by itself on a shop that runs for longer than a benchmark. */
export async function tidyTables(url: string): Promise<void> {
  await run('psql', ['-q', '-c', 'vacuum analyze', url]);
}

/** The best of several numbers of clients. */
export async function bestOf(url: string, first: number, last: number): Promise<number> {
  await tidyTables(url);
  let best = 0;
  for (const clients of [1, 2, 4, 16]) {
    const figure = await holdsPerSecond(url, first, last, clients);
    console.log(`    pgbench, ${String(clients).padStart(2)} clients: ${Math.round(figure)} holds/s`);
    best = Math.max(best, figure);
  }
  return best;
}
