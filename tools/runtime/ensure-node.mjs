// Finds the Node to run on: this one when it is new enough, else the pinned one, fetched from the npm registry.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { runtimeFolder } from './folders.mjs';
import { npm } from './npm.mjs';

/** Raise this after both commands passed with the new version in a fresh clone. */
const pinned = '24.21.0';
const program = process.platform === 'win32' ? 'node.exe' : 'node';

/** @returns {Promise<string>} the path of the program */
export async function ensureNode() {
  if (major(process.versions.node) >= major(pinned)) return process.execPath;
  const home = join(runtimeFolder, `node-v${pinned}-${process.platform}-${process.arch}`);
  const node = join(home, program);
  if (!existsSync(node)) await alone('set-up', () => existsSync(node) || fetchNode(home));
  return node;
}

/** @param {string} version */
function major(version) {
  return Number.parseInt(version, 10);
}

/** The platform's own package needs no install script; the general one finds its way on the other platforms. */
function packages() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  return [`node-${system}-${process.arch}`, 'node'];
}

/** @param {string} home */
function fetchNode(home) {
  console.log(`Fetching Node ${pinned}, because this machine has ${process.versions.node} …`);
  // A fetch that was broken off leaves its folder; nobody else is fetching now.
  const folder = join(runtimeFolder, 'fetching');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const reasons = [];
    for (const name of packages()) {
      try {
        return renameSync(install(folder, name), home);
      } catch (error) {
        reasons.push(error instanceof Error ? error.message : error);
      }
    }
    throw new Error(`Install Node 24 and try again: it could not be fetched.\n${reasons.join('\n')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Only the program itself is kept, of more than twice its size.
 * @param {string} folder @param {string} name */
function install(folder, name) {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }');
  npm(process.execPath, ['install', '--prefix', folder, '--no-save', `${name}@${pinned}`], 'pipe');
  const kept = join(folder, 'kept');
  mkdirSync(kept, { recursive: true });
  cpSync(join(folder, 'node_modules', name, 'bin', program), join(kept, program), { dereference: true });
  const answer = execFileSync(join(kept, program), ['--version'], { encoding: 'utf8' }).trim();
  if (answer !== `v${pinned}`) throw new Error(`${name} brought Node ${answer}.`);
  return kept;
}
