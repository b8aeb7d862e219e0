import { codeMessages } from '@stagedoor/rules/messages/codes';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import type { TotalsRow } from '@stagedoor/ui/totals';

/** CODE-06: what a code takes off, as a line of the bill; none where it only opens. */
export const codeRows = (
  code: { code: string; offCents: number } | undefined,
  currency: Currency,
): TotalsRow[] =>
  code && code.offCents > 0
    ? [{ key: 'code', label: codeMessages.line(code.code), value: formatMoney(-code.offCents, currency) }]
    : [];
