import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** npm runs its scripts in the project's folder and says in INIT_CWD where it was called. */
export function givenFile(path: string): string {
  const file = resolve(process.env['INIT_CWD'] ?? '', path);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  return file;
}

export function readJson(path: string): unknown {
  const file = givenFile(path);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON.`, { cause: error });
  }
}
