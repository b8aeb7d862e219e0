// A wire between the shop and its database that counts how often the shop waits: it speaks, and then the database does.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface Wire {
  url: string;
  turns(): number;
  close(): void;
}

export async function countTurns(url: string): Promise<Wire> {
  const target = new URL(url);
  let turns = 0;
  const server = createServer((shop) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    let isAnswered = true;
    shop.on('data', (bytes) => {
      if (isAnswered) turns += 1;
      isAnswered = false;
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      isAnswered = true;
      shop.write(bytes);
    });
    for (const [one, other] of [
      [shop, database],
      [database, shop],
    ] as const) {
      one.on('close', () => other.destroy());
      one.on('error', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    turns: () => turns,
    close: () => server.close(),
  };
}
