import { locale } from '@stagedoor/rules/language/locale';
import type { LedgerSums } from '@stagedoor/contract/calls/office/ledger';

/** What stays of what came in. */
export const weSay = ({ capturedCents, refundedCents, voidedCents, disputedCents }: LedgerSums): number =>
  capturedCents - refundedCents - voidedCents - (disputedCents ?? 0);

export const count = (number: number, word: string): string =>
  `${number.toLocaleString(locale())} ${word}${number === 1 ? '' : 's'}`;
