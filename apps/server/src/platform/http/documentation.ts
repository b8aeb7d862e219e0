import { callPrefix } from '@stagedoor/contract/call';
import type { Audience } from '@stagedoor/contract/call';
import type { FastifyInstance } from 'fastify';
import { documentationPage } from './documentation-page.ts';
import { openApi } from './openapi.ts';

/** The calls of an audience for machines and for people. Written once at the start: the contract does not change while it runs. */
export function registerDocumentation(app: FastifyInstance, audience: Audience): void {
  const prefix = callPrefix[audience];
  const description = openApi(audience);
  const page = documentationPage(description, `${prefix}openapi.json`);
  const config = { audience };
  app.get(`${prefix}openapi.json`, { config }, async (_request, reply) => {
    // What a shop can do may be read anywhere; what staff can do, on their own page.
    if (audience === 'shop') reply.header('access-control-allow-origin', '*');
    return reply.send(description);
  });
  app.get(`${prefix}docs`, { config }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(page),
  );
}
