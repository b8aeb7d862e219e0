/** The public beacon whose rounds can be checked here, and which of its rounds comes when. */
import type { PublicInputSettings } from './draw-settings.ts';

/** The League of Entropy's quicknet: a round every three seconds, each with a signature that stands by itself. */
const quicknet = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  scheme: 'bls-unchained-g1-rfc9380',
  genesis: 1_692_803_367,
  period: 3,
} as const;

/** The first round that comes at this moment or after it. */
export function beaconAfter(moment: Date): PublicInputSettings {
  const seconds = moment.getTime() / 1000 - quicknet.genesis;
  const round = Math.max(1, Math.ceil(seconds / quicknet.period) + 1);
  return { kind: 'drand', source: null, count: null, ...quicknet, round };
}

/** When a round of whichever beacon comes; nothing while it is not named whole. */
export function momentOfRound(input: Partial<PublicInputSettings> | null | undefined): Date | undefined {
  const { kind, genesis, period, round } = input ?? {};
  if (kind !== 'drand' || !genesis || !period || !round) return undefined;
  return new Date((genesis + (round - 1) * period) * 1000);
}
