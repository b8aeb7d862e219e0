// The project's code, read and parsed once for the gates that look into it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ParseResult } from 'oxc-parser';
import { projectFiles } from './project-files.ts';

export interface Source {
  /** Relative to the root, with forward slashes. */
  path: string;
  text: string;
  parsed: ParseResult;
}

const isCode = /\.(ts|tsx|mjs)$/;
/** What a generator wrote has no habits of ours. */
export const GENERATED = 'docs/api/office.d.ts';
const isTestPath = /\.test\.tsx?$|\.spec\.ts$|(^|\/)testing\//;

export function readSources(root: string): Source[] {
  return projectFiles(root)
    .filter((path) => isCode.test(path) && path !== GENERATED)
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, parsed: parseSync(path, text) };
    });
}

/** Test files, and what only they use. */
export function isTest(path: string): boolean {
  return isTestPath.test(path);
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
