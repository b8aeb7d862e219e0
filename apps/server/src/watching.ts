// What whoever runs the shop asks it: is it alive, is it reached, how is it doing.
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { AppNeeds } from './app.ts';
import { hostsKeptFresh } from './check-hosts.ts';
import { measureBusiness } from './platform/http/business-metrics.ts';
import { registerOperations } from './platform/http/operations.ts';
import type { RunningJobs } from './platform/jobs.ts';
import type { AnyModule } from './platform/module.ts';
import { listSellers } from './sellers/index.ts';

/** Answers how to add the numbers of the modules, once these are open and their jobs run. */
export function registerWatching(
  http: FastifyInstance,
  { config, database, clock }: AppNeeds,
  isStopping: () => boolean,
): (modules: readonly AnyModule[], jobs: RunningJobs) => void {
  const { db } = database;
  const registry = new Registry();
  let bringUpToDate = async (): Promise<void> => {};
  const health = { check: () => database.check(), isStopping, hosts: hostsKeptFresh(db, config) };
  const access = { token: config.metricsToken, production: config.production };
  registerOperations(http, health, access, registry, () => bringUpToDate());
  return (modules, jobs) => {
    bringUpToDate = measureBusiness(registry, {
      db,
      clock,
      jobs,
      gauges: modules.flatMap(({ gauges = [] }) => gauges),
      sellerIds: async () => (await listSellers(db)).map(({ sellerId }) => sellerId),
    });
  };
}
