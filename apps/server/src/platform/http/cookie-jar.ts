import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar } from './caller.ts';

interface CookieSettings {
  sameSite: 'lax' | 'strict';
  /** By configuration: over https a cookie never travels in the clear. */
  pageOrigin: string;
}

/** A sibling host can add a cookie of the same name: then nobody knows whose is whose, and neither is believed. */
function isAmbiguous({ cookie = '' }: FastifyRequest['headers'], name: string): boolean {
  return cookie.split(';').filter((pair) => pair.split('=', 1)[0]!.trim() === name).length > 1;
}

/** Host-only, out of reach of scripts, only over https where there is https. */
export function cookieJar(
  request: FastifyRequest,
  reply: FastifyReply,
  { sameSite, pageOrigin }: CookieSettings,
): CookieJar {
  const secure = pageOrigin.startsWith('https:') || request.protocol === 'https';
  const attributes = { path: '/', httpOnly: true, sameSite, secure } as const;
  return {
    get: (name) => (isAmbiguous(request.headers, name) ? undefined : request.cookies[name] || undefined),
    set: (name, value, until) => {
      reply.setCookie(name, value, { ...attributes, ...(until && { expires: until }) });
    },
    clear: (name) => {
      reply.clearCookie(name, attributes);
    },
  };
}
