// The server as a process of its own, for tests of starting, stopping and being killed.
import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepsCompiled } from '../../../../tools/compiled.ts';
import { freePort } from '../../../../tools/free-port.ts';
import { onExit } from '../../../../tools/on-exit.ts';
import { programFile } from './program-file.ts';

/** Ends what hangs; a busy machine takes its time. */
const START_TIMEOUT_MS = 300_000;

export interface Reply {
  status: number;
  body: string;
  cookie: string | undefined;
}

export interface ServerProcess {
  port: number;
  pid: number;
  send(
    path: string,
    options?: {
      host?: string;
      origin?: string;
      cookie?: string | undefined;
      body?: unknown;
      method?: 'GET' | 'POST';
      headers?: Readonly<Record<string, string>>;
      /** The address it comes from, where the shop trusts who says so. */
      address?: string | undefined;
      /** Of a door. */
      doorPass?: string | undefined;
    },
  ): Promise<Reply>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /** Resolves when the process is gone, whoever ended it. */
  gone: Promise<number | null>;
  /** What it printed so far. */
  output(): string;
  /** Resolves when it says that it is ready; throws when it ends before. */
  ready(): Promise<void>;
}

type Ended = { exitCode: number | null; output: string };

const basic = () => ({ PATH: process.env.PATH ?? '', ...keepsCompiled, NODE_ENV: 'test', DEMO: '0' });
const launch = (
  environment: Record<string, string>,
  program = programFile('main'),
  [first = process.execPath, ...rest]: readonly string[] = [process.execPath],
) => watch(spawn(first, [...rest, program], { env: { ...basic(), ...environment }, stdio: 'pipe' }));

/** Starts it by the words that put a program into another place of this machine, such as a network of its own. */
export const launchInside =
  (words: readonly string[]) =>
  (environment: Record<string, string>): Launched =>
    launch(environment, programFile('main'), [...words, process.execPath]);

type Launched = ReturnType<typeof launch>;
let waiting: Launched | undefined;

/** It reads its code while the one before it still runs; nobody waits for it at the end. */
function launchAhead(): Launched {
  const ahead = watch(
    spawn(process.execPath, [programFile('testing/waiting-server')], { env: basic(), stdio: 'pipe' }),
  );
  const { child } = ahead;
  child.unref();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) (pipe as Socket).unref();
  return ahead;
}

/** The one that waits goes on with this environment, and the next one begins to wait. */
function takeWaiting(environment: Record<string, string>): Launched {
  const taken = waiting ?? launchAhead();
  const { child } = taken;
  child.ref();
  for (const pipe of [child.stdin, child.stdout, child.stderr]) (pipe as Socket).ref();
  child.stdin.end(`${JSON.stringify(environment)}\n`);
  waiting = launchAhead();
  return taken;
}

function watch(child: ChildProcessWithoutNullStreams) {
  // A test that fails half way must not leave its server behind.
  const forget = onExit(() => child.kill('SIGKILL'));
  child.once('close', forget);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

/** Runs the server until it ends by itself, as it does when it cannot start. */
export async function runToEnd(environment: Record<string, string>): Promise<Ended> {
  const { child, output } = launch(environment);
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  const [exitCode] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { exitCode, output: output() };
}

export function sendTo(port: number): ServerProcess['send'] {
  return (
    path,
    {
      host = 'lantern.localhost',
      origin,
      cookie,
      body = {},
      method = 'POST',
      headers: more,
      address,
      doorPass,
    } = {},
  ) => {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const payload = JSON.stringify(body);
    const headers = {
      host,
      'content-type': 'application/json',
      ...(cookie && { cookie }),
      ...(origin && { origin }),
      ...(address && { 'x-forwarded-for': address }),
      ...(doorPass && { 'x-door-pass': doorPass }),
      ...more,
    };
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          body: text,
          cookie: answer.headers['set-cookie']?.[0]?.split(';')[0],
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(method === 'POST' ? payload : undefined);
    return promise;
  };
}

/** Starts the server and does not wait for it. */
export async function beginServer(
  environment: Record<string, string>,
  begin: (environment: Record<string, string>) => Launched = launch,
): Promise<ServerProcess> {
  const port = environment.PORT ? Number(environment.PORT) : await freePort();
  const { child, output } = begin({
    REQUESTS_PER_MINUTE: '1000000',
    PUBLIC_PORT: '0',
    HELD_TICKETS_PER_ADDRESS: '1000000',
    WAITING_PLACES_PER_ADDRESS: '1000000',
    WAITING_ROOM_ABOVE_MS: '0',
    DEMO_TOOLS: '1',
    ...environment,
    PORT: String(port),
  });
  const gone = once(child, 'close').then(([code]) => code as number | null);
  return {
    port,
    pid: child.pid!,
    send: sendTo(port),
    gone,
    output,
    ready: async () => {
      const deadline = performance.now() + START_TIMEOUT_MS;
      while (!output().includes('is ready')) {
        if (child.exitCode !== null || child.signalCode !== null || performance.now() > deadline) {
          child.kill('SIGKILL');
          throw new Error(`The server did not start: ${output()}`);
        }
        await sleep(20);
      }
    },
    end: (signal) => {
      child.kill(signal);
      return gone;
    },
  };
}

/** The server, or another program that is one: an older version, or one that was unpacked elsewhere. */
export async function startServer(
  environment: Record<string, string>,
  program?: string,
): Promise<ServerProcess> {
  const server = await beginServer(environment, (settings) => launch(settings, program));
  await server.ready();
  return server;
}

/** For whoever starts many, one after the other: the next one reads its code while this one begins. */
export const beginNextServer = (environment: Record<string, string>): Promise<ServerProcess> =>
  beginServer(environment, takeWaiting);
