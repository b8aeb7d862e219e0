import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryTree } from '../testing/temporary-tree.ts';
import { root } from '../runtime/folders.mjs';
import { findMutants } from './find-mutants.ts';
import { judge, type Verdict } from './judge.ts';
import { writePlan } from './plan.ts';
import { difference } from './report.ts';
import { sourceOf } from './testing/source-of.ts';

const file = 'tools/mutants/testing/sample-fee.ts';
const tests = { file: 'tools/mutants/testing/sample-fee.test.ts', suite: 'unit' };

async function verdictsOf(
  mutants: ReturnType<typeof mutantsOf>,
  chosen = tests,
): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>();
  const planFile = join(temporaryTree({}), 'plan.json');
  writePlan(planFile, mutants);
  await judge({
    mutants,
    files: [chosen],
    loads: () => true,
    lanes: [{ planFile }],
    onVerdict: (verdict) => verdicts.set(difference(verdict.mutant), verdict),
  });
  return verdicts;
}

function mutantsOf(...wanted: string[]) {
  const all = findMutants(sourceOf(readFileSync(join(root, file), 'utf8'), file));
  const chosen = all.filter((mutant) => wanted.includes(difference(mutant)));
  expect(chosen).toHaveLength(wanted.length);
  return chosen.map((mutant, id) => ({ ...mutant, id }));
}

describe('mutants of a sample', () => {
  test('are noticed, hang, survive, or nobody comes by', async () => {
    const verdicts = await verdictsOf(
      mutantsOf(
        'count >= 4  →  count > 4',
        'one + 1  →  one - 1',
        'count > 10  →  count >= 10',
        "'fee'  →  ''",
      ),
    );
    expect(Object.fromEntries([...verdicts].map(([name, { fate }]) => [name, fate]))).toEqual({
      'count >= 4  →  count > 4': 'noticed',
      'one + 1  →  one - 1': 'noticed',
      'count > 10  →  count >= 10': 'unnoticed',
      "'fee'  →  ''": 'unreached',
    });
    expect(verdicts.get('count >= 4  →  count > 4')?.by).toBe('a fee for each ticket, less from the fourth');
  });

  test('wait until the tests pass with nothing broken', async () => {
    const chosen = { file: 'tools/mutants/testing/no-such.test.ts', suite: 'unit' };
    await expect(verdictsOf(mutantsOf("'fee'  →  ''"), chosen)).rejects.toThrow(
      'Tests fail with nothing broken',
    );
  });
});
