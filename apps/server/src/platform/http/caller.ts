import type { FastifyRequest } from 'fastify';
import type { Logger } from '../log.ts';

/** What is known of whoever calls, whatever they call for. Made before a handler runs; a handler trusts nothing else. */
export interface Caller {
  now: Date;
  /** Scheme, host and port of the page that speaks. */
  pageOrigin: string;
  ip: string;
  log: Logger;
  cookies: CookieJar;
}

/**
 * The callers there are, by audience. The platform knows none of them: the module that recognizes an audience adds
 * its own by declaration merging, and `handle` gives it to the handlers of that audience's calls.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Callers {}

/** The same, where the handler says itself who calls. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Arriving {}

export interface CookieJar {
  get(name: string): string | undefined;
  /** Until the browser closes, or until then. */
  set(name: string, value: string, until?: Date): void;
  clear(name: string): void;
}

/** Made for every request, of which few write into the log: its line is begun by the first that does. */
class RequestCaller implements Caller {
  readonly now: Date;
  readonly pageOrigin: string;
  readonly cookies: CookieJar;
  readonly ip: string;
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest, { now, pageOrigin, cookies }: Facts) {
    this.now = now;
    this.pageOrigin = pageOrigin;
    this.cookies = cookies;
    this.ip = request.ip;
    this.#request = request;
  }

  get log(): Logger {
    return (this.#request.log as unknown as Logger).child({ id: this.#request.id });
  }
}

type Facts = Pick<Caller, 'now' | 'pageOrigin' | 'cookies'>;

/** What a request says about itself. */
export const callerOf = (request: FastifyRequest, facts: Facts): Caller => new RequestCaller(request, facts);
