// Two runs of the tests in one folder would write over each other's results and take each other's time: the second one
// is refused, with the first one's process.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onExit } from './on-exit.ts';
import { birthOf, isAlive } from './processes.ts';
import { root } from './runtime/folders.mjs';

interface Holder {
  pid: number;
  birth: string;
  command: string;
}

export class IsRunning extends Error {}

/** Taken in one step, so that of two that begin together one has it; free again however this process ends. */
export function holdAlone(file: string, command: string): void {
  const holder: Holder = { pid: process.pid, birth: birthOf(process.pid), command };
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, JSON.stringify(holder));
  try {
    take(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  onExit(() => rmSync(file, { force: true }));
}

/** For a command of the project: one sentence and an end where another one runs. */
export function aloneOrEnd(command: string): void {
  try {
    holdAlone(join(root, '.cache/tests-running'), command);
  } catch (error) {
    if (!(error instanceof IsRunning)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function take(draft: string, file: string): void {
  for (;;) {
    try {
      return linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const living = livingHolder(file);
    if (living)
      throw new IsRunning(
        `${living.command} is running in this folder already (process ${living.pid}): wait until it has ended.`,
      );
    rmSync(file, { force: true });
  }
}

/** Undefined for one that was killed and left its note behind. */
function livingHolder(file: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    return isAlive(holder.pid) && birthOf(holder.pid) === holder.birth ? holder : undefined;
  } catch {
    return undefined;
  }
}
