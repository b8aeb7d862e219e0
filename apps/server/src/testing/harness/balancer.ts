// A small proxy in front of several nodes, as HAProxy would stand there: it asks each node whether it is ready, sends
// requests in turn to those that are, and tries another one only where nothing was sent yet.
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../../tools/free-port.ts';

export interface Balancer {
  port: number;
  /** Waits until this many nodes are ready. */
  ready(many: number): Promise<void>;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 250;
const LOOK_PATIENCE_MS = 1000;
const REQUEST_PATIENCE_MS = 60_000;

async function isReady(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LOOK_PATIENCE_MS);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

async function read(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function giveUp(outgoing: ServerResponse, status: number): void {
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(status, { 'content-type': 'application/json' }).end('{}');
}

/** False when the node took no connection: then somebody else may be asked. */
function forward(
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  port: number,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { method, url: path, headers } = incoming;
  const passed = request(
    { host: '127.0.0.1', port, method, path, headers, timeout: REQUEST_PATIENCE_MS },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => outgoing.destroy());
      answer.pipe(outgoing);
      resolve(true);
    },
  );
  passed.on('timeout', () => passed.destroy());
  passed.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') return resolve(false);
    giveUp(outgoing, 502);
    resolve(true);
  });
  passed.end(body);
  return promise;
}

export async function openBalancer(nodes: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>();
  const over = new AbortController();
  const looking = (async () => {
    while (!over.signal.aborted) {
      await Promise.all(
        nodes.map(async (node) => ((await isReady(node)) ? ready.add(node) : ready.delete(node))),
      );
      await sleep(LOOK_EVERY_MS);
    }
  })();
  let turn = 0;
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await read(incoming);
    turn += 1;
    const candidates = nodes
      .map((_, n) => nodes[(turn + n) % nodes.length]!)
      .filter((node) => ready.has(node));
    for (const node of candidates) if (await forward(incoming, body, outgoing, node)) return;
    giveUp(outgoing, 503);
  };
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => giveUp(outgoing, 502));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    ready: async (many) => {
      while (ready.size < many) await sleep(LOOK_EVERY_MS);
    },
    close: async () => {
      over.abort();
      await looking;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
