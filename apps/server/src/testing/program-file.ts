import { join } from 'node:path';

const sources = join(import.meta.dirname, '..');

/** The file of a program (`main`, `cli/import` …): put together, where the suite has done that, else its source. */
export function programFile(name: string): string {
  const folder = process.env.PROGRAMS_FOLDER;
  return folder === undefined ? join(sources, `${name}.ts`) : join(folder, `${name}.js`);
}
