import type { Logger } from '../log.ts';

/** A browser's session at the outlet, as far as every call may know it. */
export interface CallerSession {
  publicId: string;
  sidHash: string;
  userId: number | undefined;
  expiresAt: Date;
  endsAt: Date;
}

/** Who calls, where, and when. Made before a handler runs; a handler trusts nothing else about the caller. */
export interface Caller {
  now: Date;
  sellerId: number;
  outletId: number;
  session: CallerSession | undefined;
  /** What still stands between the caller and the shop. */
  barrier: 'password' | 'login' | undefined;
  /** Scheme, host and port of the page. */
  pageOrigin: string;
  ip: string;
  log: Logger;
  cookies: CookieJar;
}

export interface CookieJar {
  get(name: string): string | undefined;
  /** Until the browser closes, or until then. */
  set(name: string, value: string, until?: Date): void;
  clear(name: string): void;
}
