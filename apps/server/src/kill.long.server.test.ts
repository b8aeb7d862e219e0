import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loadSmallWorld } from './testing/small-world.ts';
import { startServer } from './testing/server-process.ts';
import type { ServerProcess } from './testing/server-process.ts';
import { testDatabase } from './testing/test-database.ts';

/** `npm run proof -- kill` does it twenty times. */
const KILLS = Number(process.env.KILLS ?? 2);
const WRITERS = 6;

/** Starts sessions one after the other until the server is gone; a cookie is kept only when its answer arrived. */
async function writeUntilKilled(server: ServerProcess, acknowledged: string[]): Promise<void> {
  for (;;) {
    try {
      const { status, cookie } = await server.send('/gen.v1/user/sessioninit');
      if (status === 200 && cookie) acknowledged.push(cookie);
    } catch {
      return;
    }
  }
}

test(`[OPS-51] kill -9 under load, ${KILLS} times: every start is clean and nothing acknowledged is missing`, async () => {
  const database = await testDatabase('embedded');
  await loadSmallWorld(database);
  const { environment } = database;
  await database.release();
  const acknowledged: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await startServer(environment);
    const sample = acknowledged.slice(-40);
    const found = await Promise.all(
      sample.map((cookie) => server.send('/gen.v1/user/checksession?extend=0', { cookie })),
    );
    expect(found.map(({ status }) => status)).toEqual(sample.map(() => 200));
    const writers = Array.from({ length: WRITERS }, () => writeUntilKilled(server, acknowledged));
    const before = acknowledged.length;
    while (acknowledged.length < before + WRITERS) await sleep(5);
    await sleep(17 * (kill % 9));
    await server.end('SIGKILL');
    await Promise.all(writers);
  }
  await database.close();
}, 1_800_000);
