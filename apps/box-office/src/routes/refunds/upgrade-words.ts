import type { WaitingUpgrade } from '@stagedoor/contract/calls/office/upgrades';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';

export type Way = WaitingUpgrade['ways'][number];

/** More to pay, or something back. */
export const difference = (cents: number, currency: Currency): string =>
  cents >= 0
    ? `${formatMoney(cents, currency)} more, with fees and tax`
    : `${formatMoney(-cents, currency)} goes back`;
