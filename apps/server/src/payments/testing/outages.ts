// Ways to a gateway that are broken, over real sockets: three on which nothing can leave, and one on which anything may have.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, connect } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { httpTransport } from '../gateway/transport.ts';
import type { Transport } from '../gateway/transport.ts';

/** `reset` breaks the connection once the request has arrived; before the other three end, no byte has left. */
export const outages = ['refused', 'no-name', 'connect-time-out', 'reset'] as const;
export type Outage = (typeof outages)[number];
export const neverSent = ['refused', 'no-name', 'connect-time-out'] as const satisfies readonly Outage[];

const CONNECT_MS = 300;

export async function listening(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A port that nobody listens at. */
async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** A host that is alive and takes no more connections: its program stands still, and its queue is full. */
export async function deafHost(at = 0): Promise<{ port: number; close(): Promise<void> }> {
  const program = `const s = require('node:net').createServer();
    s.listen(${at}, '127.0.0.1', 1, () => console.log(s.address().port))`;
  const host = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(host.stdout, 'data')) as [Buffer];
  const port = Number(String(said));
  host.kill('SIGSTOP');
  const inQueue: Socket[] = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await once(inQueue[0]!, 'connect');
  return {
    port,
    close: async () => {
      for (const socket of inQueue) socket.destroy();
      const gone = once(host, 'exit');
      host.kill('SIGKILL');
      await gone;
    },
  };
}

/** Takes the first bytes and hangs up. */
export function resetting(): Server {
  return createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.resetAndDestroy());
  });
}

interface BrokenRoads {
  transportOf(outage: Outage): Transport;
  close(): Promise<void>;
}

async function breakRoads(): Promise<BrokenRoads> {
  const deaf = await deafHost();
  const resets = resetting();
  const urls: Record<Outage, string> = {
    refused: `http://127.0.0.1:${await closedPort()}`,
    'no-name': `http://gateway.invalid`,
    'connect-time-out': `http://127.0.0.1:${deaf.port}`,
    reset: `http://127.0.0.1:${await listening(resets)}`,
  };
  return {
    transportOf: (outage) => httpTransport(urls[outage], CONNECT_MS),
    close: async () => {
      resets.close();
      await deaf.close();
    },
  };
}

/** A way to the gateway that is whole until somebody breaks it. */
export function breakableRoad() {
  let roads: BrokenRoads | undefined;
  let broken: Transport | undefined;
  return {
    gatewayRoad:
      (whole: Transport): Transport =>
      (...asked) =>
        (broken ?? whole)(...asked),
    breakRoad: async (outage: Outage | undefined): Promise<void> => {
      roads ??= await breakRoads();
      broken = outage && roads.transportOf(outage);
    },
    closeRoads: async (): Promise<void> => roads?.close(),
  };
}
