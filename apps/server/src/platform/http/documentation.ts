import type { FastifyInstance } from 'fastify';
import { documentationPage } from './documentation-page.ts';
import { openApi } from './openapi.ts';

/** The calls for machines and for people. Written once at the start: the contract does not change while it runs. */
export function registerDocumentation(app: FastifyInstance): void {
  const description = openApi();
  const page = documentationPage(description);
  app.get('/gen.v1/openapi.json', async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send(description),
  );
  app.get('/gen.v1/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(page),
  );
}
