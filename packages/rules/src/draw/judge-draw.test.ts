import { expect, test } from 'vitest';
import { judgeDraw } from './judge-draw.ts';
import type { DrawDraft } from './judge-draw.ts';

const drand = {
  kind: 'drand',
  chain: '52'.repeat(32),
  publicKey: '83cf',
  scheme: 'bls-unchained-g1-rfc9380',
  genesis: 1_692_803_367,
  period: 3,
  round: 35_740_012,
} as const;

const told = (draft: DrawDraft) => judgeDraw(draft, ['draw']).map(({ path }) => path.join('.'));

test.each<[string, DrawDraft, string[]]>([
  ['none', { publicInput: { kind: 'none' } }, []],
  ['digits', { publicInput: { kind: 'digits', source: 'A lottery', count: 12 } }, []],
  ['a round', { publicInput: drand }, []],
  ['digits from nowhere', { publicInput: { kind: 'digits', count: 12 } }, ['draw.publicInput']],
  [
    'a source in other letters',
    { publicInput: { kind: 'digits', source: 'Café', count: 12 } },
    ['draw.publicInput.source'],
  ],
  [
    'a round of digits',
    { publicInput: { kind: 'digits', source: 'A', count: 12, round: 1 } },
    ['draw.publicInput.round'],
  ],
  ['a short chain', { publicInput: { ...drand, chain: '52' } }, ['draw.publicInput.chain']],
  ['a key in capitals', { publicInput: { ...drand, publicKey: '83CF' } }, ['draw.publicInput.publicKey']],
  ['an hour in words', { walkAt: 'noon' }, ['draw.walkAt']],
])('[DRAW-01] %s', (_what, draft, paths) => {
  expect(told(draft)).toEqual(paths);
});
