// The test files that could notice: those beside the code, and those elsewhere that load it.
import { dirname } from 'node:path/posix';
import { ownModule } from '../own-module.ts';
import type { Source } from '../sources.ts';
import type { Chosen } from './lane.ts';

const isTestFile = /\.test\.ts$/;
const needsDocument = '@vitest-environment happy-dom';

/** A package, or a module of the server. */
const home = /^(packages\/[^/]+|apps\/server\/src\/[^/]+|apps\/[^/]+|tools\/[^/]+)(?=\/)/;

function homeOf(path: string): string {
  return home.exec(path)?.[0] ?? dirname(path);
}

/** The quickest first. */
export const suites: readonly string[] = ['unit', 'property', 'server'];

function suiteOf(path: string): string {
  if (path.endsWith('.property.test.ts')) return 'property';
  return path.endsWith('.server.test.ts') ? 'server' : 'unit';
}

export interface Tests {
  beside: Chosen[];
  elsewhere: Chosen[];
  /** Whether loading a test file loads this one too. */
  loads(test: string, file: string): boolean;
}

/** Tests of whole screens have a document and load half the product: they are left to the suites. */
export function testsOf(files: ReadonlySet<string>, sources: readonly Source[]): Tests {
  const imports = importsOf(sources);
  const loaded = new Map<string, Set<string>>();
  const loadedBy = (test: string): Set<string> => {
    const known = loaded.get(test) ?? reachable(test, imports);
    loaded.set(test, known);
    return known;
  };
  const homes = new Set([...files].map(homeOf));
  const tests = sources
    .filter(({ path, text }) => isTestFile.test(path) && !text.includes(needsDocument))
    .map(({ path }) => ({ file: path, suite: suiteOf(path) }))
    .filter(({ file }) => [...files].some((one) => loadedBy(file).has(one)))
    // What a quick test notices need not be tried with thousands of inputs.
    .sort((a, b) => suites.indexOf(a.suite) - suites.indexOf(b.suite));
  return {
    beside: tests.filter(({ file }) => homes.has(homeOf(file))),
    elsewhere: tests.filter(({ file }) => !homes.has(homeOf(file))),
    loads: (test, file) => loadedBy(test).has(file),
  };
}

function importsOf(sources: readonly Source[]): Map<string, string[]> {
  const files = new Map(sources.map(({ path }) => [path.replace(/\.\w+$/, ''), path]));
  return new Map(
    sources.map(({ path, parsed }) => {
      const { staticImports, staticExports } = parsed.module;
      const requests = [
        ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
        ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value ?? '')),
      ];
      const found = requests.map((request) => files.get(ownModule(path, request) ?? ''));
      return [path, found.filter((file) => file !== undefined)];
    }),
  );
}

function reachable(from: string, imports: ReadonlyMap<string, string[]>): Set<string> {
  const seen = new Set([from]);
  for (const file of seen) for (const next of imports.get(file) ?? []) seen.add(next);
  return seen;
}
