// MONEY-02: whatever is bought in whatever currency, every amount stands on a step that gateways take, and parts add up.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancellationSum, refundSum } from '../after-sale/refund-sum.ts';
import { lineTotals, orderTotals } from '../orders/order-totals.ts';
import { awardPayments } from '../plans/award-payments.ts';
import { installmentAmounts } from '../plans/installments.ts';
import { currencies, currencyFacts } from './currencies.ts';
import { centsTimesPpm } from './money.ts';

const inSteps = (amounts: readonly number[], step: number): boolean =>
  amounts.every((amount) => Number.isSafeInteger(amount) && amount % step === 0);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** A bill in one of the currencies, with prices on its steps as descriptions have them. */
const bills = fc.constantFrom(...currencies).chain((currency) => {
  const { step } = currencyFacts(currency);
  const amount = (most: number) => fc.nat(most).map((many) => many * step);
  return fc.record({
    currency: fc.constant(currency),
    step: fc.constant(step),
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 9 }),
        priceCents: amount(300_000),
        fees: fc.array(fc.record({ valueCents: amount(3000) }), { maxLength: 3 }),
        taxPpm: fc.nat(300_000),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    deliveryPriceCents: amount(5000),
    plan: fc.record({
      feeCents: amount(3000),
      firstPaymentMinimumCents: amount(30_000),
      firstPaymentPercent: fc.nat(10_000).map((share) => share / 10_000),
    }),
  });
});

test('[MONEY-02] [INSTAL-04] a bill and its installments add up, in steps', () => {
  fc.assert(
    fc.property(bills, ({ currency, step, plan, ...bill }) => {
      const {
        totalCents,
        includedTaxes: _part,
        ...parts
      } = orderTotals({
        ...bill,
        currency,
        planFeeCents: plan.feeCents,
      });
      expect(sum(Object.values(parts))).toBe(totalCents);
      expect(inSteps([totalCents, ...Object.values(parts)], step)).toBe(true);
      const amounts = installmentAmounts(totalCents - plan.feeCents, plan, currency);
      expect(sum(amounts)).toBe(totalCents);
      expect(inSteps(amounts, step)).toBe(true);
      const awarded = awardPayments(
        { totalCents, planFeeCents: plan.feeCents },
        { rules: plan, days: [] },
        { today: '2026-11-17', currency },
      );
      expect(sum(awarded.map(({ amountCents }) => amountCents))).toBe(totalCents);
    }),
  );
});

test('[MONEY-02] [AFTER-01] what goes back ticket by ticket is what was paid, in steps', () => {
  fc.assert(
    fc.property(bills, fc.boolean(), ({ currency, step, lines: [bought] }, withFees) => {
      const { ticketsCents, feesCents, taxesCents } = lineTotals(bought!, currency);
      const { quantity, priceCents } = bought!;
      const line = { lineId: 1, quantity, unitPriceCents: priceCents, unitFeesCents: feesCents / quantity };
      let taken = { takenTickets: 0, takenTicketsCents: 0, takenFeesCents: 0, takenTaxesCents: 0 };
      let back = 0;
      for (let ticket = 1; ticket <= quantity; ticket += 1) {
        const bill = { lines: [{ ...line, taxesCents, ...taken }], shippingCents: 0, planFeeCents: 0 };
        const choice = { lines: [{ lineId: 1, tickets: 1 }], withFees, withShipping: false };
        const { lines, totalCents } = refundSum(bill, choice, currency);
        expect(inSteps([totalCents], step)).toBe(true);
        back += totalCents;
        taken = {
          takenTickets: ticket,
          takenTicketsCents: taken.takenTicketsCents + lines[0]!.ticketsCents,
          takenFeesCents: taken.takenFeesCents + lines[0]!.feesCents,
          takenTaxesCents: taken.takenTaxesCents + lines[0]!.taxesCents,
        };
      }
      const left = { lines: [{ ...line, taxesCents, ...taken }], shippingCents: 0, planFeeCents: 0 };
      const rest = cancellationSum(left).totalCents;
      expect(back + rest).toBe(ticketsCents + feesCents + taxesCents);
      if (withFees) expect(rest).toBe(0);
    }),
  );
});

test('[MONEY-02] a share is rounded half up to the step, by exact arithmetic', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.nat(1_000_000_000),
      fc.nat(1_000_000),
      (currency, amount, ppm) => {
        const step = BigInt(currencyFacts(currency).step);
        const unit = 1_000_000n * step;
        const exact = ((BigInt(amount) * BigInt(ppm) + unit / 2n) / unit) * step;
        expect(centsTimesPpm(amount, ppm, currency)).toBe(Number(exact));
      },
    ),
  );
});
