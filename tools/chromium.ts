// Finds a Chromium that runs: the one named by CHROMIUM, the machine's, Debian's package, else Playwright's download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwright } from '@playwright/test';

/** How the tests start it: as root, without a screen and without calling home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const advice = 'Install Chromium (on Debian: apt-get install chromium) or set CHROMIUM to its path.';

/** One that is there already; fetches nothing. */
function standing(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named && !runs(named)) throw new Error(`CHROMIUM says ${named}, which does not run. ${advice}`);
  return named ?? onPath() ?? downloaded();
}

export function findChromium(): string {
  const found = standing() ?? fromDebian() ?? fromPlaywright();
  if (!found) throw new Error(`No browser was found. ${advice}`);
  return found;
}

/** What to say at once where there is none yet; nothing where there is. */
export function chromiumNotice(): string | undefined {
  try {
    if (standing()) return undefined;
  } catch (error) {
    return (error as Error).message;
  }
  return `There is no Chromium here. It will be fetched when the browser's turn comes; where that is not allowed, ${advice[0]!.toLowerCase()}${advice.slice(1)}`;
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path) && runs(path));
}

function downloaded(): string | undefined {
  const path = playwright.executablePath();
  return existsSync(path) && runs(path) ? path : undefined;
}

/** Only root may install packages. */
function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium from Debian …');
  const apt = (...args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync('/usr/bin/apt-get', ['-q', '-y', ...args], { env, stdio: 'ignore' }).status === 0;
  };
  apt('update');
  return apt('install', '--no-install-recommends', 'chromium') ? onPath() : undefined;
}

function fromPlaywright(): string | undefined {
  console.log('Fetching Chromium …');
  const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium', '--no-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0 ? downloaded() : undefined;
}

/** A program may be there and lack the libraries it needs. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
