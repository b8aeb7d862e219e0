import type { ChildProcess } from 'node:child_process';

export interface Kept {
  /** Begins nothing until it is let go on: its machine has no power, or its operator said so. */
  hold(): void;
  goOn(): void;
}

/** As a supervisor's: a moment, so that what fails at once does not fill the machine. */
const PAUSE_MS = 1000;

/** Begins it again whenever it ends, as systemd does. */
export function keepRunning(begin: () => ChildProcess): Kept {
  let isHeld = false;
  let isRunning = false;
  const run = (): void => {
    if (isHeld || isRunning) return;
    isRunning = true;
    const child = begin();
    child.unref();
    child.once('error', () => {});
    child.once('close', () => {
      isRunning = false;
      setTimeout(run, PAUSE_MS).unref();
    });
  };
  run();
  return {
    hold: () => {
      isHeld = true;
    },
    goOn: () => {
      isHeld = false;
      run();
    },
  };
}
