import type { Deliver } from '../stand-in-needs.ts';

const PATIENCE_MS = 10_000;

/** Hands notifications to an address; whatever is not a success is tried again later. */
export function deliverTo(url: string): Deliver {
  return async (body, headers) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  };
}
