// Boots the built product with the demo world, in a folder of its own, for whoever needs one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildStorefront } from '../tools/build.ts';
import { freePort } from '../tools/free-port.ts';
import { endAbandoned, newOwnedFolder, type OwnedFolders } from '../tools/owned-folders.ts';
import { onExit } from '../tools/on-exit.ts';
import { root } from '../tools/runtime/folders.mjs';

export interface Shop {
  port: number;
  dataDir: string;
  /** What the server has said so far. */
  said: () => string;
  stop: () => Promise<void>;
}

const shopFolders: OwnedFolders = { parent: tmpdir(), prefix: 'stagedoor-shop-', pidFile: 'pid' };
const startTimeoutMs = 180_000;
/** Browsers in a hurry must not meet the limits that keep strangers out; a test of those sets its own. */
const patience = {
  REQUESTS_PER_MINUTE: '1000000',
  GUESSES_PER_MINUTE: '100000',
  SIGN_IN_FAILURES_PER_ADDRESS: '100000',
};

interface Settings {
  port?: number;
  env?: NodeJS.ProcessEnv;
  /** What is done to the data before the server has it, with the environment of its commands. */
  prepare?: (env: NodeJS.ProcessEnv) => Promise<void>;
}

export async function bootShop(settings: Settings = {}): Promise<Shop> {
  await buildStorefront();
  const port = settings.port ?? (await freePort());
  await endAbandoned(shopFolders);
  const folder = newOwnedFolder(shopFolders);
  const dataDir = join(folder, 'data');
  const own = { DEMO: '1', ...settings.env, PORT: String(port), DATA_DIR: dataDir };
  const env = { ...process.env, ...patience, ...own };
  await settings.prepare?.(env);
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  writeFileSync(join(folder, shopFolders.pidFile), String(server.pid));
  let output = '';
  const gather = (chunk: Buffer) => (output += chunk.toString());
  server.stdout.on('data', gather);
  server.stderr.on('data', gather);
  const forget = onExit(() => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const stop = async () => {
    forget();
    if (!hasEnded()) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };

  const deadline = Date.now() + startTimeoutMs;
  while (!(await isReady(port))) {
    if (hasEnded() || Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not start:\n${output}`);
    }
    await sleep(100);
  }
  return { port, dataDir, said: () => output, stop };
}

async function isReady(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  get({ host: '127.0.0.1', port, path: '/readyz' }, (answer) => {
    answer.resume();
    resolve(answer.statusCode === 200);
  }).on('error', () => resolve(false));
  return await promise;
}
