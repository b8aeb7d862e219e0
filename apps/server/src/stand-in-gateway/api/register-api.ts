import type { FastifyInstance } from 'fastify';
import { textOf } from '@stagedoor/rules/values/text-of';
import type { RouteOptions } from '../route-options.ts';
import type { StandInNeeds } from '../stand-in-needs.ts';
import { sendNotifications } from '../webhooks/notify.ts';
import { answerRequest } from './answer-request.ts';

const PROXY_PAGE =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';
const MOST_HANGING_MS = 10 * 60_000;

/** Where merchants' servers send their requests. */
export function registerApi(app: FastifyInstance, needs: StandInNeeds, options: RouteOptions): void {
  app.post('/xml/v1/request.api', options, async (request, reply) => {
    const reaction = await answerRequest(needs, textOf(request.body));
    // Whatever the merchant hears, the notifications go out.
    setImmediate(() => {
      sendNotifications(needs).catch((error: unknown) =>
        needs.log.warn({ err: error }, 'notifications wait'),
      );
    });
    switch (reaction.kind) {
      case 'answer':
        return reply.type('application/json; charset=utf-8').send(reaction.body);
      case 'html-502':
        return reply.status(502).type('text/html').send(PROXY_PAGE);
      case 'reset':
        reply.hijack();
        request.raw.destroy();
        reply.raw.destroy();
        return reply;
      case 'hang':
        reply.hijack();
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, MOST_HANGING_MS);
          timer.unref();
          request.raw.on('close', () => {
            clearTimeout(timer);
            resolve();
          });
        });
        reply.raw.destroy();
        return reply;
    }
  });
}
