// A primary and its standby, two real clusters: killed, promoted, and made anew as often as a proof likes.
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { newCluster } from '../../../../../tools/postgres/cluster.ts';
import type { Cluster } from '../../../../../tools/postgres/cluster.ts';
import { findPostgres } from '../../../../../tools/postgres/find-postgres.ts';

export interface ClusterPair {
  /** Names both: whoever connects looks for the one that takes writes. */
  url: string;
  /** Names the one that stands by now. */
  standbyUrl(): string;
  /** What the primary writes arrives there, and is not shown. */
  pauseStandby(isPaused: boolean): Promise<void>;
  /** Kills the primary as a power cut would, and promotes the standby, which has all that was acknowledged. */
  failOver(): Promise<void>;
  /** The same with a standby that was away for a while: what was written meanwhile is lost. */
  failOverLosing(awayMs: number): Promise<void>;
  /** Makes the lost one anew as the standby, and waits until every commit waits for it. */
  heal(): Promise<void>;
  remove(): Promise<void>;
}

/** Killing a process loses nothing that it gave to the operating system: the disk need not be waited for. */
const settings = ['max_connections=120', 'wal_level=replica', 'hot_standby=on', 'fsync=off'];
const PATIENCE_MS = 60_000;

async function ask(cluster: Cluster, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: cluster.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isDone().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`It did not come to this: ${what}`);
    await sleep(50);
  }
}

/** Every commit waits for the standby, or for nobody. */
async function waitForStandby(primary: Cluster, waits: boolean): Promise<void> {
  await ask(primary, `alter system set synchronous_standby_names = '${waits ? '*' : ''}'`);
  await ask(primary, 'select pg_reload_conf()');
}

async function makeStandby(primary: Cluster, port?: number): Promise<Cluster> {
  const standby = await newCluster({
    programs: findPostgres(),
    settings,
    port,
    fill: ({ run, data }) => {
      const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
      run('pg_basebackup', [...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
    },
  });
  await standby.start();
  await waitForStandby(primary, true);
  await until('the standby has every commit', async () => {
    const rows = await ask(primary, `select 1 from pg_stat_replication where sync_state = 'sync'`);
    return rows.length > 0;
  });
  return standby;
}

async function promote(standby: Cluster): Promise<void> {
  await ask(standby, 'select pg_promote(false)');
  await until('the standby takes writes', async () => {
    const [row] = await ask(standby, 'select pg_is_in_recovery() as waits');
    return row?.waits === false;
  });
  // Nobody follows it yet: a commit that waited for a standby would wait for ever.
  await waitForStandby(standby, false);
}

export async function newClusterPair(): Promise<ClusterPair> {
  let primary = await newCluster({ programs: findPostgres(), settings });
  await primary.start();
  let standby = await makeStandby(primary);
  let lost: Cluster | undefined;
  const swap = async (): Promise<void> => {
    await promote(standby);
    [lost, primary] = [primary, standby];
  };
  return {
    url: `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`,
    standbyUrl: () => standby.url,
    pauseStandby: async (isPaused) => {
      await ask(standby, `select pg_wal_replay_${isPaused ? 'pause' : 'resume'}()`);
    },
    failOver: async () => {
      await primary.kill();
      await swap();
    },
    failOverLosing: async (awayMs) => {
      await waitForStandby(primary, false);
      await standby.kill();
      await sleep(awayMs);
      await primary.kill();
      await standby.start();
      await swap();
    },
    heal: async () => {
      if (!lost) return;
      const { port } = lost;
      await lost.remove();
      lost = undefined;
      standby = await makeStandby(primary, port);
    },
    remove: async () => {
      for (const cluster of new Set([primary, standby, ...(lost ? [lost] : [])])) await cluster.remove();
    },
  };
}
