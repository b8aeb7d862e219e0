/** What a customer may still do with a series request in history. */
import { isPlanEligible, type PlanSeries } from '../plans/payment-plan.ts';
import { requestGroup } from './request-status.ts';
import { isSeriesOpen } from '../events/series-window.ts';

export interface RequestRights {
  add: boolean;
  edit: boolean;
  managePayment: boolean;
  enrollInPlan: boolean;
  editShipping: boolean;
  prioritize: boolean;
}

/** Everything but shipping needs an open series; nothing can be changed once awards are being decided. */
export function requestRights(
  request: {
    status: string;
    series: PlanSeries & { allowsShippingAddressChanges?: boolean | null | undefined };
    enrolled: boolean;
    /** Without the plan fee. */
    totalCents: number;
    tourAllowsPriority?: boolean | undefined;
  },
  now: Date,
): RequestRights {
  const pending = requestGroup(request.status) === 'pending';
  const changeable = pending && isSeriesOpen(request.series, now);
  return {
    add: changeable,
    edit: changeable,
    managePayment: changeable,
    enrollInPlan: changeable && isPlanEligible(request, now),
    editShipping: pending && request.series.allowsShippingAddressChanges !== false,
    prioritize: changeable && request.tourAllowsPriority === true,
  };
}

/** Choosing another event moves the priority, choosing the same one clears it. */
export const nextPriority = (current: string | null, chosen: string): string | null =>
  current === chosen ? null : chosen;
