// What operators and load balancers ask: is it alive, is it ready, how is it doing.
import { createHash, timingSafeEqual } from 'node:crypto';
import { PRODUCT_VERSION } from '@stagedoor/rules/shops/product-version';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, collectDefaultMetrics } from 'prom-client';
import type { Registry } from 'prom-client';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { isFull } from '../db/trouble.ts';

export interface Health {
  /** What browsers reach, one by one; those that have a problem make the deep answer a no. */
  hosts(): Promise<{ origin: string; use: string; problem: string | undefined }[]>;
  /** Rejects when the database does not answer. */
  check(): Promise<unknown>;
  isStopping(): boolean;
}

/** A balancer that is kept waiting for longer counts it as a no anyway. */
const PATIENCE_MS = 800;
/** Prometheus gives up after ten seconds. */
const COUNTING_MS = 5000;

/** Why there is no good answer in time; undefined where there is one. */
async function problemOf(
  check: () => Promise<unknown>,
  patienceMs = PATIENCE_MS,
): Promise<'database' | 'disk' | undefined> {
  const { promise, resolve } = Promise.withResolvers<'database' | 'disk' | undefined>();
  const timer = setTimeout(() => resolve('database'), patienceMs);
  check().then(
    () => resolve(undefined),
    (error: unknown) => resolve(isFull(error) ? 'disk' : 'database'),
  );
  return promise.finally(() => clearTimeout(timer));
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export interface MetricsAccess {
  token: string | undefined;
  production: boolean;
}

/** With the token; outside production also from the machine itself, unless a proxy there passes somebody on. */
function mayReadMetrics({ headers, socket }: FastifyRequest, { token, production }: MetricsAccess): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isPassedOn = ['forwarded', 'x-forwarded-for', 'via', 'x-real-ip'].some((name) => headers[name]);
  return !production && !isPassedOn && LOOPBACK.has(socket.remoteAddress ?? '');
}

const isSame = (given: string, known: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(known).digest());

/** Numbers about the server are for whoever runs it: in production with a token only. */
export function registerOperations(
  app: FastifyInstance,
  health: Health,
  access: MetricsAccess,
  registry: Registry,
  bringUpToDate: () => Promise<void>,
): void {
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'stagedoor_request_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const timed = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'page';
    const name = `${method} ${reply.statusCode} ${route}`;
    // What is told of a route with its own labels is found once; there are as many as routes and statuses.
    let told = timed.get(name);
    if (!told) timed.set(name, (told = duration.labels({ method, route, status: reply.statusCode })));
    told.observe(reply.elapsedTime / 1000);
    done();
  });

  app.get('/healthz', { config: { audience: 'both', perMinute: false } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true, version: PRODUCT_VERSION }),
  );
  app.get('/readyz', { config: { audience: 'both', perMinute: false } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (health.isStopping()) return reply.status(503).send({ ready: false, reason: 'stopping' });
    const reason = await problemOf(health.check);
    if (reason !== undefined) return reply.status(503).send({ ready: false, reason });
    if (!('deep' in recordOf(request.query))) return reply.send({ ready: true });
    // It asks others, and says where the shop is not: for whoever runs it.
    if (!mayReadMetrics(request, access))
      return reply.status(401).header('www-authenticate', 'Bearer').send();
    const hosts = await health.hosts();
    const ready = hosts.every(({ problem }) => problem === undefined);
    return reply.status(ready ? 200 : 503).send({ ready, ...(ready ? {} : { reason: 'hosts' }), hosts });
  });
  app.get('/metrics', { config: { audience: 'both', perMinute: false } }, async (request, reply) => {
    if (!mayReadMetrics(request, access))
      return reply.status(401).header('www-authenticate', 'Bearer').send();
    await problemOf(bringUpToDate, COUNTING_MS);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
