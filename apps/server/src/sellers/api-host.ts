import { isIP } from 'node:net';
import { getDomain } from 'tldts';

/** What a description says for a shop that has one name and no other. */
const SAME = 'same';

/** A host that has no domain of its own to put a sibling beside: calls stay on the page's origin. */
function standsAlone(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 || !host.includes('.');
}

/**
 * CALL-02: the host that answers a page's calls. The first label becomes `api` where what remains is still a domain
 * that can be registered; otherwise `api.` goes in front, so that no host above the seller's own is ever named.
 * Answers undefined where the page's own origin is meant.
 */
export function apiHostFor(pageHost: string, configured?: string | null): string | undefined {
  if (configured === SAME) return undefined;
  if (configured) return configured;
  if (standsAlone(pageHost)) return undefined;
  const parent = pageHost.slice(pageHost.indexOf('.') + 1);
  const registered = getDomain(pageHost, { allowPrivateDomains: true });
  const parentIsOwn = registered !== null && (parent === registered || parent.endsWith(`.${registered}`));
  return `api.${parentIsOwn ? parent : pageHost}`;
}
