import type { DrawDetail } from '@stagedoor/contract/entities/draw';

/** Where the public number comes from. */
export function inputWords({ inputKind, inputSource, inputRound }: DrawDetail): string {
  if (inputKind === 'digits') return inputSource ?? '';
  if (inputKind === 'drand') return `Round ${inputRound} of the drand beacon`;
  return 'None: commit and reveal alone, which proves less';
}
