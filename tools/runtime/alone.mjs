// Lets one process at a time do a piece of work in this folder; the others wait for it.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runtimeFolder } from './folders.mjs';

/** @param {string} name @param {() => unknown} work */
export async function alone(name, work) {
  mkdirSync(runtimeFolder, { recursive: true });
  const lock = join(runtimeFolder, `${name}.lock`);
  for (let tries = 0; !take(lock); tries += 1) {
    if (tries === 1) console.log('Waiting for another command that is setting up …');
    await sleep(200);
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    // Linking a finished file is one step: nobody ever sees a lock without its owner.
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  } finally {
    rmSync(mine);
  }
  if (!isHeld(lock)) rmSync(lock, { force: true });
  return false;
}

/** A lock whose process is gone was left behind.
 * @param {string} lock */
function isHeld(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
