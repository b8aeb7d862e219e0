/** What a cart, a request or an order costs: one calculation for all three. */
import type { Currency } from '../money/currencies.ts';
import { feesFor } from '../money/fees.ts';
import { includedTaxes } from '../money/included-tax.ts';
import type { RateOfTax } from '../money/included-tax.ts';
import { centsTimesPpm } from '../money/money.ts';
import { shippingCents } from '../delivery/shipping-price.ts';

export interface PricedLine {
  quantity: number;
  priceCents: number;
  fees: readonly { valueCents: number }[];
  /** The event's tax rate in parts per million (8.875 % is 88750), on price and fees. */
  taxPpm?: number | null;
  /** What price and fees contain instead, where the seller's prices are with tax. */
  includedPpm?: number | null | undefined;
}

export interface OrderTotals {
  ticketsCents: number;
  feesCents: number;
  taxesCents: number;
  shippingCents: number;
  planFeeCents: number;
  totalCents: number;
  /** MONEY-04: the tax in it, by rate; missing where there is none. It is a part of the others, never added to them. */
  includedTaxes?: RateOfTax[] | undefined;
}

/** Taxes are rounded line by line, half up, so that canceling a line gives back exactly its own. */
export function lineTotals(
  line: PricedLine,
  currency: Currency,
): {
  ticketsCents: number;
  feesCents: number;
  taxesCents: number;
} {
  const ticketsCents = line.priceCents * line.quantity;
  const feesCents = feesFor(line.fees, line.quantity);
  const taxesCents = centsTimesPpm(ticketsCents + feesCents, line.taxPpm ?? 0, currency);
  return { ticketsCents, feesCents, taxesCents };
}

export function orderTotals(order: {
  lines: readonly PricedLine[];
  currency: Currency;
  deliveryPriceCents?: number | null | undefined;
  planFeeCents?: number | null | undefined;
}): OrderTotals {
  const lines = order.lines.map((line) => ({
    ...lineTotals(line, order.currency),
    includedPpm: line.includedPpm ?? 0,
  }));
  const sum = (part: 'ticketsCents' | 'feesCents' | 'taxesCents') =>
    lines.reduce((total, line) => total + line[part], 0);
  const parts = {
    ticketsCents: sum('ticketsCents'),
    feesCents: sum('feesCents'),
    taxesCents: sum('taxesCents'),
    shippingCents: shippingCents(order.deliveryPriceCents),
    planFeeCents: order.planFeeCents ?? 0,
  };
  const taxed = lines.map(({ ticketsCents, feesCents, includedPpm }) => ({
    grossCents: ticketsCents + feesCents,
    includedPpm,
  }));
  return withTotal(parts, includedTaxes(taxed, [parts.shippingCents, parts.planFeeCents]));
}

/** The sum of the parts, with the tax that is in it. */
export const withTotal = (
  parts: Omit<OrderTotals, 'totalCents' | 'includedTaxes'>,
  taxes: RateOfTax[],
): OrderTotals => ({
  ...parts,
  totalCents: Object.values(parts).reduce((total, part) => total + part, 0),
  ...(taxes.length > 0 && { includedTaxes: taxes }),
});
