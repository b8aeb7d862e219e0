import type { Cart } from '@stagedoor/contract/entities/cart';
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { shippingText } from '@stagedoor/rules/delivery/shipping-price';
import { codeRows } from '../../../parts/total-rows/code-rows.ts';
import type { TotalsRow } from '@stagedoor/ui/totals';

const sumOf = (lines: Cart['lines'], each: (line: Cart['lines'][number]) => number): number =>
  lines.reduce((sum, line) => sum + each(line) * line.quantity, 0);

/** The cart as a bill, by the server's own sums: lines with their seats, fees, the code, taxes, shipping. */
export function billRows(cart: Cart, methods: readonly DeliveryMethod[], currency: Currency): TotalsRow[] {
  const { taxesCents } = cart.totals;
  const feesCents = cart.totals.feesCents + sumOf(cart.lines, ({ offFeesCents = 0 }) => offFeesCents);
  const chosen = methods.find(({ uuid }) => uuid === cart.deliveryMethodUuid);
  const shipping = chosen ? shippingText(chosen.priceCents, currency) : null;
  const lines = cart.lines.map((line) => ({
    key: String(line.priceLevelId),
    label: checkoutMessages.linesTimes(line.levelName, line.quantity),
    // Of two offers neither is in the bill yet.
    note: (!line.otherSeats && seatLines(line.seatInfo.manifest).join('; ')) || undefined,
    value: formatMoney((line.priceCents + (line.offCents ?? 0)) * line.quantity, currency),
  }));
  return [
    ...lines,
    ...(feesCents > 0 ? [{ key: 'fees', label: labels.fees, value: formatMoney(feesCents, currency) }] : []),
    ...codeRows(cart.code, currency),
    ...(taxesCents > 0
      ? [{ key: 'taxes', label: labels.taxes, value: formatMoney(taxesCents, currency) }]
      : []),
    ...(shipping ? [{ key: 'shipping', label: labels.shipping, note: chosen?.name, value: shipping }] : []),
  ];
}
