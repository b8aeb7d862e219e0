import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
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

/** What was paid so far, and what is still due. */
export const balanceRows = (paidCents: number, dueCents: number): TotalsRow[] => [
  { key: 'paid', label: receiptMessages.paid, value: formatUsd(paidCents) },
  { key: 'due', label: receiptMessages.due, value: formatUsd(dueCents) },
];
