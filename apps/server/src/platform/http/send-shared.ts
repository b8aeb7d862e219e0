import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SharedAnswer } from './answers.ts';

/** Bytes that are there already, as small as the caller takes them; to whoever has them, nothing. */
export function sendShared(
  answer: SharedAnswer,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> | undefined {
  const { origin, 'if-none-match': known, 'accept-encoding': accepted } = headers;
  // A page of another origin is told so by the hook that let it in.
  const vary = origin === undefined ? 'accept-encoding' : 'origin, accept-encoding';
  reply.headers({ etag: answer.etag, 'cache-control': answer.caching, vary });
  if (known === answer.etag) {
    reply.status(304).send();
    return undefined;
  }
  const send = (bytes: Buffer): undefined => void reply.send(bytes);
  reply.type('application/json; charset=utf-8');
  if (!accepted?.includes('gzip')) return send(answer.bytes);
  reply.header('content-encoding', 'gzip');
  const packed = answer.packed();
  return packed instanceof Promise ? packed.then(send) : send(packed);
}
