import type { LookupFunction } from 'node:net';

/** Browsers lead every name below `localhost` to their own machine (RFC 6761); other programs often do not. */
export const isBelowLocalhost = (hostname: string): boolean => hostname.endsWith('.localhost');

export const lookupHere: LookupFunction = (_name, _options, found) =>
  found(null, [{ address: '127.0.0.1', family: 4 }]);
