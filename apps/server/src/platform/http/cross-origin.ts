import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const forSiblings = {
  credentials: true,
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['content-type', 'x-outlet-id'],
  exposedHeaders: ['x-outlet-id', 'etag', 'retry-after'],
  maxAge: 600,
  strictPreflight: false,
};
const forNobody = { ...forSiblings, origin: false };

/** Lets exactly the pages whose calls this host answers make them with their cookie; all others get no such header. */
export async function allowSiblingOrigins(
  app: FastifyInstance,
  isSibling: (origin: string, request: FastifyRequest) => Promise<boolean>,
): Promise<void> {
  await app.register(cors, {
    hook: 'onRequest',
    delegator: (request: FastifyRequest, answer: (error: Error | null, options?: object) => void) => {
      const { origin } = request.headers;
      if (origin === undefined) return answer(null, forNobody);
      isSibling(origin, request).then(
        (allowed) => answer(null, allowed ? { ...forSiblings, origin } : forNobody),
        (error: Error) => answer(error),
      );
    },
  });
}
