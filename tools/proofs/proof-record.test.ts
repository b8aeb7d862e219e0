import { expect, test } from 'vitest';
import { provenBefore, whyUnproven, type Proven } from './proof-record.ts';

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

test('what held at this commit is not proven again, but for what failed; at another one everything is', () => {
  const known = record(proof('kill', 'proven'), proof('container', 'not possible'), proof('soak', 'failed'));
  const held = (commit: string | undefined, asked = ['kill', 'container', 'soak']) =>
    provenBefore(known, commit, asked).map(({ name }) => name);
  expect(held('abc')).toEqual(['kill', 'container']);
  expect(held('abc', ['container'])).toEqual(['container']);
  expect(held('def')).toEqual([]);
  expect(held(undefined)).toEqual([]);
  const { commit: _, ...ofNoCommit } = known;
  expect(provenBefore(ofNoCommit, undefined, ['kill'])).toEqual([]);
});
