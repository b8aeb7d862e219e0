import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../runtime/folders.mjs';
import { temporaryTree } from '../testing/temporary-tree.ts';
import { findMutants } from './find-mutants.ts';
import { judge, type Fate, type Verdict } from './judge.ts';
import type { Mutant } from './mutant.ts';
import { writePlan } from './plan.ts';
import { difference } from './report.ts';
import { sourceOf } from './testing/source-of.ts';

const fee = 'tools/mutants/testing/sample-fee';
const limit = 'tools/mutants/testing/sample-limit';

function mutantsOf(wanted: Record<string, string[]>): Mutant[] {
  const chosen = Object.entries(wanted).flatMap(([path, changes]) => {
    const file = `${path}.ts`;
    const all = findMutants(sourceOf(readFileSync(join(root, file), 'utf8'), file));
    return changes.map((change) => all.find((mutant) => difference(mutant) === change)!);
  });
  return chosen.map((mutant, id) => ({ ...mutant, id }));
}

async function verdictsOf(mutants: Mutant[], tests: string[]): Promise<Verdict[]> {
  const planFile = join(temporaryTree({}), 'plan.json');
  writePlan(planFile, mutants);
  const verdicts: Verdict[] = [];
  await judge({
    mutants,
    files: tests.map((path) => ({ file: `${path}.test.ts`, suite: 'unit' })),
    loads: (test, file) => test.replace('.test', '') === file,
    lanes: [{ planFile }],
    onVerdict: (verdict) => verdicts.push(verdict),
  });
  return verdicts;
}

function fates(verdicts: Verdict[]): Record<string, Fate> {
  return Object.fromEntries(verdicts.map(({ mutant, fate }) => [difference(mutant), fate]));
}

describe('mutants of a sample', () => {
  test('are noticed, also where they would never end, or survive, or nobody comes by', async () => {
    const mutants = mutantsOf({
      [fee]: [
        'count >= 4  →  count > 4',
        'one + 1  →  one - 1',
        'count > 10  →  count >= 10',
        '500  →  501',
        '100  →  101',
      ],
      // Modules hold it, so it is tried after the one above, in a process that has seen a test fail.
      [limit]: ['10  →  11'],
    });
    const verdicts = await verdictsOf(mutants, [fee, limit]);
    expect(fates(verdicts)).toEqual({
      'count >= 4  →  count > 4': 'noticed',
      'one + 1  →  one - 1': 'noticed',
      'count > 10  →  count >= 10': 'unnoticed',
      '500  →  501': 'unreached',
      '100  →  101': 'noticed',
      '10  →  11': 'unnoticed',
    });
    expect(verdicts.find(({ fate }) => fate === 'noticed')?.by).toBe(
      'a fee for each ticket, less from the fourth',
    );
  });

  test('wait until the tests pass with nothing broken', async () => {
    const mutants = mutantsOf({ [fee]: ['500  →  501'] });
    await expect(verdictsOf(mutants, ['tools/mutants/testing/no-such'])).rejects.toThrow(
      'Tests fail with nothing broken',
    );
  });
});
