// CODE-03: what a code takes off. One calculation for the event's page, the cart and the order.
import type { Currency } from '../money/currencies.ts';
import { currencyFacts } from '../money/currencies.ts';
import { feesPerTicketCents } from '../money/fees.ts';
import { centsTimesPpm } from '../money/money.ts';

/** - `amount`: so much of a ticket or of the whole order; `percent`: a share of each ticket; `price`: what is above that
 *  price; `comps`: all of it. Fees stay as they are unless `withFees`. */
export type TakesOff =
  | { kind: 'amount'; cents: number; per: 'ticket' | 'order'; withFees: boolean }
  | { kind: 'percent'; ppm: number; withFees: boolean }
  | { kind: 'price'; cents: number; withFees: boolean }
  | { kind: 'comps'; withFees: boolean };

export interface OfferedLine {
  quantity: number;
  priceCents: number;
  fees: readonly { valueCents: number }[];
}

/** Of one ticket. */
export interface TakenOff {
  priceCents: number;
  feesCents: number;
}

const takeableOf = ({ priceCents, fees }: OfferedLine, withFees: boolean): number =>
  priceCents + (withFees ? feesPerTicketCents(fees) : 0);

/** The price goes first, then the fees: so a fee is touched only where the price is nothing already. */
function split(line: OfferedLine, cents: number): TakenOff {
  const priceCents = Math.min(cents, line.priceCents);
  return { priceCents, feesCents: cents - priceCents };
}

/**
 * An amount of the whole order is shared by its tickets alike, the cheapest first: what is too much for one of them goes
 * on to the others. All tickets of a line cost the same, so a share is rounded up: nobody gets less than was promised.
 */
function shareOut(
  lines: readonly OfferedLine[],
  whole: { cents: number; withFees: boolean },
  currency: Currency,
): number[] {
  const { step } = currencyFacts(currency);
  const places = lines.map((line, index) => ({ ...line, index, takeable: takeableOf(line, whole.withFees) }));
  const shares = lines.map(() => 0);
  let left = whole.cents;
  let tickets = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  for (const { index, quantity, takeable } of places.toSorted((a, b) => a.takeable - b.takeable)) {
    if (quantity === 0) continue;
    const share = Math.min(Math.ceil(left / (tickets * step)) * step, takeable);
    shares[index] = share;
    left = Math.max(0, left - share * quantity);
    tickets -= quantity;
  }
  return shares;
}

function ofOne(line: OfferedLine, terms: TakesOff, currency: Currency): number {
  const takeable = takeableOf(line, terms.withFees);
  switch (terms.kind) {
    case 'amount':
      return Math.min(terms.cents, takeable);
    case 'percent':
      return Math.min(centsTimesPpm(takeable, terms.ppm, currency), takeable);
    case 'price':
      return Math.max(0, takeable - terms.cents);
    case 'comps':
      return takeable;
  }
}

/** What goes off one ticket of each of these lines, never more than it costs. */
export function takeOff(lines: readonly OfferedLine[], terms: TakesOff, currency: Currency): TakenOff[] {
  const isOfOrder = terms.kind === 'amount' && terms.per === 'order';
  const shares = isOfOrder ? shareOut(lines, terms, currency) : [];
  return lines.map((line, index) => split(line, shares[index] ?? ofOne(line, terms, currency)));
}

/** The fees of a ticket after so much was taken off them, in their order. */
export function feesAfter<F extends { valueCents: number }>(fees: readonly F[], offCents: number): F[] {
  let left = offCents;
  return fees.map((fee) => {
    const gone = Math.min(left, fee.valueCents);
    left -= gone;
    return { ...fee, valueCents: fee.valueCents - gone };
  });
}
