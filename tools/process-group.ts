// Ends a process with everything that it has started, before this process goes on.
import { readdirSync } from 'node:fs';
import { groupOf } from './processes.ts';

const graceMs = 8000;
const step = 50;

export function endGroup(group: number): void {
  send(group, 'SIGTERM');
  if (isGoneWithin(graceMs, group)) return;
  send(group, 'SIGKILL');
  isGoneWithin(1000, group);
}

function isGoneWithin(limitMs: number, group: number): boolean {
  for (let waited = 0; waited < limitMs; waited += step) {
    if (!hasMembers(group)) return true;
    rest();
  }
  return false;
}

function send(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // It has ended by itself.
  }
}

function hasMembers(group: number): boolean {
  try {
    return readdirSync('/proc').some((name) => /^\d+$/.test(name) && groupOf(Number(name)) === group);
  } catch {
    // Elsewhere than on Linux nobody tells: the grace is given in full.
    return true;
  }
}

/** Blocks, because a process that is ending runs nothing later. */
function rest(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, step);
}
