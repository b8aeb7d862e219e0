import type { CodeOffer } from '@stagedoor/contract/entities/code';
import type { PriceLevel } from '@stagedoor/contract/entities/event';
import { offCentsOf } from '@stagedoor/rules/codes/off-cents-of';
import { levelsWithCode } from '@stagedoor/rules/codes/priced-level';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { orderTotals } from '@stagedoor/rules/orders/order-totals';
import type { HallSeat } from '@stagedoor/screens/hall-map/hall';

export interface Bill {
  total: string;
  parts: string;
  /** What a code takes off all of them. */
  off: { label: string; value: string } | undefined;
}

/** What seats cost with their fees; taxes follow once the server knows where to. */
export function billOf(
  seats: readonly HallSeat[],
  levels: ReadonlyMap<number, PriceLevel>,
  currency: Currency,
  code?: CodeOffer,
): Bill {
  const lines = [...Map.groupBy(seats, ({ levelId }) => levelId)].flatMap(([levelId, own]) => {
    const level = levels.get(levelId);
    return level ? [{ ...level, quantity: own.length }] : [];
  });
  const { ticketsCents, feesCents } = orderTotals({ lines, currency });
  const offCents = offCentsOf(levelsWithCode(lines, code, currency));
  const words = (cents: number): string => formatMoney(cents, currency);
  return {
    total: words(ticketsCents + feesCents - offCents),
    parts:
      feesCents > 0 ? seatMapMessages.partsOf(words(ticketsCents), words(feesCents)) : seatMapMessages.noFees,
    off: code && offCents > 0 ? { label: codeMessages.line(code.code), value: words(-offCents) } : undefined,
  };
}
