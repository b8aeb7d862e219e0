// Does the work of commands inside of a shop that runs: its database has one process, so nobody else could.
import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Config } from '../config.ts';
import { behindCustomers } from '../platform/db/behind-customers.ts';
import type { Database } from '../platform/db/database.ts';
import type { Logger } from '../platform/log.ts';
import { LONGEST_PATH, socketOf } from './command-socket.ts';
import type { Asked, Told } from './command-socket.ts';
import { commands } from './commands/all.ts';

interface DeskNeeds {
  database: Database;
  config: Config;
  log: Logger;
  /** Called after every command: it may have changed what is kept in memory. */
  forget(): void;
}

async function run({ name, ...typed }: Asked, { database, config }: DeskNeeds, tell: (told: Told) => void) {
  let exitCode = 0;
  try {
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!load) throw new Error(`The running shop knows no command ${name}: is it of another version?`);
    const command = await load(typed.args);
    const say = (line: string): void => tell({ say: line });
    await command.run({
      ...typed,
      database,
      config,
      say,
      isBesideShop: true,
      fail: () => void (exitCode = 1),
    });
  } catch (error) {
    tell({ sentence: error instanceof Error ? error.message : String(error) });
    exitCode = 1;
  }
  tell({ exitCode });
}

async function serve(socket: Socket, needs: DeskNeeds): Promise<void> {
  const tell = (told: Told): void => void socket.write(`${JSON.stringify(told)}\n`);
  for await (const line of createInterface({ input: socket })) {
    const asked = JSON.parse(line) as Asked;
    needs.log.info({ command: asked.name }, 'a command was handed over');
    await behindCustomers(() => run(asked, needs, tell));
    needs.forget();
    return;
  }
}

/** Beside a server's database commands need no help. Answers how to close the desk. */
export async function openCommandDesk(needs: DeskNeeds): Promise<() => Promise<void>> {
  const path = socketOf(needs.config.dataDir);
  const { log } = needs;
  if (needs.database.kind !== 'embedded') return async () => {};
  if (path.length > LONGEST_PATH) {
    log.warn(
      { path },
      'the path of the data folder is too long for a socket: commands need the shop stopped',
    );
    return async () => {};
  }
  // The folder is locked for this process: what lies there was left by one that is gone.
  rmSync(path, { force: true });
  const running = new Set<Promise<void>>();
  const server = createServer((socket) => {
    socket.on('error', () => {});
    const work = serve(socket, needs)
      .catch((error: unknown) => log.error({ err: error }, 'a command could not be served'))
      .finally(() => {
        socket.end();
        running.delete(work);
      });
    running.add(work);
  });
  // Made for its user alone; the mask of the process says so from the first moment on.
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  return async () => {
    server.close();
    await Promise.all(running);
    rmSync(path, { force: true });
  };
}
