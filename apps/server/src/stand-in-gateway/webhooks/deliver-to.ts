const PATIENCE_MS = 10_000;

/** Hands notifications to an address; whatever is not a success is tried again later. */
export function deliverTo(url: string): (body: string, signature: string) => Promise<boolean> {
  return async (body, signature) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-anet-signature': signature },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  };
}
