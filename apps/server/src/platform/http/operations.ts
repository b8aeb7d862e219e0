// What operators and load balancers ask: is it alive, is it ready, how is it doing.
import type { FastifyInstance } from 'fastify';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Health {
  /** Rejects when the database does not answer. */
  check(): Promise<unknown>;
  isStopping(): boolean;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Numbers about the server are for whoever runs it: by default only from the machine itself. */
export function registerOperations(
  app: FastifyInstance,
  health: Health,
  metricsToken: string | undefined,
): Registry {
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

  app.get('/healthz', { config: { perMinute: false } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ alive: true }),
  );
  app.get('/readyz', { config: { perMinute: false } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (health.isStopping()) return reply.status(503).send({ ready: false, reason: 'stopping' });
    try {
      await health.check();
      return reply.send({ ready: true });
    } catch {
      return reply.status(503).send({ ready: false, reason: 'database' });
    }
  });
  app.get('/metrics', { config: { perMinute: false } }, async (request, reply) => {
    const allowed = metricsToken
      ? request.headers.authorization === `Bearer ${metricsToken}`
      : LOOPBACK.has(request.socket.remoteAddress ?? '');
    if (!allowed) return reply.status(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return registry;
}
