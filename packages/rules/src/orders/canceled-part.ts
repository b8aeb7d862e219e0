/** What some tickets of a line give back. */
import type { Currency } from '../money/currencies.ts';
import { currencyFacts } from '../money/currencies.ts';
import { downToStep } from '../money/money.ts';

interface BoughtLine {
  quantity: number;
  unitPriceCents: number;
  unitFeesCents: number;
  /** Of the whole line. */
  taxesCents: number;
}

export interface PartOfBill {
  ticketsCents: number;
  feesCents: number;
  taxesCents: number;
}

/** The taxes of the first so many tickets; those of all of them are the line's, to the cent. */
const taxesUpTo = ({ taxesCents, quantity }: BoughtLine, many: number, { step }: { step: number }): number =>
  Math.round((taxesCents * many) / quantity / step) * step;

/** Part by part a line gives back exactly what it cost. Fees that are kept keep their taxes. */
export function canceledPart(
  line: BoughtLine,
  part: { canceledBefore: number; quantity: number; withFees: boolean },
  currency: Currency,
): PartOfBill {
  const { canceledBefore, quantity, withFees } = part;
  const facts = currencyFacts(currency);
  const taxes = taxesUpTo(line, canceledBefore + quantity, facts) - taxesUpTo(line, canceledBefore, facts);
  const unitCents = line.unitPriceCents + line.unitFeesCents;
  const share = withFees || unitCents === 0 ? 1 : line.unitPriceCents / unitCents;
  return {
    ticketsCents: quantity * line.unitPriceCents,
    feesCents: withFees ? quantity * line.unitFeesCents : 0,
    taxesCents: downToStep(taxes * share, currency),
  };
}
