// HIST-ORD-07: the one sum that an order's list, bill and summary call its total, and how it stands.

interface Sums {
  totalCents: number;
  userPaid: { totalCents: number };
  userDue: { totalCents: number };
}

interface Payment {
  amountCents: number;
  captured: boolean;
  failed: boolean;
  charging: boolean;
}

/** What an order costs in all, with fees, taxes and shipping, less what was canceled: what is paid and what is due. */
export const orderCostCents = ({ userPaid, userDue }: Sums): number =>
  userPaid.totalCents + userDue.totalCents;

/** What was canceled of it. */
export const canceledCents = (sums: Sums): number => sums.totalCents - orderCostCents(sums);

/** What was given back of what its payments took. */
export const givenBackCents = ({ userPaid }: Sums, payments: readonly Payment[]): number =>
  payments.reduce((sum, { captured, amountCents }) => sum + (captured ? amountCents : 0), 0) -
  userPaid.totalCents;

export interface OrderStanding {
  kind: 'paid' | 'due-now' | 'to-come' | 'nothing';
  cents: number;
}

/** How much of it wants the customer now; otherwise how much is still to come. */
export function orderStanding(sums: Sums, payments: readonly Payment[]): OrderStanding {
  const failed = payments.filter((payment) => !payment.captured && !payment.charging && payment.failed);
  const nowCents = failed.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const dueCents = sums.userDue.totalCents;
  if (dueCents > 0 && nowCents > 0) return { kind: 'due-now', cents: nowCents };
  if (dueCents > 0) return { kind: 'to-come', cents: dueCents };
  return { kind: sums.userPaid.totalCents > 0 ? 'paid' : 'nothing', cents: sums.userPaid.totalCents };
}
