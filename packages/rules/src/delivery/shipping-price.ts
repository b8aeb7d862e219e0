/** The price of a delivery method, as text and in totals. */
import { deliveryMessages } from '../messages/delivery.ts';
import { formatUsd } from '../money/money.ts';

/** A negative price counts as nothing. */
export const shippingCents = (priceCents: number | null | undefined): number => Math.max(0, priceCents ?? 0);

/** Null when the price is not to be shown. */
export function shippingText(priceCents: number | null | undefined): string | null {
  if (!priceCents) return deliveryMessages.free;
  return priceCents < 0 ? null : formatUsd(priceCents);
}
