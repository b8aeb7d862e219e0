import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { labels } from '@stagedoor/rules/messages/labels';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { formatUsd } from '@stagedoor/rules/money';
import { shippingText } from '@stagedoor/rules/shipping-price';
import type { TotalsRow } from '@stagedoor/ui/totals';

/** What an order or a request is made of. */
interface Sums {
  ticketsCents?: number;
  feesCents: number;
  planFeeCents: number;
  taxesCents: number;
  shippingCents: number;
}

/** The rows of a bill: sums that are nothing are left out, shipping is named even when it is free. */
export function totalRows(totals: Sums, delivery?: { name: string } | null): TotalsRow[] {
  const sums: [key: string, label: string, cents: number][] = [
    ['tickets', checkoutMessages.tickets, totals.ticketsCents ?? 0],
    ['fees', labels.fees, totals.feesCents],
    ['planFee', labels.paymentPlanFee, totals.planFeeCents],
    ['taxes', labels.taxes, totals.taxesCents],
  ];
  const rows = sums
    .filter(([, , cents]) => cents > 0)
    .map(([key, label, cents]): TotalsRow => ({ key, label, value: formatUsd(cents) }));
  const shipping = { key: 'shipping', label: labels.shipping, value: shippingText(totals.shippingCents) };
  return [...rows, ...(delivery ? [{ ...shipping, note: delivery.name }] : [])];
}

interface Balance {
  totalCents: number;
  userPaid: { totalCents: number };
  userDue: { totalCents: number };
}

/** What was canceled, what was paid so far, and what is still due. */
export function balanceRows({ totalCents, userPaid, userDue }: Balance): TotalsRow[] {
  const canceledCents = totalCents - userPaid.totalCents - userDue.totalCents;
  const canceled = {
    key: 'canceled',
    label: orderHistoryMessages.lineCanceled,
    value: formatUsd(-canceledCents),
  };
  return [
    ...(canceledCents > 0 ? [canceled] : []),
    { key: 'paid', label: receiptMessages.paid, value: formatUsd(userPaid.totalCents) },
    { key: 'due', label: receiptMessages.due, value: formatUsd(userDue.totalCents) },
  ];
}
