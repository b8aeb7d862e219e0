// MONEY-05: whatever is on an invoice, its parts add up; and what credit notes take off in the end is the whole of it.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { includedTax, includedTaxOfPart } from '../money/included-tax.ts';
import { invoiceSums } from './invoice-sums.ts';
import type { InvoicedLine, InvoiceRate, InvoiceSums } from './invoice-sums.ts';

const cents = fc.nat(500_000);
const rate = fc.constantFrom(0, 55_000, 100_000, 200_000);

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 6 }),
    price: cents,
    fee: fc.nat(2000),
    ppm: rate,
    added: fc.boolean(),
  })
  .map(({ quantity, price, fee, ppm, added }): InvoicedLine => {
    const [ticketsCents, feesCents] = [quantity * price, quantity * fee];
    return {
      text: 'Floor',
      quantity,
      ticketsCents,
      feesCents,
      taxesCents: added ? Math.round(((ticketsCents + feesCents) * ppm) / 1_000_000) : 0,
      taxPpm: added ? ppm : 0,
      includedTaxesCents: added ? 0 : includedTax(ticketsCents + feesCents, ppm),
      includedPpm: added ? 0 : ppm,
    };
  });

const bill = fc.record({
  lines: fc.array(line, { maxLength: 5 }),
  shippingCents: fc.nat(3000),
  planFeeCents: fc.nat(3000),
});
const withRates = (of: { lines: InvoicedLine[]; shippingCents: number; planFeeCents: number }) => ({
  ...of,
  bought: of.lines.map(({ includedPpm: ppm, includedTaxesCents: taxCents }) => ({ ppm, taxCents })),
});

const sum = (all: readonly InvoiceRate[], part: keyof InvoiceRate): number =>
  all.reduce((total, each) => total + each[part], 0);

function addsUp({ rows, addedTaxesCents, rates, totalCents }: InvoiceSums): void {
  expect(rows.reduce((total, row) => total + row.cents, addedTaxesCents)).toBe(totalCents);
  expect(sum(rates, 'grossCents')).toBe(totalCents);
  expect(sum(rates, 'netCents') + sum(rates, 'taxCents')).toBe(totalCents);
  expect(rates.every((each) => each.netCents + each.taxCents === each.grossCents)).toBe(true);
}

/** The line ticket by ticket, as changes take it off. */
function takenOff(of: InvoicedLine): InvoicedLine[] {
  const share = (whole: number, upTo: number): number => Math.round((whole * upTo) / of.quantity);
  let leftCents = of.ticketsCents + of.feesCents;
  let leftTaxCents = of.includedTaxesCents;
  return Array.from({ length: of.quantity }, (_, index) => {
    const part = (whole: number): number => share(whole, index + 1) - share(whole, index);
    const [ticketsCents, feesCents] = [part(of.ticketsCents), part(of.feesCents)];
    const goesCents = ticketsCents + feesCents;
    const tax = includedTaxOfPart({ ppm: of.includedPpm, leftCents, leftTaxCents, goesCents });
    leftCents -= goesCents;
    leftTaxCents -= tax;
    return {
      ...of,
      quantity: -1,
      ticketsCents: -ticketsCents,
      feesCents: -feesCents,
      taxesCents: -part(of.taxesCents),
      includedTaxesCents: -tax,
    };
  });
}

test('[MONEY-05] an invoice adds up, and its credit notes come to nothing with it, rate by rate', () => {
  fc.assert(
    fc.property(bill, (bought) => {
      const whole = withRates(bought);
      const invoice = invoiceSums(whole);
      addsUp(invoice);
      const notes = [
        ...bought.lines
          .flatMap(takenOff)
          .map((each) => ({ lines: [each], shippingCents: 0, planFeeCents: 0 })),
        { lines: [], shippingCents: -bought.shippingCents, planFeeCents: -bought.planFeeCents },
      ].map((note) => invoiceSums({ ...note, bought: whole.bought }));
      for (const note of notes) addsUp(note);
      const all = [invoice, ...notes].flatMap(({ rates }) => rates);
      for (const [, own] of Map.groupBy(all, ({ ppm }) => ppm))
        expect([sum(own, 'netCents'), sum(own, 'taxCents'), sum(own, 'grossCents')]).toEqual([0, 0, 0]);
    }),
  );
});
