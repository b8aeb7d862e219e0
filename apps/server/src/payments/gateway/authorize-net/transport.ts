// Carries one request to the gateway and its answer back, and tells apart the ways in which that fails.
import { GatewayTrouble } from '../payment-gateway.ts';

export interface Carried {
  status: number;
  text: string;
}

/** May be replaced where the gateway is in the same process. Never repeats a request by itself. */
export type Transport = (body: string, signal: AbortSignal) => Promise<Carried>;

/** Failures that happen before a single byte was sent. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'ENETUNREACH',
]);

function codeOf(error: unknown): string | undefined {
  const { cause } = error as { cause?: { code?: string; errors?: { code?: string }[] } };
  return cause?.code ?? cause?.errors?.[0]?.code;
}

export function fetchTransport(url: string): Transport {
  return async (body, signal) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal,
        redirect: 'error',
      });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      const code = codeOf(error);
      const kind = code !== undefined && neverSent.has(code) ? 'unreachable' : 'no-answer';
      throw new GatewayTrouble(
        kind,
        `The gateway did not answer (${code ?? (error as Error).name})`,
        code,
        error,
      );
    }
  };
}
