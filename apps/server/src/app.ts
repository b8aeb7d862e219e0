// Puts the modules together: who needs what from whom is all in this file.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { recognizeCaller } from './accounts/index.ts';
import { catalogueShelf } from './catalogue/index.ts';
import type { Config } from './config.ts';
import { people } from './people.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import { createServer } from './platform/http/create-server.ts';
import { allowSiblingOrigins } from './platform/http/cross-origin.ts';
import { registerDocumentation } from './platform/http/documentation.ts';
import { registerOperations } from './platform/http/operations.ts';
import { hostnameOf, parseOrigin } from './platform/http/origins.ts';
import { registerCalls } from './platform/http/register-calls.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { startJobs } from './platform/jobs.ts';
import type { Logger } from './platform/log.ts';
import { registerDemoTools } from './demo-tools.ts';
import { sales } from './sales.ts';
import { outletDirectory, outletShelf } from './sellers/index.ts';
import type { OutletDirectory } from './sellers/index.ts';
import { shopWindow } from './shop-window.ts';

export interface Surroundings {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
}

export interface App {
  http: FastifyInstance;
  /** Lets requests and jobs that are under way finish. */
  close(): Promise<void>;
  /** Drops what is kept in memory, after something changed behind the app's back. */
  forget(): void;
  /** Takes up every payment whose outcome is not known, as a job does by itself. */
  reconcile(): Promise<void>;
}

/** Calls with which somebody could guess a secret. */
const guessable = new Set([
  'user/checkoutletpassword',
  'user/create',
  'user/forgotpassword',
  'user/resetpassword',
]);

/** The calls that one address may make only so often; signing in has limits of its own, in the database. */
function limitFor({ limits }: Config) {
  return ({ path }: { path: string }): number | undefined => {
    if (guessable.has(path)) return limits.guessesPerMinute;
    return path === 'v1/validateemail' ? limits.emailChecksPerMinute : undefined;
  };
}

function siblingCheck(directory: OutletDirectory) {
  return async (origin: string, request: FastifyRequest): Promise<boolean> => {
    const page = parseOrigin(origin);
    const home = page && (await directory.atPage(page.hostname));
    const host = hostnameOf(request.host);
    return home !== undefined && (host === home.apiHost || host === page?.hostname);
  };
}

export async function buildApp({ config, database, clock, log }: Surroundings): Promise<App> {
  const { db } = database;
  const directory = outletDirectory(db, config.defaultOutletId);
  const outlets = outletShelf(db);
  const catalogue = catalogueShelf(db);
  const accounts = people({ config, db, clock, log, shelf: outlets, directory });
  const till = sales({ config, database, clock, log, directory, outlets, catalogue });
  const { gatewayName, gatewayOrigin } = till;
  const window = shopWindow({ config, db, clock, directory, outlets, catalogue, gatewayName, gatewayOrigin });
  let stopping = false;

  const { trustedProxies, limits, metricsToken } = config;
  const http = await createServer({ trustedProxies, requestsPerMinute: limits.requestsPerMinute }, log);
  addSecurityHeaders(http);
  allowSiblingOrigins(http, siblingCheck(directory));
  const health = { check: () => sql`select 1`.execute(db), isStopping: () => stopping };
  registerOperations(http, health, metricsToken);
  registerDocumentation(http);
  registerCalls(http, [...window.handlers, ...accounts.handlers, ...till.handlers], {
    recognize: recognizeCaller({ db, clock, directory, shelf: outlets }),
    strict: !config.production,
    perMinute: limitFor(config),
  });
  await accounts.register(http);
  await till.register(http);
  const forget = (): void => {
    for (const kept of [directory, outlets, catalogue, window]) kept.forget();
  };
  const running = startJobs([...accounts.jobs, ...till.jobs], clock, log);
  if (!config.production) registerDemoTools(http, { clock, forget, runJobs: () => running.runNow() });
  await window.register(http);

  return {
    http,
    forget,
    reconcile: till.reconcile,
    close: async () => {
      stopping = true;
      await running.stop();
      await till.close();
      await http.close();
      accounts.close();
    },
  };
}
