// A real PostgreSQL for tests, proofs and benchmarks: TEST_DATABASE_URL, else a server of our own that ends with us.
import { endAbandoned } from './owned-folders.ts';
import { findPostgres } from './postgres/find-postgres.ts';
import { postgresFolders } from './postgres/cluster.ts';
import { launchPostgres } from './postgres/launch-postgres.ts';

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
}

export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  await endAbandoned(postgresFolders);
  return await launchPostgres(findPostgres(), options);
}
