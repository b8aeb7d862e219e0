// Joins requirements, the tests that name them in their titles, and the tests' last results.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from '../project-files.ts';
import type { TestResult } from '../suites/test-results.ts';

export interface NamedTest {
  file: string;
  /** The ids in brackets at the head of a title: `[CART-07, CART-08]`. */
  ids: string[];
  title: string;
}

export interface Trace {
  id: string;
  tests: { file: string; title: string; status: TestResult['status'] | 'not run' }[];
}

const declaration = /^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\*/gm;
const id = /[A-Z]+(?:-[A-Z]+)*-\d+/g;
const title = /(['"`])((?:(?!\1).)*?\[[A-Z]+(?:-[A-Z]+)*-\d+[^\]]*\](?:(?!\1).)*)\1/g;
const brackets = /\[[^\]]*\]/g;
const isTestFile = /\.(test|spec)\.tsx?$/;

export function requirementIds(text: string): string[] {
  return [...text.matchAll(declaration)].map(([, found = '']) => found);
}

export function namedTests(root: string): NamedTest[] {
  return projectFiles(root)
    .filter((file) => isTestFile.test(file))
    .flatMap((file) =>
      titlesIn(readFileSync(join(root, file), 'utf8')).map((words) => ({
        file,
        title: words,
        ids: idsIn(words),
      })),
    );
}

export function titlesIn(text: string): string[] {
  return [...text.matchAll(title)].map(([, , words = '']) => words);
}

/** Only what stands in brackets is claimed. */
export function idsIn(words: string): string[] {
  return [...words.matchAll(brackets)].flatMap(([group]) => [...group.matchAll(id)].map(([found]) => found));
}

/** A test that ran speaks by its result; a title that no result shows has not run. */
export function traceOf(ids: string[], named: NamedTest[], results: TestResult[]): Trace[] {
  const ran = results.map((result) => ({ ...result, ids: idsIn(result.title) }));
  return ids.map((one) => {
    const shown = ran.filter((result) => result.ids.includes(one));
    const silent = named
      .filter((test) => test.ids.includes(one) && !shown.some(({ file }) => file === test.file))
      .map(({ file, title: words }) => ({ file, title: words, status: 'not run' as const }));
    const tests = [
      ...shown.map(({ file, title: words, status }) => ({ file, title: words, status })),
      ...silent,
    ];
    return { id: one, tests };
  });
}
