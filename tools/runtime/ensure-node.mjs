// Finds the Node to run on: this one when it is new enough, else the pinned one, fetched from the npm registry.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { root, runtimeFolder } from './folders.mjs';
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
  mkdirSync(runtimeFolder, { recursive: true });
  const folder = mkdtempSync(join(runtimeFolder, 'fetching-'));
  try {
    const found = packages().some((name) => install(folder, name));
    if (!found) throw new Error(`Node ${pinned} could not be fetched. Install Node 24 and try again.`);
    renameSync(join(folder, 'node-home'), home);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Only the program itself is kept, of more than twice its size.
 * @param {string} folder @param {string} name */
function install(folder, name) {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }');
  try {
    npm(process.execPath, ['install', '--prefix', folder, '--no-save', `${name}@${pinned}`], 'pipe');
    const kept = join(folder, 'node-home');
    mkdirSync(kept, { recursive: true });
    cpSync(join(folder, 'node_modules', name, 'bin', program), join(kept, program), { dereference: true });
    const answer = execFileSync(join(kept, program), ['--version'], { cwd: root, encoding: 'utf8' });
    return answer.trim() === `v${pinned}`;
  } catch {
    return false;
  }
}
