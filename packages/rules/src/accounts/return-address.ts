/** Where a customer goes after signing in: a page of this site, never anywhere else. */
const HERE = 'http://here.invalid';

export function safeReturnAddress(address: string | null | undefined): string {
  if (!address?.startsWith('/') || !URL.canParse(address, HERE)) return '/';
  const url = new URL(address, HERE);
  const path = url.pathname + url.search + url.hash;
  // `/.//evil` stays on this host as an address but would leave it as a path.
  return url.origin === HERE && !path.startsWith('//') ? path : '/';
}
