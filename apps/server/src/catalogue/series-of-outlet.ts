import type { Series } from '@stagedoor/contract/entities/series';
import { seriesState } from '@stagedoor/rules/events/series-window';
import type { Db } from '../platform/db/tables.ts';
import { loadSeries } from './catalogue-store.ts';
import type { SeriesRow } from './catalogue-store.ts';

/** The rules of a plan count only when they are complete (PLAN-02). */
function planRules(row: SeriesRow): Series['paymentPlanRules'] {
  const { plan_fee_cents, plan_total_payments, plan_eligibility_minimum_cents } = row;
  const { plan_first_payment_minimum_cents, plan_first_payment_percent } = row;
  if (
    plan_fee_cents === null ||
    plan_total_payments === null ||
    plan_eligibility_minimum_cents === null ||
    plan_first_payment_minimum_cents === null ||
    plan_first_payment_percent === null
  ) {
    return undefined;
  }
  return {
    feeCents: plan_fee_cents,
    totalPayments: plan_total_payments,
    eligibilityMinimumCents: plan_eligibility_minimum_cents,
    firstPaymentMinimumCents: plan_first_payment_minimum_cents,
    firstPaymentPercent: Number(plan_first_payment_percent),
  };
}

function tourOf(row: SeriesRow): Series['tour'] {
  if (row.tour_id === null) return undefined;
  return { id: row.tour_id, name: row.tour_name ?? '', allowPrioritySelection: row.tour_priority ?? false };
}

/** A stored series with its window worked out for this moment (SERIES-03). */
export function describeSeries(row: SeriesRow, now: Date): Series {
  const dates = { visibleDate: row.visible_from, openDate: row.opens_at, closedDate: row.closes_at };
  return {
    ...seriesState(dates, now),
    id: row.series_id,
    name: row.name,
    showName: row.show_name,
    shippingNote: row.shipping_note ?? undefined,
    tourId: row.tour_id ?? undefined,
    tour: tourOf(row),
    visibleDate: row.visible_from ?? undefined,
    openDate: row.opens_at ?? undefined,
    closedDate: row.closes_at ?? undefined,
    visibleMessage: row.visible_message ?? undefined,
    closedMessage: row.closed_message ?? undefined,
    offersPaymentPlan: row.offers_payment_plan,
    paymentPlanRules: planRules(row),
    installment1Day: row.installment_1_day ?? undefined,
    installment2Day: row.installment_2_day ?? undefined,
    installment3Day: row.installment_3_day ?? undefined,
    enableMobileDelivery: row.enable_mobile_delivery,
    domesticDeliveryMethodId: row.domestic_delivery_method_id ?? undefined,
    internationalDeliveryMethodId: row.international_delivery_method_id ?? undefined,
    allowShippingAddressChanges: row.allow_shipping_address_changes,
    estimatedShipDate: row.estimated_ship_day ?? undefined,
    mostEvents: row.draw?.caps.events ?? undefined,
  };
}

export async function seriesOfOutlet(
  db: Db,
  sellerId: number,
  outletId: number,
  now: Date,
): Promise<Series[]> {
  return (await loadSeries(db, sellerId, { outletId })).map((row) => describeSeries(row, now));
}
