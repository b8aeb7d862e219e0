// One database cluster in a temporary folder: made anew or copied from another, started, stopped, killed, frozen.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { newOwnedFolder, type OwnedFolders } from '../owned-folders.ts';
import { onExit } from '../on-exit.ts';
import { familyOf, tell } from '../processes.ts';
import { isReachableByAll, ordinaryUser, reachableTemporaryFolder } from './run-as.ts';
import { untilServing, waitUntilGone } from './wait-for-server.ts';

export const postgresFolders: OwnedFolders = {
  parent: reachableTemporaryFolder(),
  prefix: 'stagedoor-postgres-',
  pidFile: 'data/postmaster.pid',
};

export interface ClusterOptions {
  /** The folder of `initdb` and `postgres`. */
  programs: string;
  /** Settings of the server, as `name=value`. */
  settings: readonly string[];
  /** Where it serves; by itself wherever there is room. */
  port?: number | undefined;
  /** Fills the empty data folder; by itself `initdb` does. */
  fill?: (cluster: Cluster) => void;
}

export interface Cluster {
  port: number;
  /** Connects as a superuser to the database `postgres`. */
  url: string;
  data: string;
  /** Runs one of PostgreSQL's programs as the user that the server runs as. */
  run(program: string, given: readonly string[]): void;
  start(): Promise<void>;
  /** As an operator would: connections are ended, nothing is lost. */
  stop(): Promise<void>;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** The server and all its processes stand still, with their connections open. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

const TIMEOUT_MS = 60_000;
const START_TRIES = 40;

/** The server's user cannot enter our folders, so it gets the programs in its own. */
function copyPrograms(programs: string, folder: string): string {
  const copy = join(folder, 'programs');
  cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: false });
  return join(copy, 'bin');
}

function initialize({ run, data }: Cluster): void {
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
}

function newFolder(): { folder: string; data: string; as: object } {
  const user = ordinaryUser();
  const folder = newOwnedFolder(postgresFolders);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  chmodSync(folder, 0o755);
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  return { folder, data, as: { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } } };
}

/** The server's process, as often as it is started. */
function serverOf(spawnServer: () => ChildProcess, pidFile: string) {
  let server: ChildProcess | undefined;
  const running = (): ChildProcess | undefined =>
    server && server.exitCode === null && server.signalCode === null ? server : undefined;
  return {
    // What a dead server leaves behind takes a moment to notice, and keeps the files until then.
    start: async (): Promise<void> => {
      for (let tries = 1; ; tries += 1) {
        server = spawnServer();
        try {
          await untilServing(server, TIMEOUT_MS);
          return;
        } catch (error) {
          if (tries === START_TRIES || running() || !existsSync(pidFile)) throw error;
        }
        await sleep(250);
      }
    },
    end: async (signal: NodeJS.Signals): Promise<void> => {
      const ending = running();
      if (!ending) return;
      const gone = once(ending, 'exit');
      ending.kill(signal);
      await gone;
    },
    /** Tells every process of it. */
    tellAll: (signal: NodeJS.Signals): void => {
      const { pid } = running() ?? {};
      if (pid === undefined) return;
      // The eldest first: it begins nobody new between the list and the signal.
      tell(pid, signal);
      for (const member of familyOf(pid)) tell(member, signal);
    },
  };
}

/** Makes the files of a cluster; its server is not started yet. */
export async function newCluster({
  programs,
  settings,
  port: wanted,
  fill = initialize,
}: ClusterOptions): Promise<Cluster> {
  const { folder, data, as } = newFolder();
  const pidFile = join(data, 'postmaster.pid');
  const bin = 'uid' in as && !isReachableByAll(programs) ? copyPrograms(programs, folder) : programs;
  const port = wanted ?? (await freePort());
  const place = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder];
  const given = [...place, ...settings.flatMap((setting) => ['-c', setting])];
  const { start, end, tellAll } = serverOf(
    () => spawn(join(bin, 'postgres'), given, { ...as, stdio: ['ignore', 'ignore', 'pipe'] }),
    pidFile,
  );
  const forget = onExit(() => {
    tellAll('SIGCONT');
    void end('SIGQUIT');
    waitUntilGone(pidFile);
    rmSync(folder, { recursive: true, force: true });
  });
  const cluster: Cluster = {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    data,
    run: (program, options) => {
      execFileSync(join(bin, program), options, { ...as, stdio: 'pipe', timeout: TIMEOUT_MS });
    },
    start,
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    freeze: () => tellAll('SIGSTOP'),
    thaw: () => tellAll('SIGCONT'),
    remove: async () => {
      forget();
      tellAll('SIGCONT');
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  fill(cluster);
  return cluster;
}
