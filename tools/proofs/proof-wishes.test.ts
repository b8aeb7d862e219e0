import { expect, test } from 'vitest';
import { proofWishes } from './proof-wishes.ts';

const known = ['draw', 'kill'];

test.each([
  ['nothing is everything', [], { names: known, options: [], isAll: true, isAnew: false }],
  ['all is everything', ['all'], { names: known, options: [], isAll: true, isAnew: false }],
  ['what held before too', ['all', '--anew'], { names: known, options: [], isAll: true, isAnew: true }],
  [
    'options go on to what is named',
    ['kill', '--kills=10000'],
    { names: ['kill'], options: ['--kills=10000'], isAll: false, isAnew: false },
  ],
])('%s', (_what, words, wishes) => {
  expect(proofWishes(words, known)).toEqual(wishes);
});
