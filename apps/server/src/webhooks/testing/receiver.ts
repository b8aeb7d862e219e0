// A program that is told what happens: it keeps what arrives, and answers as it is told to.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Arrived {
  headers: IncomingHttpHeaders;
  body: string;
}

interface Receiver {
  url: string;
  arrived: Arrived[];
  /** How it answers from now on; `hangs` never does. */
  answers: { status: number; headers?: Record<string, string>; body?: string };
  close(): Promise<void>;
}

export async function openReceiver(): Promise<Receiver> {
  const receiver: Receiver = { url: '', arrived: [], answers: { status: 204 }, close: async () => {} };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      receiver.arrived.push({ headers: request.headers, body });
      const { status, headers = {}, body: answer = '' } = receiver.answers;
      response.writeHead(status, headers).end(answer);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  receiver.close = () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return receiver;
}

/** What a receiver works out by itself, from its secret and what arrived. */
export function signatureBy(secret: string, { headers, body }: Arrived): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
