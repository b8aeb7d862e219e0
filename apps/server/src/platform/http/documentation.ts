import { callPrefix } from '@stagedoor/contract/call';
import type { Audience } from '@stagedoor/contract/call';
import type { FastifyInstance } from 'fastify';
import { documentationPage } from './documentation-page.ts';
import { openApi } from './openapi.ts';

const written = new Map<Audience, { description: ReturnType<typeof openApi>; page: string }>();

/** Written once, for the first who asks: the contract does not change while it runs, and no start waits for it. */
function documentationOf(audience: Audience) {
  const known = written.get(audience);
  if (known) return known;
  const description = openApi(audience);
  const made = { description, page: documentationPage(description, `${callPrefix[audience]}openapi.json`) };
  written.set(audience, made);
  return made;
}

/** The calls of an audience for machines and for people. */
export function registerDocumentation(app: FastifyInstance, audience: Audience): void {
  const prefix = callPrefix[audience];
  const config = { audience };
  app.get(`${prefix}openapi.json`, { config }, async (_request, reply) => {
    // What a shop can do may be read anywhere; what staff can do, on their own page.
    if (audience === 'shop') reply.header('access-control-allow-origin', '*');
    return reply.send(documentationOf(audience).description);
  });
  app.get(`${prefix}docs`, { config }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(documentationOf(audience).page),
  );
}
