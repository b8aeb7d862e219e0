import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { CookieJar } from './caller.ts';

interface CookieSettings {
  sameSite: 'lax' | 'strict';
  /** By configuration: over https a cookie never travels in the clear. */
  pageOrigin: string;
}

/** A sibling host can add a cookie of the same name: then nobody knows whose is whose, and neither is believed. */
function isAmbiguous({ cookie }: FastifyRequest['headers'], name: string): boolean {
  if (cookie === undefined) return false;
  return cookie.split(';').filter((pair) => firstOf(pair.split('=', 1)).trim() === name).length > 1;
}

/** Host-only, out of reach of scripts, only over https where there is https. */
export function cookieJar(
  request: FastifyRequest,
  reply: FastifyReply,
  { sameSite, pageOrigin }: CookieSettings,
): CookieJar {
  return new RequestCookies(request, reply, {
    path: '/',
    httpOnly: true,
    sameSite,
    secure: pageOrigin.startsWith('https:') || request.protocol === 'https',
  });
}

class RequestCookies implements CookieJar {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #attributes: CookieSerializeOptions;

  constructor(request: FastifyRequest, reply: FastifyReply, attributes: CookieSerializeOptions) {
    this.#request = request;
    this.#reply = reply;
    this.#attributes = attributes;
  }

  get(name: string): string | undefined {
    const { headers, cookies } = this.#request;
    return isAmbiguous(headers, name) ? undefined : cookies[name] || undefined;
  }

  set(name: string, value: string, until?: Date): void {
    this.#reply.setCookie(name, value, { ...this.#attributes, ...(until && { expires: until }) });
  }

  clear(name: string): void {
    this.#reply.clearCookie(name, this.#attributes);
  }
}
