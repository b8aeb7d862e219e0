import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface SecondPort {
  listen(where: { port: number; host: string }): Promise<void>;
}

/** The same server on another port as well, as patient as on the first, and closed together with it. */
export function secondPort(app: FastifyInstance, watch: (server: Server) => void): SecondPort {
  let second: Server | undefined;
  app.addHook('preClose', async () => {
    if (!second?.listening) return;
    const closed = once(second, 'close');
    second.close();
    const sweep = setInterval(() => second?.closeIdleConnections(), 50);
    await closed;
    clearInterval(sweep);
  });
  return {
    listen: async (where) => {
      const { requestTimeout, headersTimeout, keepAliveTimeout, maxConnections } = app.server;
      const asOften = { connectionsCheckingInterval: 1000 };
      second = createServer(asOften, (request, reply) => app.routing(request, reply));
      Object.assign(second, { requestTimeout, headersTimeout, keepAliveTimeout, maxConnections });
      watch(second);
      second.listen(where);
      await once(second, 'listening');
    },
  };
}
