// The way from a shop that can be killed to its gateway, broken in each of the four ways while the shop lives.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deafHost, listening, resetting } from '../../payments/testing/outages.ts';
import type { Outage } from '../../payments/testing/outages.ts';
import type { Stage } from './stage.ts';

export interface GatewayRoad {
  /** The same stage, whose shops take this way. */
  stage: Stage;
  breakRoad(outage: Outage | undefined): Promise<void>;
  close(): Promise<void>;
}

function relayTo(port: number, open: Set<Socket>): Server {
  return createServer((socket) => {
    const onward = connect(port, '127.0.0.1');
    for (const each of [socket, onward]) {
      open.add(each);
      each.on('error', () => {}).on('close', () => open.delete(each));
    }
    socket.on('close', () => onward.destroy());
    onward.on('close', () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  });
}

/** Whoever stands at the road's port, one after the other. */
class Gate {
  readonly port: number;
  readonly #target: number;
  readonly #open = new Set<Socket>();
  #leave: () => Promise<void> = async () => {};

  constructor(port: number, target: number) {
    this.port = port;
    this.#target = target;
  }

  async #serve(server: Server): Promise<void> {
    await listening(server, this.port);
    this.#leave = () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of this.#open) socket.destroy();
      });
  }

  async be(outage: Outage | undefined): Promise<void> {
    await this.#leave();
    this.#leave = async () => {};
    if (outage === 'refused') return;
    if (outage === 'reset') return this.#serve(resetting());
    if (outage !== 'connect-time-out') return this.#serve(relayTo(this.#target, this.#open));
    this.#leave = (await deafHost(this.port)).close;
  }

  leave = (): Promise<void> => this.#leave();
}

export async function openRoad(stage: Stage): Promise<GatewayRoad> {
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-road-'));
  const noNames = join(folder, 'no-names');
  const first = createServer();
  const port = await listening(first);
  await new Promise((resolve) => first.close(resolve));
  const gate = new Gate(port, Number(new URL(stage.gateway.url).port));
  await gate.be(undefined);
  const environment = { ...stage.environment, NO_NAMES_WHILE: noNames };
  return {
    stage: { ...stage, environment, gateway: { ...stage.gateway, url: `http://localhost:${port}` } },
    breakRoad: async (outage) => {
      if (outage === 'no-name') writeFileSync(noNames, '');
      else rmSync(noNames, { force: true });
      await gate.be(outage);
    },
    close: async () => {
      await gate.leave();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
