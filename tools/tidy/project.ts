// What the tidy rules look at, and what they answer.
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { projectFiles } from '../project-files.ts';
import { readSources, type Source } from '../sources.ts';
import type { EverythingKept } from './kept.ts';

export interface Project {
  /** Every file's path relative to the root. */
  files: string[];
  /** The files that people read and write, with their text. */
  texts: { path: string; text: string }[];
  sources: Source[];
  kept: EverythingKept;
}

export interface Untidy {
  path: string;
  line?: number;
  reason: string;
}

export type Rule = (project: Project) => Untidy[];

const textKinds = new Set([
  '',
  '.ts',
  '.tsx',
  '.mjs',
  '.js',
  '.css',
  '.sql',
  '.md',
  '.json',
  '.yaml',
  '.csv',
  '.html',
  '.svg',
]);

export function readProject(root: string, kept: EverythingKept): Project {
  const files = projectFiles(root);
  const texts = files
    .filter((path) => textKinds.has(extname(path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return { files, texts, sources: readSources(root), kept };
}

/** Each place where a pattern occurs in a text, by line. */
export function linesWith(path: string, text: string, pattern: RegExp, reason: string): Untidy[] {
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [{ path, line: index + 1, reason }] : []));
}
