// Serves what the modules have: their calls, routes and jobs.
import type { FastifyInstance } from 'fastify';
import { registerDemoTools } from './demo-tools.ts';
import { openPorts } from './open-ports.ts';
import type { Ports } from './open-ports.ts';
import { watchJobs } from './platform/failing-jobs/failing-jobs.ts';
import { grownTablesJob } from './platform/db/look-at-grown-tables.ts';
import { patiently } from './platform/db/patiently.ts';
import { createServer } from './platform/http/create-server.ts';
import { allowSiblingOrigins } from './platform/http/cross-origin.ts';
import { registerDocumentation } from './platform/http/documentation.ts';
import { followStaff } from './platform/http/follow-staff.ts';
import { keepAudiencesApart } from './platform/http/office-place.ts';
import { registerReach } from './platform/http/reach.ts';
import { registerCalls } from './platform/http/register-calls.ts';
import { callSettings } from './call-settings.ts';
import { retirementOf } from './platform/http/retirement.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { startJobs } from './platform/jobs.ts';
import { gathered } from './office/index.ts';
import { paceAt } from './platform/tasks/batch-pace.ts';
import { taskJob } from './platform/tasks/work-on-tasks.ts';
import type { Setup } from './setup/index.ts';
import { siblingCheck } from './sibling-check.ts';
import type { Staff } from './staff/index.ts';
import { registerWatching } from './watching.ts';
import { openModules } from './open-modules.ts';
import type { AppNeeds } from './open-modules.ts';

export interface App extends Ports {
  http: FastifyInstance;
  /** Tells balancers and browsers to go elsewhere; still serves them. */
  retire(): void;
  /** Waits no longer for anybody outside, such as a gateway that hangs. */
  hangUp(): void;
  /** Lets requests and jobs that are under way finish. */
  close(): Promise<void>;
  /** Drops what is kept in memory, after something changed behind the app's back. */
  forget(): void;
  /** Takes up every payment whose outcome is not known, as a job does by itself. */
  reconcile(): Promise<void>;
  /** One-time links for whoever comes first, to be printed by whoever starts the server. */
  firstOwnerLinks: Staff['firstOwnerLinks'];
  firstRunLink: Setup['firstRunLink'];
  /** Gateways that cannot be used, each with what to do about it. */
  gatewayTroubles(): Promise<string[]>;
}

export async function buildApp(needs: AppNeeds): Promise<App> {
  const { config, clock, log } = needs;
  const { kind, replicaDb } = needs.database;
  const { platform, modules, directory, gateways, payments, staff, setup } = openModules(needs);
  const { place } = config.staff;
  const { trustedProxies, limits } = config;
  const http = await createServer({ trustedProxies, ...limits }, log);
  const retirement = retirementOf(http);
  addSecurityHeaders(http);
  keepAudiencesApart(http, place);
  allowSiblingOrigins(http, siblingCheck(directory, place, platform.publicAddress));
  const ports = openPorts(http, config);
  registerReach(http, config.orders.ticketSecret);
  const measure = registerWatching(http, needs, retirement.hasBegun);
  for (const audience of ['shop', 'office'] as const) registerDocumentation(http, audience);
  const handlers = modules.flatMap((module) => module.handlers ?? []);
  const told = modules.flatMap(({ reception }) =>
    reception ? registerCalls(http, reception, handlers, callSettings(config)) : [],
  );
  const forget = (): void => {
    for (const module of modules) module.forget?.();
    for (const forgetTold of told) forgetTold();
  };
  for (const module of modules) await module.register?.(http);
  for (const module of modules)
    await patiently(async () => module.begin?.(), needs.onAbsence ?? ((reason) => log.warn(reason)));
  // A job may talk to the stand-in through this very server: not before all its routes are there.
  const ofModules = modules.flatMap((module) => module.jobs ?? []);
  const jobs = ofModules.filter(({ name }) => !needs.leftJobs?.includes(name));
  jobs.push(
    taskJob({ ...platform, replicaDb, kinds: gathered(() => modules).taskKinds(), pace: paceAt(kind) }),
    grownTablesJob(platform.db),
  );
  const running = startJobs(jobs, clock, log, watchJobs(platform.db));
  measure(modules, running);
  followStaff(http, running);
  if (config.demoTools) registerDemoTools(http, { clock, forget, runJobs: () => running.runNow() });

  return {
    http,
    forget,
    reconcile: () => payments.reconcile(),
    firstOwnerLinks: (now) => staff.firstOwnerLinks(now),
    firstRunLink: (now) => setup.firstRunLink(now),
    gatewayTroubles: () => gateways.troubles(),
    ...ports,
    retire: retirement.begin,
    hangUp: () => {
      for (const module of modules) module.hangUp?.();
    },
    close: async () => {
      retirement.begin();
      await running.stop();
      for (const module of modules.toReversed()) await module.close?.();
      await http.close();
    },
  };
}
