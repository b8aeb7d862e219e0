import type { Outlet, Series } from '@stagedoor/descriptions/programme';
import type { CatalogueRows } from './tables-of-rows.ts';

/** In the order in which a description has its keys, whatever order the database keeps. */
function describedDraw(draw: SeriesRow['draw']): Series['draw'] {
  if (!draw) return null;
  const { tickets, ticketsPerEvent, events } = draw.caps;
  const input = draw.publicInput;
  return {
    partial: draw.partial,
    households: draw.households,
    caps: { tickets, ticketsPerEvent, events },
    publicInput: {
      kind: input.kind,
      source: input.source,
      count: input.count,
      chain: input.chain,
      publicKey: input.publicKey,
      scheme: input.scheme,
      genesis: input.genesis,
      period: input.period,
      round: input.round,
    },
    graceHours: draw.graceHours,
    walkAt: draw.walkAt,
  };
}

type SeriesRow = CatalogueRows['series'][number];

const planColumns = ({ paymentPlan: plan }: Series) => ({
  offers_payment_plan: plan !== null,
  plan_fee_cents: plan?.fee ?? null,
  plan_total_payments: plan?.payments ?? null,
  plan_eligibility_minimum_cents: plan?.eligibilityMinimum ?? null,
  plan_first_payment_minimum_cents: plan?.firstPaymentMinimum ?? null,
  plan_first_payment_percent: plan ? String(plan.firstPaymentPercent) : null,
  installment_1_day: plan?.installments[0] ?? null,
  installment_2_day: plan?.installments[1] ?? null,
  installment_3_day: plan?.installments[2] ?? null,
});

function describedPlan(row: SeriesRow): Series['paymentPlan'] {
  if (!row.offers_payment_plan) return null;
  return {
    fee: row.plan_fee_cents ?? 0,
    payments: row.plan_total_payments ?? 3,
    eligibilityMinimum: row.plan_eligibility_minimum_cents ?? 0,
    firstPaymentMinimum: row.plan_first_payment_minimum_cents ?? 0,
    firstPaymentPercent: Number(row.plan_first_payment_percent),
    installments: [row.installment_1_day, row.installment_2_day, row.installment_3_day].flatMap(
      (day) => day ?? [],
    ),
  };
}

export const seriesRow = (sellerId: number, outlet: Outlet, series: Series): SeriesRow => ({
  seller_id: sellerId,
  series_id: series.id,
  outlet_id: outlet.id,
  tour_id: series.tour,
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
  domestic_delivery_method_id: series.domesticDelivery,
  international_delivery_method_id: series.internationalDelivery,
  allow_shipping_address_changes: series.addressChanges,
  estimated_ship_day: series.shipDay,
  draw: series.draw,
});

export const describedSeries = (row: SeriesRow): Series => ({
  id: row.series_id,
  name: row.name,
  showName: row.show_name,
  tour: row.tour_id,
  visible: row.visible_from,
  opens: row.opens_at,
  closes: row.closes_at,
  visibleMessage: row.visible_message,
  closedMessage: row.closed_message,
  shippingNote: row.shipping_note,
  mobileDelivery: row.enable_mobile_delivery,
  domesticDelivery: row.domestic_delivery_method_id,
  internationalDelivery: row.international_delivery_method_id,
  addressChanges: row.allow_shipping_address_changes,
  shipDay: row.estimated_ship_day,
  paymentPlan: describedPlan(row),
  draw: describedDraw(row.draw),
});
