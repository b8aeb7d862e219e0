import type { WaitingUpgrade } from '@stagedoor/contract/calls/office/upgrades';
import { formatUsd } from '@stagedoor/rules/money/money';

export type Way = WaitingUpgrade['ways'][number];

/** More to pay, or something back. */
export const difference = (cents: number): string =>
  cents >= 0 ? `${formatUsd(cents)} more, with fees and tax` : `${formatUsd(-cents)} goes back`;
