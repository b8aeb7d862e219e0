// What operators and load balancers ask: is it alive, is it ready, how is it doing.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Health {
  /** Rejects when the database does not answer. */
  check(): Promise<unknown>;
  isStopping(): boolean;
}

/** A balancer that is kept waiting for longer counts it as a no anyway. */
const PATIENCE_MS = 800;

/** The answer, or no answer, in time. */
async function answersInTime(check: () => Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PATIENCE_MS);
  check().then(
    () => resolve(true),
    () => resolve(false),
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
export function registerOperations(app: FastifyInstance, health: Health, access: MetricsAccess): Registry {
  const registry = new Registry();
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
    reply.header('cache-control', 'no-store').send({ alive: true }),
  );
  app.get('/readyz', { config: { audience: 'both', perMinute: false } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (health.isStopping()) return reply.status(503).send({ ready: false, reason: 'stopping' });
    if (await answersInTime(health.check)) return reply.send({ ready: true });
    return reply.status(503).send({ ready: false, reason: 'database' });
  });
  app.get('/metrics', { config: { audience: 'both', perMinute: false } }, async (request, reply) => {
    if (!mayReadMetrics(request, access))
      return reply.status(401).header('www-authenticate', 'Bearer').send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}
