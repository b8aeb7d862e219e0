// How every connection to a server begins, and how long it may keep us waiting.
import pg from 'pg';
import { DatabaseTrouble } from '../trouble.ts';
import type { DatabaseWaits } from '../waits.ts';
import type { Targets } from './targets.ts';

const INT8 = 20;
const DATE = 1082;
const KEEP_ALIVE_MS = 10_000;
/** The server too finds out soon that a node is gone, and lets go of its locks: after some 25 seconds of silence. */
const serverSide = [
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=25000',
  // Whoever finds it there knows that what we asked for has arrived.
  'stagedoor.settings=kept',
];

/** Counts and ids stay far below 2^53, and a calendar day has no zone: both engines answer alike. */
export function readTypesAlike(): void {
  pg.types.setTypeParser(INT8, Number);
  pg.types.setTypeParser(DATE, (text) => text);
}

export function clientSettings(waits: DatabaseWaits): pg.ClientConfig {
  return {
    options: serverSide.map((setting) => `-c ${setting}`).join(' '),
    connectionTimeoutMillis: waits.connect * 1000,
    // Statements that do not wait for each other travel together (decision 0050).
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    statement_timeout: waits.statement * 1000,
    lock_timeout: waits.lock * 1000,
    idle_in_transaction_session_timeout: waits.idleInTransaction * 1000,
  };
}

/** A client of the pool that goes to whichever target is thought to take writes. */
export function clientOf(targets: Targets): new () => pg.Client {
  return class extends pg.Client {
    constructor(settings: pg.ClientConfig = {}) {
      super({ ...settings, connectionString: targets.current() });
      // Whoever waits for an answer is told; a connection that breaks must not end the process besides.
      this.on('error', () => {});
    }
  };
}

/** Ends a connection at once, for a server that would not even take a good-bye. */
export function cut(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}

/** What a pooler between has kept to itself is said again. */
export async function sayLimits(client: pg.ClientBase, waits: DatabaseWaits): Promise<void> {
  const limits = {
    statement_timeout: waits.statement,
    lock_timeout: waits.lock,
    idle_in_transaction_session_timeout: waits.idleInTransaction,
  };
  for (const [name, seconds] of Object.entries(limits))
    await client.query('select set_config($1, $2, false)', [name, `${seconds}s`]);
}

export async function hasSettings(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ settings: string | null }>(
    `select current_setting('stagedoor.settings', true) as settings`,
  );
  return rows[0]?.settings === 'kept';
}

/** A standby answers, and would refuse the first write. */
export async function requirePrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ reads_only: boolean }>(
    `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as reads_only`,
  );
  if (rows[0]?.reads_only) throw new DatabaseTrouble('read-only', 'This database takes no writes now');
}
