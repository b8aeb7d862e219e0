// npm run proof -- container: the image of deploy/Dockerfile, made of the archive on top of Debian's own packages and
// this machine's Node, started by podman as compose.yaml starts it. Where the machine allows none, it says why.
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openOwnStage } from '../apps/server/src/testing/harness/own-stage.ts';
import { loadOrderWorld } from '../apps/server/src/testing/order-proof/order-world.ts';
import { sendTo } from '../apps/server/src/testing/server-process.ts';
import { freePort } from '../tools/free-port.ts';
import { notPossibleHere } from '../tools/proofs/not-possible-here.ts';
import { runStep } from '../tools/run-step.ts';
import { root } from '../tools/runtime/folders.mjs';

const NAME = `stagedoor-proof-${process.pid}`;
const BASE = `localhost/${NAME}-base`;
const IMAGE = `localhost/${NAME}`;
const folder = mkdtempSync(join(tmpdir(), 'stagedoor-container-'));

interface Ended {
  isOk: boolean;
  output: string;
}

function run(program: string, ...args: string[]): Ended {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  return { isOk: status === 0, output: `${stdout ?? ''}${stderr ?? ''}`.trim() };
}

const lastLine = ({ output }: Ended): string => output.split('\n').at(-1) ?? '';

/** Debian's own packages with the Node that runs this; undefined, or why there is none. */
function makeBase(): string | undefined {
  for (const program of ['podman', 'mmdebstrap'])
    if (!run('sh', '-c', `command -v ${program}`).isOk)
      return `${program} is not installed (apt-get install podman mmdebstrap)`;
  const sources = globSync('/etc/apt/{sources.list,sources.list.d/*.{list,sources}}');
  const [, suite = 'stable'] =
    /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? [];
  const packages = join(folder, 'base.tar');
  const made = run(
    'mmdebstrap',
    '--quiet',
    '--variant=required',
    '--include=libstdc++6',
    suite,
    packages,
    ...sources,
  );
  if (!made.isOk) return `Debian's packages could not be put together: ${lastLine(made)}`;
  const imported = run('podman', 'import', '--quiet', packages, `${BASE}-packages`);
  if (!imported.isOk) return `this machine keeps no images: ${lastLine(imported)}`;
  copyFileSync(process.execPath, join(folder, 'node'));
  rmSync(packages);
  writeFileSync(
    join(folder, 'Containerfile'),
    `FROM ${BASE}-packages\nCOPY --chmod=755 node /usr/local/bin/node\n`,
  );
  const built = run('podman', 'build', '--quiet', '--isolation', 'chroot', '-t', BASE, folder);
  return built.isOk ? undefined : `this machine builds no images: ${lastLine(built)}`;
}

let isFine = true;
function require(what: string, isSo: boolean, otherwise = ''): boolean {
  console.log(`${isSo ? '✓' : '✗'} ${what}${isSo ? '' : `\n${otherwise}`}`);
  isFine &&= isSo;
  return isSo;
}

/** Answers whether there is an image that this machine can start. */
async function makeImage(): Promise<boolean> {
  await runStep({ name: 'release', command: ['tools/release.ts', '--into', folder], isShown: true });
  const unpacked = join(folder, 'unpacked');
  mkdirSync(unpacked);
  const [archive = ''] = globSync(join(folder, '*.tar.gz'));
  const opened = run('tar', '-xzf', archive, '-C', unpacked, '--strip-components=1');
  if (!require('the archive is made and unpacked', opened.isOk, opened.output)) return false;
  const file = join(unpacked, 'deploy/Dockerfile');
  const parts = ['-f', file, '--build-arg', `BASE=${BASE}`, '-t', IMAGE, unpacked];
  // Chroot is enough to build, and asks less of the machine than a container does.
  const built = run('podman', 'build', '--quiet', '--isolation', 'chroot', ...parts);
  if (!require('deploy/Dockerfile makes an image of the archive', built.isOk, built.output)) return false;
  const tried = run('podman', 'run', '--rm', '--network', 'host', IMAGE, 'node', '--version');
  if (!tried.isOk) notPossibleHere(`this machine starts no containers: ${lastLine(tried)}`);
  return tried.isOk;
}

const settingsAt = (port: number): Record<string, string> => ({
  DATA_DIR: '/var/lib/stagedoor',
  PORT: String(port),
  HOST: '127.0.0.1',
  TICKET_SECRET: 'a secret for tickets, of a proof 0123456789',
  STAFF_SECRET: 'a secret for staff, of a proof 0123456789',
  BOX_OFFICE_HOST: 'none',
  AUTHORIZENET_LOGIN: 'nobody',
  AUTHORIZENET_TRANSACTION_KEY: 'nothing',
  AUTHORIZENET_SIGNATURE_KEY: 'nothing',
});

// As compose.yaml has it, but for the network: the proof's database listens on this machine.
const hardened = '--network host --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges';

async function firstPage(port: number): Promise<string> {
  const send = sendTo(port);
  for (let tries = 0; tries < 120; tries += 1) {
    await sleep(500);
    const page = await send('/', { method: 'GET' }).catch(() => undefined);
    if (page?.status === 200) return page.body;
  }
  return '';
}

async function prove(): Promise<void> {
  const { stage, close } = await openOwnStage((database, gateway) =>
    loadOrderWorld(database, gateway, { tickets: 10, customers: 1, sessions: 1 }),
  );
  const port = await freePort();
  const settings = Object.entries({ ...stage.environment, ...settingsAt(port) });
  const environment = settings.flatMap(([name, value]) => ['-e', `${name}=${value}`]);
  const logs = (): string => run('podman', 'logs', NAME).output;
  try {
    const started = run('podman', 'run', '-d', '--name', NAME, ...hardened.split(' '), ...environment, IMAGE);
    if (!require('a container is started', started.isOk, started.output)) return;
    require('it draws a page', /<!doctype html>/i.test(await firstPage(port)), logs());
    const stopped = run('podman', 'stop', '-t', '40', NAME);
    const ended = run('podman', 'inspect', '--format', '{{.State.ExitCode}}', NAME).output;
    require('it stops in good order', stopped.isOk && ended === '0', `${ended}\n${logs()}`);
  } finally {
    run('podman', 'rm', '-f', NAME);
    await close();
  }
}

try {
  const why = makeBase();
  if (why !== undefined) notPossibleHere(why);
  else if (await makeImage()) await prove();
} finally {
  run('podman', 'rmi', '-f', IMAGE, BASE, `${BASE}-packages`);
  rmSync(folder, { recursive: true, force: true });
}
if (!isFine) process.exitCode = 1;
