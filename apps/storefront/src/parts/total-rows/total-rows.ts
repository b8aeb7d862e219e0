import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { labels } from '@stagedoor/rules/messages/labels';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { canceledCents } from '@stagedoor/rules/orders/order-standing';
import { shippingText } from '@stagedoor/rules/delivery/shipping-price';
import type { TotalsRow } from '@stagedoor/ui/totals';
import { codeRows } from './code-rows.ts';

/** What an order or a request is made of. */
interface Sums {
  ticketsCents?: number;
  feesCents: number;
  planFeeCents: number;
  taxesCents: number;
  shippingCents: number;
}

/** A parking place is no ticket. */
export const ticketsLabel = (lines: readonly { isAddOn?: boolean | undefined }[] = []): string =>
  lines.some(({ isAddOn }) => isAddOn) ? checkoutMessages.ticketsAndExtras : checkoutMessages.tickets;

/** The rows of a bill: sums that are nothing are left out, shipping is named even when it is free. */
export function totalRows(
  totals: Sums,
  currency: Currency,
  delivery?: { name: string } | null,
  lines?: readonly { isAddOn: boolean }[],
): TotalsRow[] {
  const sums: [key: string, label: string, cents: number][] = [
    ['tickets', ticketsLabel(lines), totals.ticketsCents ?? 0],
    ['fees', labels.fees, totals.feesCents],
    ['planFee', labels.paymentPlanFee, totals.planFeeCents],
    ['taxes', labels.taxes, totals.taxesCents],
  ];
  const rows = sums
    .filter(([, , cents]) => cents > 0)
    .map(([key, label, cents]): TotalsRow => ({ key, label, value: formatMoney(cents, currency) }));
  const shipping = {
    key: 'shipping',
    label: labels.shipping,
    value: shippingText(totals.shippingCents, currency),
  };
  return [...rows, ...(delivery ? [{ ...shipping, note: delivery.name }] : [])];
}

/** What an order's sums say of what was paid, and is still due. */
interface Balance extends Sums {
  totalCents: number;
  userPaid: { totalCents: number };
  userDue: { totalCents: number };
}

/** What a code took off a ticket of a line. */
interface Off {
  quantity: number;
  unitOffCents?: number | undefined;
  unitOffFeesCents?: number | undefined;
}

const offOf = (lines: readonly Off[], part: (line: Off) => number | undefined): number =>
  lines.reduce((sum, line) => sum + (part(line) ?? 0) * line.quantity, 0);

const NOTHING: Sums = { feesCents: 0, planFeeCents: 0, taxesCents: 0, shippingCents: 0 };

interface Bill {
  totals: Balance;
  delivery?: { name: string } | null | undefined;
  lines: readonly (Off & { isAddOn: boolean })[];
  code?: { code: string; offCents: number } | undefined;
}

/** The rows of an order's bill: what was canceled since is taken off before its total, what an upgrade cost comes on. */
export function orderRows({ totals, delivery, lines, code }: Bill, currency: Currency): TotalsRow[] {
  const cents = -canceledCents(totals);
  const label = cents < 0 ? orderHistoryMessages.lineCanceled : orderHistoryMessages.addedSince;
  const since = { key: 'since', label, value: formatMoney(cents, currency) };
  const before = {
    ...totals,
    ticketsCents: (totals.ticketsCents ?? 0) + offOf(lines, ({ unitOffCents }) => unitOffCents),
    feesCents: totals.feesCents + offOf(lines, ({ unitOffFeesCents }) => unitOffFeesCents),
  };
  const rows = [...totalRows(before, currency, null, lines), ...codeRows(code, currency)];
  const shipping = totalRows({ ...NOTHING, shippingCents: totals.shippingCents }, currency, delivery);
  return [...rows, ...shipping, ...(cents === 0 ? [] : [since])];
}

/** What was paid so far, and what is still due. */
export const paidRows = ({ userPaid, userDue }: Balance, currency: Currency): TotalsRow[] => [
  { key: 'paid', label: receiptMessages.paid, value: formatMoney(userPaid.totalCents, currency) },
  { key: 'due', label: receiptMessages.due, value: formatMoney(userDue.totalCents, currency) },
];
