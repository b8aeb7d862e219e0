/** What all routes of the stand-in share: no limit on its own traffic, and, beside the shop, a host of its own. */
export interface RouteOptions {
  config: { perMinute: false };
  constraints?: { host: RegExp };
}

export const anyHost: RouteOptions = { config: { perMinute: false } };

export const atHost = (host: RegExp): RouteOptions => ({ ...anyHost, constraints: { host } });
