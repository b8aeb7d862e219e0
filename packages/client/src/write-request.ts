import { callPrefix } from '@stagedoor/contract/call';
import type { AnyCall } from '@stagedoor/contract/call';
import type { Wire } from '@stagedoor/contract/wire';

/** Where a call goes and what it carries: address parts first, then the query, the rest as JSON. */
export function writeRequest(
  call: AnyCall,
  input: Wire,
  apiBase: string,
): { url: string; method: string; body?: string | undefined } {
  const left = { ...input };
  const take = (name: string): string => {
    const value = left[name];
    delete left[name];
    return String(value);
  };
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(take(name)));
  const bodiless = call.method === 'GET' || call.method === 'DELETE';
  const query = new URLSearchParams();
  for (const name of bodiless ? Object.keys(left) : call.query) {
    if (left[name] !== undefined) query.set(name, take(name));
  }
  const url = `${apiBase}${callPrefix[call.audience]}${path}${query.size > 0 ? `?${query}` : ''}`;
  return bodiless ? { url, method: call.method } : { url, method: call.method, body: JSON.stringify(left) };
}
