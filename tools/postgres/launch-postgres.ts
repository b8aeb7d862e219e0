// Makes a database cluster in a temporary folder, starts its server on a free port and sees to its end.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Postgres, PostgresOptions } from '../postgres.ts';
import { freePort } from '../free-port.ts';
import { newOwnedFolder, type OwnedFolders } from '../owned-folders.ts';
import { onExit } from '../on-exit.ts';
import { isReachableByAll, ordinaryUser, reachableTemporaryFolder } from './run-as.ts';

export const postgresFolders: OwnedFolders = {
  parent: reachableTemporaryFolder(),
  prefix: 'stagedoor-postgres-',
  pidFile: 'data/postmaster.pid',
};

const readyLine = 'database system is ready to accept connections';
const startTimeoutMs = 60_000;
const crashTries = 40;
const forgetfulSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

export async function launchPostgres(programs: string, options: PostgresOptions): Promise<Postgres> {
  const user = ordinaryUser();
  const folder = newOwnedFolder(postgresFolders);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  chmodSync(folder, 0o755);
  if (user) {
    chownSync(folder, user.uid, user.gid);
    chownSync(data, user.uid, user.gid);
  }
  const bin = user && !isReachableByAll(programs) ? copyPrograms(programs, folder) : programs;
  const as = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } };
  const cluster = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(bin, 'initdb'), cluster, { ...as, stdio: 'pipe', timeout: startTimeoutMs });

  const port = await freePort();
  const settings = ['max_connections=200', ...(options.durable ? [] : forgetfulSettings)];
  const place = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder];
  const serve = () =>
    spawn(join(bin, 'postgres'), [...place, ...settings.flatMap((s) => ['-c', s])], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let server = serve();
  const crash = async () => {
    server.kill('SIGKILL');
    await once(server, 'exit');
    // What the dead server leaves behind takes a moment to notice, and keeps the files until then.
    for (let tries = 1; ; tries += 1) {
      server = serve();
      const isReady = await ready(server).then(
        () => true,
        () => tries === crashTries,
      );
      if (isReady) return;
      await sleep(250);
    }
  };
  const forget = onExit(() => {
    server.kill('SIGQUIT');
    waitUntilGone(join(data, 'postmaster.pid'));
    rmSync(folder, { recursive: true, force: true });
  });
  const stop = async () => {
    forget();
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, crash };
}

/** The server's user cannot enter our folders, so it gets the programs in its own. */
function copyPrograms(programs: string, folder: string): string {
  const copy = join(folder, 'programs');
  cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: false });
  return join(copy, 'bin');
}

/** Blocks, because a process that is ending runs nothing later. */
function waitUntilGone(file: string): void {
  const nothing = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; tries < 100 && existsSync(file); tries += 1) Atomics.wait(nothing, 0, 0, 50);
}

async function ready(server: ChildProcess): Promise<void> {
  let log = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(
    () => reject(new Error(`PostgreSQL was not ready in time:\n${log}`)),
    startTimeoutMs,
  );
  server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  server.once('error', reject);
  server.stderr?.on('data', (chunk: Buffer) => {
    if (log.length < 10_000) log += chunk.toString();
    if (log.includes(readyLine)) resolve();
  });
  await promise.finally(() => clearTimeout(timer));
}
