/** When a scheduled payment may be captured by hand. */
import { isDue } from '../plans/installments.ts';
import type { Moment } from '../time/moment.ts';

export interface ScheduledPayment {
  sort: number;
  captured: boolean;
  failed: boolean;
  dueDate?: Moment | null;
  /** A charge of it is under way or held for review. */
  charging: boolean;
}

/** Failed, due, or the next one to be paid; never while a charge runs or once the order is canceled. */
export function payNowIsAvailable(
  payment: ScheduledPayment,
  payments: readonly ScheduledPayment[],
  orderCanceled: boolean,
  now: Date,
): boolean {
  if (payment.captured || payment.charging || orderCanceled) return false;
  const isNext = payments.every((other) => other.captured || other.sort >= payment.sort);
  return payment.failed || isDue(payment, now) || isNext;
}

/** The flag of the order: true when any payment has it. */
export const orderPayNowIsAvailable = (
  payments: readonly ScheduledPayment[],
  orderCanceled: boolean,
  now: Date,
): boolean => payments.some((payment) => payNowIsAvailable(payment, payments, orderCanceled, now));
