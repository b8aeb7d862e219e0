import type { FastifyInstance, FastifyRequest } from 'fastify';

const forEveryAnswer = {
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'x-outlet-id, x-currency, etag, retry-after',
};
const forPreflights = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'content-type, x-outlet-id, x-outlet-language',
  'access-control-max-age': '600',
};

/** Lets exactly the pages whose calls this host answers make them with their cookie; all others get no such header. */
export function allowSiblingOrigins(
  app: FastifyInstance,
  isSibling: (origin: string, request: FastifyRequest) => Promise<boolean>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined) return done();
    reply.header('vary', 'Origin');
    const allow = (allowed: boolean): void => {
      if (allowed) reply.header('access-control-allow-origin', origin).headers(forEveryAnswer);
    };
    isSibling(origin, request)
      .then(allow)
      .then(() => done(), done);
  });
  app.options('*', (_request, reply) => {
    if (reply.hasHeader('access-control-allow-origin')) reply.headers(forPreflights);
    return reply.status(204).send();
  });
}
