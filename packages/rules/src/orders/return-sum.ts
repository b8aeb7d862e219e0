import type { Currency } from '../money/currencies.ts';
import { canceledPart } from './canceled-part.ts';
import type { PartOfBill } from './canceled-part.ts';

/** What a ticket that is offered back gives its owner once it is bought. */
export interface ReturnSum extends PartOfBill {
  /** What the shop keeps of it. */
  keptCents: number;
  totalCents: number;
}

/**
 * WAIT-06: all that was paid for it, never more, less the fee that is told before. The fee is kept out of the price, and
 * out of fees and taxes only where the price is less than it.
 */
export function returnSum({ ticketsCents, feesCents, taxesCents }: PartOfBill, feeCents: number): ReturnSum {
  const ofPrice = Math.min(feeCents, ticketsCents);
  const ofFees = Math.min(feeCents - ofPrice, feesCents);
  const ofTaxes = Math.min(feeCents - ofPrice - ofFees, taxesCents);
  const keptCents = ofPrice + ofFees + ofTaxes;
  return {
    ticketsCents: ticketsCents - ofPrice,
    feesCents: feesCents - ofFees,
    taxesCents: taxesCents - ofTaxes,
    keptCents,
    totalCents: ticketsCents + feesCents + taxesCents - keptCents,
  };
}

/** Of one more ticket of a line, as page and server reckon it. */
export const returnOfTicket = (
  line: Parameters<typeof canceledPart>[0] & { canceledQuantity: number },
  feeCents: number,
  currency: Currency,
): ReturnSum =>
  returnSum(
    canceledPart(line, { canceledBefore: line.canceledQuantity, quantity: 1, withFees: true }, currency),
    feeCents,
  );
