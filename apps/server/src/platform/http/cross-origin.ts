import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Lets exactly the pages whose calls this host answers make them with their cookie; all others get no such header. */
export async function allowSiblingOrigins(
  app: FastifyInstance,
  isSibling: (origin: string, request: FastifyRequest) => Promise<boolean>,
): Promise<void> {
  await app.register(cors, {
    hook: 'onRequest',
    delegator: (request: FastifyRequest, answer: (error: Error | null, options?: object) => void) => {
      const { origin } = request.headers;
      const decide = origin === undefined ? Promise.resolve(false) : isSibling(origin, request);
      decide.then(
        (allowed) =>
          answer(null, {
            origin: allowed ? origin : false,
            credentials: true,
            methods: ['GET', 'POST', 'PUT', 'DELETE'],
            allowedHeaders: ['content-type', 'x-outlet-id'],
            exposedHeaders: ['x-outlet-id', 'etag', 'retry-after'],
            maxAge: 600,
            strictPreflight: false,
          }),
        (error: Error) => answer(error),
      );
    },
  });
}
