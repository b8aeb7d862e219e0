// A cluster of its own for tests, proofs and benchmarks, with its server running.
import type { Postgres, PostgresOptions } from '../postgres.ts';
import { newCluster } from './cluster.ts';

const forgetfulSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export async function launchPostgres(programs: string, options: PostgresOptions): Promise<Postgres> {
  const settings = ['max_connections=200', ...(options.durable ? [] : forgetfulSettings)];
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
