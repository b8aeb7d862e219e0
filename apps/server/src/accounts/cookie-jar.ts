import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar } from '../platform/http/caller.ts';

/** SESSION-14: host-only, out of reach of scripts, not sent along from other sites, only over https where there is https. */
export function cookieJar(request: FastifyRequest, reply: FastifyReply): CookieJar {
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  } as const;
  return {
    get: (name) => request.cookies[name],
    set: (name, value, until) => {
      reply.setCookie(name, value, { ...attributes, ...(until && { expires: until }) });
    },
    clear: (name) => {
      reply.clearCookie(name, attributes);
    },
  };
}
