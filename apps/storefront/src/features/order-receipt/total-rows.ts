import type { Order } from '@stagedoor/contract/entities/order';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { formatUsd } from '@stagedoor/rules/money';
import { shippingText } from '@stagedoor/rules/shipping-price';
import type { TotalsRow } from '@stagedoor/ui/totals';

/** The bill of an order: sums that are nothing are left out, shipping is named even when it is free. */
export function totalRows({ totals, delivery }: Order): TotalsRow[] {
  const sums: [key: string, label: string, cents: number][] = [
    ['tickets', checkoutMessages.tickets, totals.ticketsCents],
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

/** What was paid of it so far; nothing to say once all of it is. */
export function balanceRows({ totals }: Order): TotalsRow[] {
  const due = totals.userDue.totalCents;
  if (due === 0) return [];
  return [
    { key: 'paid', label: receiptMessages.paid, value: formatUsd(totals.userPaid.totalCents) },
    { key: 'due', label: receiptMessages.due, value: formatUsd(due) },
  ];
}
