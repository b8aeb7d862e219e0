import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { fanCheckoutMessages } from '@stagedoor/rules/messages/fan-checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import type { TotalsRow } from '@stagedoor/ui/totals';
import { totalRows } from '../../../parts/total-rows/total-rows.ts';
import type { RequestCost } from './request-cost.ts';

/** The request as a bill: its lines, then what comes on top. */
export const requestRows = ({ lines, totals, delivery }: RequestCost, currency: Currency): TotalsRow[] => [
  ...lines.map(({ level, quantity, optOut }) => ({
    key: String(level.id),
    label: checkoutMessages.linesTimes(level.name, quantity),
    note: optOut ? requestPickerMessages.optOut : undefined,
    value: formatMoney(level.priceCents * quantity, currency),
  })),
  ...totalRows({ ...totals, ticketsCents: 0 }, currency, delivery),
  ...(delivery
    ? []
    : [{ key: 'shipping', label: labels.shipping, value: fanCheckoutMessages.shippingUnknown }]),
];
