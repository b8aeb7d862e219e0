/** What some tickets of a line give back. */
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
const taxesUpTo = ({ taxesCents, quantity }: BoughtLine, many: number): number =>
  Math.round((taxesCents * many) / quantity);

/** Part by part a line gives back exactly what it cost. Fees that are kept keep their taxes. */
export function canceledPart(
  line: BoughtLine,
  part: { canceledBefore: number; quantity: number; withFees: boolean },
): PartOfBill {
  const { canceledBefore, quantity, withFees } = part;
  const taxes = taxesUpTo(line, canceledBefore + quantity) - taxesUpTo(line, canceledBefore);
  const unitCents = line.unitPriceCents + line.unitFeesCents;
  const share = withFees || unitCents === 0 ? 1 : line.unitPriceCents / unitCents;
  return {
    ticketsCents: quantity * line.unitPriceCents,
    feesCents: withFees ? quantity * line.unitFeesCents : 0,
    taxesCents: Math.floor(taxes * share),
  };
}
