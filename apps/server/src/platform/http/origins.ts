/** Host names without their port, as the directory knows them; a literal IPv6 address keeps its brackets. */
export function hostnameOf(hostHeader: string): string {
  return hostHeader.replace(/:\d+$/, '').toLowerCase();
}

/** The origin's parts, or undefined for `null` and anything that is not a web origin. */
export function parseOrigin(origin: string): URL | undefined {
  if (!URL.canParse(origin)) return undefined;
  const url = new URL(origin);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}

/** Scheme, host and port, with another host in place of the one given. */
export function originAt(base: URL, hostname: string): string {
  return `${base.protocol}//${hostname}${base.port && `:${base.port}`}`;
}
