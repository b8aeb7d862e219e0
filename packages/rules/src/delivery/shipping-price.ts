/** The price of a delivery method, as text and in totals. */
import { deliveryMessages } from '../messages/delivery.ts';
import type { Currency } from '../money/currencies.ts';
import { formatMoney } from '../money/format-money.ts';

/** A negative price counts as nothing. */
export const shippingCents = (priceCents: number | null | undefined): number => Math.max(0, priceCents ?? 0);

/** Null when the price is not to be shown. */
export function shippingText(priceCents: number | null | undefined, currency: Currency): string | null {
  if (!priceCents) return deliveryMessages.free;
  return priceCents < 0 ? null : formatMoney(priceCents, currency);
}
