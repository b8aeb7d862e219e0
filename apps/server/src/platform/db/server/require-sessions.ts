// A pooler that lends a server for one transaction forgets what we keep in a session: plans, limits, our settings.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { messageOf } from '@stagedoor/rules/values/message-of';

const KEEPS_NO_SESSIONS =
  'it is a pooler that keeps no sessions (PgBouncer in transaction mode). Set pool_mode = session in it, with ignore_startup_parameters = options, statement_timeout, lock_timeout, idle_in_transaction_session_timeout, or name the server itself';

/** What a pooler answers that takes none of our settings along, or lends a server for one statement. */
const REFUSALS = /unsupported startup parameter|transaction blocks not allowed/;

/** One sentence where a pooler has refused us; everything else as it was. */
export const whoRefused = (error: unknown): unknown =>
  REFUSALS.test(messageOf(error)) ? new Error(KEEPS_NO_SESSIONS) : error;

const PATIENCE_MS = 5000;
const SAY = `select set_config('stagedoor.said', $1, false)`;
const HEARD = `select current_setting('stagedoor.said', true) as said`;

/**
 * One session says a word, two others listen within transactions: where a word is heard that somebody else has said, servers
 * change hands. Two of them, because a pooler may lend the one that has rested longest.
 */
export async function requireSessions(databaseUrl: string): Promise<void> {
  const settings = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  };
  const clients = [0, 1, 2].map(() => new pg.Client(settings));
  const [speaker, ...listeners] = clients;
  const word = randomUUID();
  try {
    for (const client of clients) {
      client.on('error', () => {});
      await client.connect();
    }
    await speaker?.query(SAY, [word]);
    for (const listener of listeners) {
      await listener.query('begin');
      const { rows } = await listener.query<{ said: string | null }>(HEARD);
      if (rows[0]?.said === word) throw new Error(KEEPS_NO_SESSIONS);
    }
  } catch (error) {
    throw whoRefused(error);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}
