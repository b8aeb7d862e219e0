// A port for balancers and supervisors alone: however many connections customers hold, these questions are answered.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

const questions = new Set(['/healthz', '/readyz', '/metrics']);
const MOST_CONNECTIONS = 100;

export interface HealthPort {
  listen(where: { port: number; host: string }): Promise<void>;
}

/** It closes last: while a node drains it says so here. */
export function healthPort(app: FastifyInstance): HealthPort {
  let server: Server | undefined;
  app.addHook('onClose', async () => {
    if (!server?.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  return {
    listen: async (where) => {
      server = createServer({ requestTimeout: 5000, headersTimeout: 5000 }, (request, reply) => {
        const [path = ''] = (request.url ?? '').split('?', 1);
        if (questions.has(path)) return app.routing(request, reply);
        reply.writeHead(404).end();
      });
      server.maxConnections = MOST_CONNECTIONS;
      server.listen(where);
      await once(server, 'listening');
    },
  };
}
