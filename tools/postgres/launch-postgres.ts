// A cluster of its own for tests, proofs and benchmarks, with its server running.
import { newCluster } from './cluster.ts';

export interface Postgres {
  /** Connects as a superuser to the database `postgres`. */
  url: string;
  stop: () => Promise<void>;
  /** Kills the server as a power cut would, and starts it again over the same files; not for one that is not ours. */
  crash?: () => Promise<void>;
}

export interface PostgresOptions {
  /** Writes reach the disk before a commit is acknowledged; off for tests, on where durability or speed is measured. */
  durable?: boolean;
  /** Further settings of the server, as `name=value`. */
  settings?: readonly string[];
}

const forgetfulSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export async function launchPostgres(programs: string, options: PostgresOptions): Promise<Postgres> {
  const kept = options.durable ? [] : forgetfulSettings;
  const settings = ['max_connections=200', ...kept, ...(options.settings ?? [])];
  const cluster = await newCluster({ programs, settings });
  try {
    await cluster.start();
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  return {
    url: cluster.url,
    stop: () => cluster.remove(),
    crash: async () => {
      await cluster.kill();
      await cluster.start();
    },
  };
}
