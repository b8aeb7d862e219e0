// MONEY-05: what an invoice or a credit note says of amounts and taxes. On a credit note everything counts down.
import { labels } from '../messages/labels.ts';
import { includedTax, rateAlong } from '../money/included-tax.ts';
import type { RateOfTax } from '../money/included-tax.ts';

/** Of a line that was bought, or of which something goes. */
export interface InvoicedLine {
  /** What it is, in the words of the order. */
  text: string;
  quantity: number;
  ticketsCents: number;
  feesCents: number;
  /** The tax that comes on top, and its rate. */
  taxesCents: number;
  taxPpm: number;
  /** The tax in the others, and its rate. */
  includedTaxesCents: number;
  includedPpm: number;
}

interface InvoicedBill {
  lines: readonly InvoicedLine[];
  shippingCents: number;
  planFeeCents: number;
  /** The taxes in all that was bought with the order: what goes along is taxed as the highest of them. */
  bought: readonly RateOfTax[];
}

export interface InvoiceRow {
  text: string;
  /** None for what is not counted. */
  quantity: number | null;
  cents: number;
}

export interface InvoiceRate {
  ppm: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
}

export interface InvoiceSums {
  rows: InvoiceRow[];
  /** Tax that is not in the rows, but comes on top of them. */
  addedTaxesCents: number;
  /** By rate, the highest first; net and tax are gross, and all of it is the total. */
  rates: InvoiceRate[];
  totalCents: number;
}

/** The tax in an amount, whichever way it counts. */
const taxIn = (cents: number, ppm: number): number => Math.sign(cents) * includedTax(Math.abs(cents), ppm);

const rateOf = (line: InvoicedLine): InvoiceRate => {
  const bare = line.ticketsCents + line.feesCents;
  const taxCents = line.taxesCents + line.includedTaxesCents;
  return {
    ppm: line.taxPpm + line.includedPpm,
    netCents: bare - line.includedTaxesCents,
    taxCents,
    grossCents: bare + line.taxesCents,
  };
};

function ratesByPpm(all: readonly InvoiceRate[]): InvoiceRate[] {
  const sum = (own: readonly InvoiceRate[], part: keyof InvoiceRate): number =>
    own.reduce((total, each) => total + each[part], 0);
  return [...Map.groupBy(all, ({ ppm }) => ppm)]
    .map(([ppm, own]) => ({
      ppm,
      netCents: sum(own, 'netCents'),
      taxCents: sum(own, 'taxCents'),
      grossCents: sum(own, 'grossCents'),
    }))
    .filter(({ netCents, taxCents }) => netCents !== 0 || taxCents !== 0)
    .toSorted((a, b) => b.ppm - a.ppm);
}

export function invoiceSums({ lines, shippingCents, planFeeCents, bought }: InvoicedBill): InvoiceSums {
  const along = rateAlong(bought);
  const alongRate = (grossCents: number): InvoiceRate => {
    const taxCents = taxIn(grossCents, along);
    return { ppm: along, netCents: grossCents - taxCents, taxCents, grossCents };
  };
  const feesCents = lines.reduce((sum, line) => sum + line.feesCents, 0);
  const extras: InvoiceRow[] = [
    { text: labels.fees, quantity: null, cents: feesCents },
    { text: labels.paymentPlanFee, quantity: null, cents: planFeeCents },
    { text: labels.shipping, quantity: null, cents: shippingCents },
  ];
  const rates = ratesByPpm([
    ...lines.map(rateOf),
    ...[planFeeCents, shippingCents].filter((cents) => cents !== 0).map(alongRate),
  ]);
  return {
    rows: [
      ...lines.map(({ text, quantity, ticketsCents }) => ({ text, quantity, cents: ticketsCents })),
      ...extras.filter(({ cents }) => cents !== 0),
    ],
    addedTaxesCents: lines.reduce((sum, line) => sum + line.taxesCents, 0),
    rates,
    totalCents: rates.reduce((sum, { grossCents }) => sum + grossCents, 0),
  };
}
