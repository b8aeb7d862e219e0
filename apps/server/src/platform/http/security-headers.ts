import type { FastifyInstance } from 'fastify';

/** What every answer carries, also to what is no address at all. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'x-frame-options': 'DENY',
};
const ONE_YEAR_SECONDS = 31_536_000;

/** What every answer carries; pages add their own content security policy. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders);
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${ONE_YEAR_SECONDS}`);
    done();
  });
}
