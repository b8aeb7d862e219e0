// Connections for what may be two seconds old: to a replica that proves at each loan that it is fresh, else to the leader.
import type { PoolClient } from 'pg';
import { messageOf } from '@stagedoor/rules/values/message-of';
import { DatabaseTrouble } from '../trouble.ts';
import type { DatabaseWaits } from '../waits.ts';
import { beatAtLeader } from './beat-at-leader.ts';
import type { Beating } from './beat-at-leader.ts';
import { cut } from './client-settings.ts';
import { openConnections } from './connections.ts';
import type { Connections } from './connections.ts';
import { targetsOf } from './targets.ts';

export interface ReplicaSettings {
  readUrl: string;
  /** Hears whenever it is taken or left out, and why. */
  tell: (sentence: string) => void;
}

export interface ReadConnections {
  /** The leader's, whenever the replica is not fit. */
  orLeader: Connections;
  /** Trouble, whenever it is not. */
  alone: Connections;
  end(): Promise<void>;
}

/** What is read from a replica may be so old (RUN-07). */
const OLDEST_MS = 2000;
const PATIENCE_MS = 1000;
/** One that did not answer is left alone for a while, so that nobody waits for it again and again. */
const LEFT_OUT_MS = 3000;
/** One statement, so that it is one moment of one server that is looked at. */
const LOOK = `select pg_is_in_recovery() as stands_by,
  (select beat from replica_beats where node_id = $1) as beat`;

async function requireFresh(client: PoolClient, { nodeId, beats }: Beating): Promise<void> {
  const timer = setTimeout(() => cut(client), PATIENCE_MS);
  try {
    const { rows } = await client.query<{ stands_by: boolean; beat: number | null }>(LOOK, [nodeId() ?? 0]);
    if (!rows[0]?.stands_by) throw new DatabaseTrouble('read-only', 'it takes writes and is no replica');
    const ageMs = beats.ageMs(rows[0].beat ?? undefined, performance.now());
    if (ageMs > OLDEST_MS) throw new DatabaseTrouble('slow', 'it lags, or follows something else');
  } finally {
    clearTimeout(timer);
  }
}

/** Says it once when it changes. */
function telling(tell: (sentence: string) => void) {
  let last: string | undefined;
  return (sentence: string): void => {
    if (sentence === last) return;
    last = sentence;
    tell(sentence);
  };
}

function replicaOf(pool: Connections, beating: Beating, tell: (sentence: string) => void): Connections {
  const say = telling(tell);
  let leftOutUntil = 0;
  return {
    ...pool,
    borrow: async () => {
      if (performance.now() < leftOutUntil) throw new DatabaseTrouble('away', 'The replica is left out');
      let client: PoolClient | undefined;
      try {
        client = await pool.borrow();
        await requireFresh(client, beating);
        say('The replica named by DATABASE_READ_URL is read from.');
        return client;
      } catch (error) {
        // Behind one address there may be several, and another one tomorrow: the next loan is a new connection.
        if (client) pool.giveBack(client, true);
        leftOutUntil = performance.now() + LEFT_OUT_MS;
        const why = messageOf(error);
        say(`The replica named by DATABASE_READ_URL is left out, and the leader is read instead: ${why}.`);
        throw new DatabaseTrouble('away', why, error);
      }
    },
  };
}

export function openReadConnections(
  { readUrl, tell }: ReplicaSettings,
  { poolSize, waits }: { poolSize: number; waits: DatabaseWaits },
  leader: Connections,
): ReadConnections {
  // Nobody waits for a replica: the leader has all that it has.
  const briefly = { ...waits, connect: PATIENCE_MS / 1000, away: 0 };
  const pool = openConnections(targetsOf(readUrl), poolSize, briefly, 'any');
  const beating = beatAtLeader(leader);
  const replica = replicaOf(pool, beating, tell);
  const lenders = new WeakMap<PoolClient, Connections>();
  const lenderOf = (client: PoolClient): Connections => lenders.get(client) ?? leader;
  const lend = async (lender: Connections): Promise<PoolClient> => {
    const client = await lender.borrow();
    lenders.set(client, lender);
    return client;
  };
  return {
    alone: { ...replica, end: async () => {} },
    orLeader: {
      borrow: () => lend(replica).catch(() => lend(leader)),
      giveBack: (client, isSpoilt) => lenderOf(client).giveBack(client, isSpoilt),
      watch: (client, work) => lenderOf(client).watch(client, work),
      end: async () => {},
    },
    end: async () => {
      await beating.end();
      await pool.end();
    },
  };
}
