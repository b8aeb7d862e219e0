// One process at a time in an embedded database's folder: two would damage it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** When a process began, as the kernel tells it; a recycled process id has another beginning. */
function beginningOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holderOf(file: string): number | undefined {
  const [pid, beginning] = readFileSync(file, 'utf8').split(' ');
  const holder = Number(pid);
  const alive =
    Number.isInteger(holder) && holder > 0 && isAlive(holder) && beginningOf(holder) === beginning;
  return alive ? holder : undefined;
}

/** Takes the folder, or throws a sentence that names the process that has it. Answers how to give it back. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'in-use-by');
  const mark = `${process.pid} ${beginningOf(process.pid)}`;
  for (;;) {
    try {
      writeFileSync(file, mark, { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = holderOf(file);
      if (holder !== undefined) {
        throw new Error(
          `The data folder ${folder} is in use by process ${holder}: stop it first, or set another DATA_DIR.`,
          { cause: error },
        );
      }
      rmSync(file, { force: true });
    }
  }
}
