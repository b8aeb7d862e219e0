import type { Currency } from '../money/currencies.ts';
import { canceledPart } from '../orders/canceled-part.ts';
import type { PartOfBill } from '../orders/canceled-part.ts';

/** A line with what has been taken off it already, or is about to be. */
export interface RefundableLine {
  lineId: number;
  quantity: number;
  unitPriceCents: number;
  unitFeesCents: number;
  /** Of the whole line. */
  taxesCents: number;
  takenTickets: number;
  takenTicketsCents: number;
  takenFeesCents: number;
  takenTaxesCents: number;
}

/** What is left to give back besides the lines. */
export interface RefundableBill {
  lines: readonly RefundableLine[];
  shippingCents: number;
  planFeeCents: number;
}

export interface RefundChoice {
  lines: readonly { lineId: number; tickets: number }[];
  withFees: boolean;
  withShipping: boolean;
}

export interface RefundPart extends PartOfBill {
  lineId: number;
  tickets: number;
}

export interface RefundSum {
  lines: RefundPart[];
  shippingCents: number;
  planFeeCents: number;
  totalCents: number;
}

const partCents = ({ ticketsCents, feesCents, taxesCents }: PartOfBill): number =>
  ticketsCents + feesCents + taxesCents;

const summed = (lines: RefundPart[], shippingCents: number, planFeeCents: number): RefundSum => ({
  lines,
  shippingCents,
  planFeeCents,
  totalCents: lines.reduce((sum, line) => sum + partCents(line), shippingCents + planFeeCents),
});

/** What there is left of a line. */
const leftOf = (line: RefundableLine): RefundPart => ({
  lineId: line.lineId,
  tickets: line.quantity - line.takenTickets,
  ticketsCents: line.quantity * line.unitPriceCents - line.takenTicketsCents,
  feesCents: line.quantity * line.unitFeesCents - line.takenFeesCents,
  taxesCents: line.taxesCents - line.takenTaxesCents,
});

function partOf(
  line: RefundableLine,
  tickets: number,
  { withFees, currency }: { withFees: boolean; currency: Currency },
): RefundPart {
  const left = leftOf(line);
  if (tickets > left.tickets) throw new RangeError(`Of line ${line.lineId} ${left.tickets} tickets are left`);
  const part = canceledPart(
    line,
    { canceledBefore: line.takenTickets, quantity: tickets, withFees },
    currency,
  );
  // Decisions that were taken back leave cents that were rounded elsewhere: never more than is left.
  return {
    lineId: line.lineId,
    tickets,
    ticketsCents: Math.min(part.ticketsCents, left.ticketsCents),
    feesCents: Math.min(part.feesCents, left.feesCents),
    taxesCents: Math.min(part.taxesCents, left.taxesCents),
  };
}

/** What some tickets of an order give back, with or without their fees and the shipping. */
export function refundSum(
  bill: RefundableBill,
  { lines, withFees, withShipping }: RefundChoice,
  currency: Currency,
): RefundSum {
  const parts = lines
    .filter(({ tickets }) => tickets > 0)
    .map(({ lineId, tickets }) => {
      const line = bill.lines.find((each) => each.lineId === lineId);
      if (!line) throw new RangeError(`There is no line ${lineId}`);
      return partOf(line, tickets, { withFees, currency });
    });
  return summed(parts, withShipping ? bill.shippingCents : 0, 0);
}

/** An order that is canceled gives back all that is left of it. */
export const cancellationSum = ({ lines, shippingCents, planFeeCents }: RefundableBill): RefundSum =>
  summed(
    lines.map(leftOf).filter((line) => line.tickets > 0 || partCents(line) > 0),
    shippingCents,
    planFeeCents,
  );
