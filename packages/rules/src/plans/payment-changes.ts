/** Which of an order's scheduled payments may get another card. */

/** Every change must name a payment of the order that is not captured yet. */
export function paymentChangesProblem(
  changes: readonly { sort: number }[],
  payments: readonly { sort: number; captured: boolean }[],
): 'unknown' | 'captured' | null {
  const named = changes.map(({ sort }) => payments.find((payment) => payment.sort === sort));
  if (named.some((payment) => !payment)) return 'unknown';
  return named.some((payment) => payment?.captured) ? 'captured' : null;
}
