import type { PriceLevel } from '@stagedoor/contract/entities/event';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { orderTotals } from '@stagedoor/rules/orders/order-totals';
import type { HallSeat } from '@stagedoor/screens/hall-map/hall';

export interface Bill {
  total: string;
  parts: string;
}

/** What seats cost with their fees; taxes follow once the server knows where to. */
export function billOf(
  seats: readonly HallSeat[],
  levels: ReadonlyMap<number, PriceLevel>,
  currency: Currency,
): Bill {
  const lines = [...Map.groupBy(seats, ({ levelId }) => levelId)].flatMap(([levelId, own]) => {
    const level = levels.get(levelId);
    return level ? [{ quantity: own.length, priceCents: level.priceCents, fees: level.fees }] : [];
  });
  const { ticketsCents, feesCents } = orderTotals({ lines, currency });
  const words = (cents: number): string => formatMoney(cents, currency);
  return {
    total: words(ticketsCents + feesCents),
    parts:
      feesCents > 0 ? seatMapMessages.partsOf(words(ticketsCents), words(feesCents)) : seatMapMessages.noFees,
  };
}
