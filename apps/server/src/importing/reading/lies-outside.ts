import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Whether a path of the folder leads out of it, by `..` or by a link; throws where there is no such file. */
export function liesOutside(folder: string, path: string): boolean {
  const way = relative(realpathSync(folder), realpathSync(join(folder, path)));
  return way === '..' || way.startsWith(`..${sep}`);
}
