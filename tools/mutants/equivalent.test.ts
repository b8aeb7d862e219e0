import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../runtime/folders.mjs';
import { cases } from '../testing/cases.ts';
import { equivalents, isEquivalent } from './equivalent.ts';
import { findMutants } from './find-mutants.ts';
import { sourceOf } from './testing/source-of.ts';

test.each(cases(equivalents))('$file has $before → $after in $within', ({ file, within, before, after }) => {
  const text = readFileSync(join(root, file), 'utf8');
  const known = findMutants(sourceOf(text, file)).filter((mutant) => isEquivalent(mutant, text));
  const own = known.filter((mutant) => mutant.before === before && mutant.after === after);
  expect(own.length).toBeGreaterThan(0);
  expect(text.split(within)).toHaveLength(2);
});

test('the same break elsewhere in the file is none of them', () => {
  const { file, within, before, after } = equivalents.find((one) => one.before === '0')!;
  const text = `${within};\nx = 0;`;
  const mutants = findMutants(sourceOf(text, file)).filter(
    (one) => one.before === before && one.after === after,
  );
  expect(mutants.map((mutant) => isEquivalent(mutant, text))).toEqual([true, false]);
});
