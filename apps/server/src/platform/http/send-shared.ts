import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SharedAnswer } from './answers.ts';

/** Bytes that are there already, as small as the caller takes them; to whoever has them, nothing. */
export async function sendShared(
  answer: SharedAnswer,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { origin, 'if-none-match': known, 'accept-encoding': accepted } = headers;
  // A page of another origin is told so by the hook that let it in.
  const vary = origin === undefined ? 'accept-encoding' : 'origin, accept-encoding';
  reply.headers({ etag: answer.etag, 'cache-control': answer.caching, vary });
  if (known === answer.etag) return reply.status(304).send();
  reply.type('application/json; charset=utf-8');
  if (!accepted?.includes('gzip')) return reply.send(answer.bytes);
  return reply.header('content-encoding', 'gzip').send(await answer.packed());
}
