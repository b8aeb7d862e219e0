import type { Currency } from '../money/currencies.ts';
import { feesAfter, takeOff } from './take-off.ts';
import type { OfferedLine, TakenOff, TakesOff } from './take-off.ts';
import { holdsFor } from './where-it-holds.ts';
import type { CodePlaces } from './where-it-holds.ts';

interface Line<F extends { valueCents: number }> extends OfferedLine {
  eventId: number;
  priceLevelId: number;
  isAddOn: boolean;
  fees: readonly F[];
}

export interface CodeTerms extends CodePlaces {
  takesOff?: TakesOff | undefined;
}

const NOTHING: TakenOff = { priceCents: 0, feesCents: 0 };

/**
 * The lines as they are paid, each with what was taken off one of its tickets: price and fees are what is left, so
 * whoever adds, taxes or gives back reckons with them as with any other price.
 */
export function withCode<F extends { valueCents: number }, L extends Line<F>>(
  lines: readonly L[],
  code: CodeTerms | undefined,
  currency: Currency,
): (L & { fees: F[]; off: TakenOff })[] {
  const meant = code?.takesOff ? lines.filter((line) => holdsFor(code, line)) : [];
  const taken = code?.takesOff ? takeOff(meant, code.takesOff, currency) : [];
  const offOf = new Map(meant.map((line, index) => [line, taken[index] ?? NOTHING]));
  return lines.map((line) => {
    const off = offOf.get(line) ?? NOTHING;
    const fees = feesAfter(line.fees, off.feesCents);
    return { ...line, priceCents: line.priceCents - off.priceCents, fees, off };
  });
}
