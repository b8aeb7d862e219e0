import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StandInNeeds } from './stand-in-needs.ts';
import { sendNotifications } from './webhooks/notify.ts';

/** What a merchant gets to hear: an answer, or one of the ways in which a network fails. */
export type Reaction =
  | { kind: 'answer'; status?: number | undefined; body: string | object }
  | { kind: 'html-502' | 'hang' | 'reset' };

const PROXY_PAGE =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';
const MOST_HANGING_MS = 10 * 60_000;

async function hang(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
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

export function react(
  needs: StandInNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  reaction: Reaction,
): FastifyReply | Promise<FastifyReply> {
  // Whatever the merchant hears, the notifications go out.
  setImmediate(() => {
    sendNotifications(needs).catch((error: unknown) => needs.log.warn({ err: error }, 'notifications wait'));
  });
  switch (reaction.kind) {
    case 'answer': {
      const { status = 200, body } = reaction;
      return reply
        .status(status)
        .type('application/json; charset=utf-8')
        .send(typeof body === 'string' ? body : JSON.stringify(body));
    }
    case 'html-502':
      return reply.status(502).type('text/html').send(PROXY_PAGE);
    case 'reset':
      reply.hijack();
      request.raw.destroy();
      reply.raw.destroy();
      return reply;
    case 'hang':
      return hang(request, reply);
  }
}
