// Mail scanners and chat programs look at links by HEAD before anybody follows them. A route whose visit uses something up
// says so; for those a HEAD is answered without a look, here and nowhere else.
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A visit uses up what its address names. */
    usesUp?: boolean;
  }
}

export function keepOneTimeLinks(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'HEAD' || request.routeOptions.config.usesUp !== true) return done();
    return void reply.header('cache-control', 'no-store').send();
  });
}
