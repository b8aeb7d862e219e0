/** What a credit does to the payments that are still to come. */
interface OpenPayment {
  id: number;
  sort: number;
  amountCents: number;
}

export interface LoweredPayments {
  /** Payments that will not be made. */
  voided: number[];
  /** Of these one may have a smaller one in its place. */
  replaced: { id: number; amountCents: number } | null;
  /** What is left of the credit once nothing is to come. */
  restCents: number;
}

/** The last installment first. No amount is changed: a payment is voided, or voided and replaced. */
export function lowerPayments(open: readonly OpenPayment[], creditCents: number): LoweredPayments {
  let restCents = creditCents;
  const voided: number[] = [];
  for (const { id, amountCents } of open.toSorted((a, b) => b.sort - a.sort)) {
    if (restCents === 0) break;
    voided.push(id);
    if (amountCents > restCents)
      return { voided, replaced: { id, amountCents: amountCents - restCents }, restCents: 0 };
    restCents -= amountCents;
  }
  return { voided, replaced: null, restCents };
}
