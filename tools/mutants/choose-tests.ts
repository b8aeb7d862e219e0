// Which tests are run with something broken: those that came by it while all was well, the quickest first.
import type { Chosen, TestEnd } from './lane.ts';
import type { Mutant } from './mutant.ts';
import { suites } from './tests-of.ts';

export interface Choice {
  files: Chosen[];
  /** How many they are. */
  tests: number;
  /** How long they took while all was well. */
  ms: number;
}

/** For the mutants of a plan, after a run that noted what every test comes by. */
export function testChooser(
  ends: readonly TestEnd[],
  loads: (test: string, file: string) => boolean,
): (mutant: Mutant) => Choice {
  const byFile = [...Map.groupBy(ends, ({ file }) => file).values()];
  const whileLoading = new Set(ends.flatMap(({ reach }) => reach?.loading ?? []));
  return (mutant) => {
    const chosen = byFile
      .map((tests) =>
        reaching(tests, mutant, whileLoading.has(mutant.id) && loads(tests[0]!.file, mutant.file)),
      )
      .filter((tests) => tests.length > 0)
      .map((tests) => ({ tests, ms: tests.reduce((sum, test) => sum + test.ms, 0) }))
      .sort((a, b) => rankOf(a.tests) - rankOf(b.tests) || a.ms - b.ms);
    return {
      files: chosen.map(({ tests }) => ({
        file: tests[0]!.file,
        suite: tests[0]!.suite,
        tests: tests.map(({ id }) => id),
      })),
      tests: chosen.reduce((sum, { tests }) => sum + tests.length, 0),
      ms: chosen.reduce((sum, { ms }) => sum + ms, 0),
    };
  };
}

function rankOf([first]: readonly TestEnd[]): number {
  return suites.indexOf(first!.suite);
}

function reaching(tests: TestEnd[], { id }: Mutant, isLoaded: boolean): TestEnd[] {
  if (isLoaded || tests.some(({ reach }) => reach?.around.includes(id))) return tests;
  const comesBy = ({ reach }: TestEnd): boolean => reach?.test.includes(id) ?? false;
  // Tests of the server share a database: a later one may need what an earlier one has sold.
  return tests[0]!.suite === 'server'
    ? tests.slice(0, tests.findLastIndex(comesBy) + 1)
    : tests.filter(comesBy);
}
