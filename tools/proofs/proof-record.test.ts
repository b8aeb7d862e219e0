import { expect, test } from 'vitest';
import { whyUnproven, type Proven } from './proof-record.ts';

const proof = (name: string, outcome: Proven['outcome']): Proven => ({ name, outcome, why: '', seconds: 1 });
const record = (...proofs: Proven[]) => ({ commit: 'abc', at: '2026-11-15T12:00:00Z', proofs });
const names = ['kill', 'container'];

test('a release is made of a commit that everything possible here was proven of', () => {
  const good = record(proof('kill', 'proven'), proof('container', 'not possible'));
  expect(whyUnproven(good, 'abc', names)).toBeUndefined();
});

test.each([
  ['nothing was proven', undefined, 'abc', 'Nothing was proven here yet'],
  ['the sources were changed since', record(), undefined, 'not committed'],
  ['another commit was proven', record(), 'def', 'not this commit'],
  [
    'one has failed',
    record(proof('kill', 'failed'), proof('container', 'proven')),
    'abc',
    'These proofs have failed: kill.',
  ],
  ['one was left out', record(proof('kill', 'proven')), 'abc', 'These proofs were not run: container.'],
])('none is made where %s', (_why, known, commit, words) => {
  expect(whyUnproven(known, commit, names)).toContain(words);
});
