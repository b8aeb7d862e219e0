// Carries one request to the gateway and its answer back, and tells apart the ways in which that fails.
import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { GatewayTrouble } from './payment-gateway.ts';

/** What is carried: `path` stands behind the gateway's address. */
export interface Letter {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface Carried {
  status: number;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

/** May be replaced where the gateway is in the same process. Never repeats a request by itself. */
export type Transport = (letter: Letter, signal: AbortSignal) => Promise<Carried>;

const CONNECT_MS = 10_000;

/**
 * Whether a single byte can have left is not a matter of the error's name: before the connection stands nothing is
 * written, whatever went wrong (no name, refused, no route, no certificate, too slow); from then on anything may have been.
 */
function watchConnection(asking: http.ClientRequest, isSecure: boolean, connectMs: number): () => boolean {
  let stands = false;
  const limit = setTimeout(() => {
    asking.destroy(Object.assign(new Error('No connection in time'), { code: 'CONNECT_TIMEOUT' }));
  }, connectMs);
  const stand = (): void => {
    stands = true;
    clearTimeout(limit);
  };
  asking.once('socket', (socket: Socket) => {
    if (asking.reusedSocket || !socket.connecting) stand();
    else socket.once(isSecure ? 'secureConnect' : 'connect', stand);
  });
  asking.once('close', () => clearTimeout(limit));
  return () => stands;
}

function troubleOf(error: Error & { code?: string | undefined }, wasSent: boolean): GatewayTrouble {
  const why = error.code ?? error.name;
  return wasSent
    ? new GatewayTrouble('no-answer', `The gateway did not answer (${why})`, error.code, error)
    : new GatewayTrouble('unreachable', `The gateway could not be reached (${why})`, error.code, error);
}

const headersOf = ({ headers }: http.IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

export function httpTransport(origin: string, connectMs = CONNECT_MS): Transport {
  const isSecure = origin.startsWith('https:');
  const { request, Agent } = isSecure ? https : http;
  const agent = new Agent({ keepAlive: true });
  return ({ method, path, headers: given, body }, signal) =>
    new Promise((resolve, reject) => {
      const headers = { ...given, 'content-length': Buffer.byteLength(body) };
      const asking = request(origin + path, { method, headers, agent, signal });
      const wasSent = watchConnection(asking, isSecure, connectMs);
      const fail = (error: Error): void => reject(troubleOf(error, wasSent()));
      asking.once('error', fail);
      asking.once('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.once('error', fail);
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, text, headers: headersOf(response) }),
        );
      });
      asking.end(body);
    });
}
