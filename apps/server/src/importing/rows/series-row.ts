import type { OutletFolder } from '../files/outlet-folder.ts';
import type { SellerFolder } from '../read-folder.ts';
import type { CatalogueRows } from './tables-of-rows.ts';

type Series = OutletFolder['series'] extends Map<string, infer S> ? S : never;

function planColumns({ paymentPlan: plan }: Series) {
  return {
    offers_payment_plan: plan !== null,
    plan_fee_cents: plan?.fee ?? null,
    plan_total_payments: plan?.payments ?? null,
    plan_eligibility_minimum_cents: plan?.eligibilityMinimum ?? null,
    plan_first_payment_minimum_cents: plan?.firstPaymentMinimum ?? null,
    plan_first_payment_percent: plan ? String(plan.firstPaymentPercent) : null,
    installment_1_day: plan?.installments[0] ?? null,
    installment_2_day: plan?.installments[1] ?? null,
    installment_3_day: plan?.installments[2] ?? null,
  };
}

export function seriesRow(
  { seller, tours }: SellerFolder,
  { outlet, delivery }: OutletFolder,
  series: Series,
): CatalogueRows['series'][number] {
  const methodId = (name: string | null): number | null => (name === null ? null : delivery.get(name)!.id);
  return {
    seller_id: seller.id,
    series_id: series.id,
    outlet_id: outlet.id,
    tour_id: series.tour === null ? null : tours.get(series.tour)!.id,
    name: series.name,
    show_name: series.showName,
    shipping_note: series.shippingNote,
    visible_from: series.visible,
    opens_at: series.opens,
    closes_at: series.closes,
    visible_message: series.visibleMessage,
    closed_message: series.closedMessage,
    ...planColumns(series),
    enable_mobile_delivery: series.mobileDelivery,
    domestic_delivery_method_id: methodId(series.domesticDelivery),
    international_delivery_method_id: methodId(series.internationalDelivery),
    allow_shipping_address_changes: series.addressChanges,
    estimated_ship_day: series.shipDay,
  };
}
