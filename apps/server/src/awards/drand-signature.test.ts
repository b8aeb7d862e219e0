import { expect, test } from 'vitest';
import { isSigned } from './drand-signature.ts';

/** The round 1000 of the League of Entropy's quicknet, as it stands in public. */
const input = {
  kind: 'drand',
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  scheme: 'bls-unchained-g1-rfc9380',
  genesis: 1_692_803_367,
  period: 3,
  round: 1000,
} as const;
const number = {
  kind: 'drand',
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  signature:
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
} as const;

test('[DRAW-02] a round of the beacon is known by its signature, without asking anybody', () => {
  expect(isSigned(input, number)).toBe(true);
});

test.each([
  ['another round', input, { ...number, round: 1001 }],
  ['another signature', input, { ...number, signature: number.signature.replace('b44', 'b45') }],
  ['no signature at all', input, { ...number, signature: '00' }],
  ['a scheme that is not known', { ...input, scheme: 'pedersen-bls-chained' }, number],
])('[DRAW-02] %s is refused', (_what, of, given) => {
  expect(isSigned(of, given)).toBe(false);
});
