// Boots the built product with the demo world, in a folder of its own, for whoever needs one.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cloneWorld, openWorlds } from './demo-worlds.ts';
import { buildApps } from '../tools/build.ts';
import { keepsCompiled } from '../tools/compiled.ts';
import { freePort } from '../tools/free-port.ts';
import { endAbandoned, newOwnedFolder, type OwnedFolders } from '../tools/owned-folders.ts';
import { onExit } from '../tools/on-exit.ts';
import { root } from '../tools/runtime/folders.mjs';

export interface Shop {
  port: number;
  dataDir: string;
  /** What the server has said so far. */
  said: () => string;
  /** Ends the server and runs a program of it over what it has left behind; answers what that printed. */
  afterwards: (program: string, ...args: string[]) => Promise<string>;
  stop: () => Promise<void>;
}

const shopFolders: OwnedFolders = { parent: tmpdir(), prefix: 'stagedoor-shop-', pidFile: 'pid' };
const startTimeoutMs = 900_000;
/** Browsers in a hurry must not meet the limits that keep strangers out; a test of those sets its own. */
const patience = {
  REQUESTS_PER_MINUTE: '1000000',
  HELD_TICKETS_PER_ADDRESS: '1000000',
  WAITING_PLACES_PER_ADDRESS: '1000000',
  WAITING_ROOM_ABOVE_MS: '0',
  GUESSES_PER_MINUTE: '100000',
  SIGN_IN_FAILURES_PER_ADDRESS: '100000',
};

export interface Settings {
  port?: number;
  env?: NodeJS.ProcessEnv;
  /** Begins in an empty folder, without the demo world. */
  isEmpty?: boolean;
  /** What is done to the data before the server has it, with the environment of its commands. */
  prepare?: (env: NodeJS.ProcessEnv) => Promise<void>;
}

/** Where the folder of a loaded demo world stands, for shops to begin with a copy of it. */
const WORLD = 'E2E_WORLD';

/** Loads the demo world once for all shops that are booted while it stands; the answer takes it away. */
export async function loadDemoWorld(): Promise<() => Promise<void>> {
  const worlds = await openWorlds();
  // The world needs no pages: it is loaded by another process while this one builds them.
  const env = { DATABASE_URL: worlds.databaseUrl };
  const { dataDir, folder, end, untilReady } = await launchShop({ env });
  await buildApps();
  await untilReady();
  await end();
  const forget = onExit(() => rmSync(folder, { recursive: true, force: true }));
  process.env[WORLD] = dataDir;
  return async () => {
    delete process.env[WORLD];
    forget();
    rmSync(folder, { recursive: true, force: true });
    await worlds.close();
  };
}

export async function bootShop(settings: Settings = {}): Promise<Shop> {
  const { end, folder, env, ...shop } = await runShop(settings);
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  const afterwards = async (program: string, ...args: string[]) => {
    await end();
    return runProgram(env, program, ...args);
  };
  return { ...shop, afterwards, stop };
}

/** One of the server's programs, over the data of a shop that is not running. */
export async function runProgram(
  env: NodeJS.ProcessEnv,
  program: string,
  ...args: string[]
): Promise<string> {
  const path = join('apps/server/src', `${program}.ts`);
  return (await promisify(execFile)(process.execPath, [path, ...args], { cwd: root, env })).stdout;
}

interface RunningShop extends Omit<Shop, 'stop' | 'afterwards'> {
  env: NodeJS.ProcessEnv;
  folder: string;
  /** Ends the server and leaves its folder. */
  end: () => Promise<void>;
}

async function runShop(settings: Settings): Promise<RunningShop> {
  // Whoever loaded the world has built the apps: what is edited while tests run must not change what they meet.
  if (!process.env[WORLD]) await buildApps();
  const { untilReady, ...shop } = await launchShop(settings);
  await untilReady();
  return shop;
}

async function launchShop(settings: Settings): Promise<RunningShop & { untilReady: () => Promise<void> }> {
  const port = settings.port ?? (await freePort());
  await endAbandoned(shopFolders);
  const folder = newOwnedFolder(shopFolders);
  const dataDir = join(folder, 'data');
  const world = process.env[WORLD];
  const isCopy = world !== undefined && !settings.isEmpty;
  if (isCopy) cpSync(world, dataDir, { recursive: true });
  const ofWorld = isCopy && { DATABASE_URL: await cloneWorld() };
  const own = { DEMO: '1', ...ofWorld, ...settings.env, PORT: String(port), DATA_DIR: dataDir };
  const env = { ...process.env, ...keepsCompiled, ...patience, ...own };
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
  const end = async () => {
    forget();
    if (hasEnded()) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };

  const untilReady = async () => {
    const deadline = Date.now() + startTimeoutMs;
    while (!(await isReady(port))) {
      if (hasEnded() || Date.now() > deadline) {
        await end();
        rmSync(folder, { recursive: true, force: true });
        throw new Error(`The server did not start:\n${output}`);
      }
      await sleep(100);
    }
  };
  return { port, dataDir, folder, env, said: () => output, end, untilReady };
}

async function isReady(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  get({ host: '127.0.0.1', port, path: '/readyz' }, (answer) => {
    answer.resume();
    resolve(answer.statusCode === 200);
  }).on('error', () => resolve(false));
  return await promise;
}
