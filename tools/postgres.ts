// A real PostgreSQL for tests, proofs and benchmarks: TEST_DATABASE_URL, else a server of our own that ends with us.
import { endAbandoned } from './owned-folders.ts';
import { findPostgres } from './postgres/find-postgres.ts';
import { postgresFolders } from './postgres/cluster.ts';
import { launchPostgres, type Postgres, type PostgresOptions } from './postgres/launch-postgres.ts';

export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  await endAbandoned(postgresFolders);
  return await launchPostgres(findPostgres(), options);
}
