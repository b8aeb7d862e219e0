// Passes connections on to another address. It can keep the answers back: what was asked has been done by then; and it can
// close the half of every connection on which answers come, while what is asked is still passed on.
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface Forward {
  port: number;
  /** Answers wait here until they are let go, or their connections are gone. */
  holdAnswers(): void;
  letGo(): void;
  /** Nobody is answered any more, though everybody is heard, until it is mended. */
  halfClose(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Whoever hears nothing for so long hangs up: behind a machine that lost its power nobody says good-bye. */
const SILENCE_MS = 60_000;

export async function openForward(
  host: string,
  to: { host: string; port: number },
  silenceMs = SILENCE_MS,
): Promise<Forward> {
  const open = new Set<Socket>();
  const inward = new Set<Socket>();
  const outward = new Set<Socket>();
  let isHolding = false;
  let isHalf = false;
  const server = createServer((asking) => {
    const answering = connect(to.port, to.host);
    inward.add(answering);
    outward.add(asking);
    for (const [one, other] of [
      [asking, answering],
      [answering, asking],
    ] as const) {
      open.add(one);
      one.setTimeout(silenceMs, () => one.destroy());
      one.on('error', () => one.destroy());
      one.on('close', () => {
        open.delete(one);
        inward.delete(one);
        outward.delete(one);
        other.destroy();
      });
    }
    asking.pipe(answering);
    answering.on('data', (chunk: Buffer) => {
      if (!asking.writableEnded) asking.write(chunk);
    });
    answering.on('end', () => asking.end());
    if (isHolding) answering.pause();
    if (isHalf) asking.end();
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    holdAnswers: () => {
      isHolding = true;
      for (const socket of inward) socket.pause();
    },
    letGo: () => {
      isHolding = false;
      for (const socket of inward) socket.resume();
    },
    halfClose: () => {
      isHalf = true;
      for (const socket of outward) socket.end();
    },
    mend: () => {
      isHalf = false;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
