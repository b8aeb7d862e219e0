import { series } from '@stagedoor/contract/entities/series';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { SeriesRow } from './catalogue-store.ts';
import { describeSeries } from './series-of-outlet.ts';

const row: SeriesRow = {
  seller_id: 1,
  series_id: 21,
  outlet_id: 2,
  tour_id: 5,
  tour_name: 'Long Way Home Tour',
  tour_priority: true,
  name: 'Long Way Home',
  show_name: true,
  shipping_note: 'One envelope for all.',
  visible_from: new Date('2026-10-01T00:00:00Z'),
  opens_at: new Date('2026-11-01T00:00:00Z'),
  closes_at: new Date('2026-12-10T00:00:00Z'),
  visible_message: 'Soon.',
  closed_message: 'Over.',
  offers_payment_plan: true,
  plan_fee_cents: 1500,
  plan_total_payments: 3,
  plan_eligibility_minimum_cents: 40_000,
  plan_first_payment_minimum_cents: 5000,
  plan_first_payment_percent: '0.34000',
  installment_1_day: '2026-12-15',
  installment_2_day: '2027-01-15',
  installment_3_day: '2027-02-15',
  enable_mobile_delivery: false,
  domestic_delivery_method_id: 12,
  international_delivery_method_id: 13,
  allow_shipping_address_changes: true,
  estimated_ship_day: '2026-12-20',
  draw: null,
};
const now = new Date('2026-11-15T17:00:00Z');
const onTheWire = (change: Partial<SeriesRow> = {}) =>
  z.encode(series, describeSeries({ ...row, ...change }, now));

test('[ENTITY-18] [ENTITY-19] [SERIES-01] [FAN-12] [PLAN-08] [INSTAL-05] each field of a series comes from its own column', () => {
  expect(onTheWire()).toEqual({
    OutletEventGroupID: 21,
    Name: 'Long Way Home',
    ShowSeriesName: true,
    ShippingNote: 'One envelope for all.',
    TourID: 5,
    Tour: { TourID: 5, Name: 'Long Way Home Tour', AllowPrioritySelection: true },
    SeriesVisibleDate: '2026-10-01T00:00:00.000Z',
    SeriesOpenDate: '2026-11-01T00:00:00.000Z',
    SeriesClosedDate: '2026-12-10T00:00:00.000Z',
    SeriesVisibleMessage: 'Soon.',
    SeriesClosedMessage: 'Over.',
    SeriesVisible: true,
    SeriesOpen: true,
    SeriesClosed: false,
    OfferPaymentPlan: true,
    PaymentPlanRules: {
      fee: 15,
      totalPayments: 3,
      eligibilityMinimum: 400,
      firstPaymentMinimum: 50,
      firstPaymentPercent: 0.34,
    },
    PaymentPlanInstallment1Date: '2026-12-15T00:00:00.000Z',
    PaymentPlanInstallment2Date: '2027-01-15T00:00:00.000Z',
    PaymentPlanInstallment3Date: '2027-02-15T00:00:00.000Z',
    EnableMobileDelivery: false,
    LRDomOutletDeliveryMethodID: 12,
    LRIntlOutletDeliveryMethodID: 13,
    AllowShippingAddressChanges: true,
    EstimatedShipDate: '2026-12-20T00:00:00.000Z',
  });
});

test('[SERIES-01] [ENTITY-18] what a series does not have has nothing in its place', () => {
  const required = new Set(['seller_id', 'series_id', 'outlet_id', 'name']);
  const none = Object.entries(row).flatMap(([column, value]) =>
    typeof value === 'boolean' || required.has(column) ? [] : [[column, null]],
  );
  expect(JSON.parse(JSON.stringify(onTheWire(Object.fromEntries(none))))).toEqual({
    OutletEventGroupID: 21,
    Name: 'Long Way Home',
    ShowSeriesName: true,
    SeriesVisible: false,
    SeriesOpen: false,
    SeriesClosed: false,
    OfferPaymentPlan: true,
    EnableMobileDelivery: false,
    AllowShippingAddressChanges: true,
  });
  expect(onTheWire({ tour_name: null, tour_priority: null }).Tour).toEqual({
    TourID: 5,
    Name: '',
    AllowPrioritySelection: false,
  });
});

test('[PLAN-08] rules of a plan that are not complete are none', () => {
  for (const missing of [
    'plan_fee_cents',
    'plan_total_payments',
    'plan_eligibility_minimum_cents',
    'plan_first_payment_minimum_cents',
    'plan_first_payment_percent',
  ])
    expect(onTheWire({ [missing]: null }).PaymentPlanRules).toBeUndefined();
});

test.each([
  'plan_fee_cents',
  'plan_total_payments',
  'plan_eligibility_minimum_cents',
  'plan_first_payment_minimum_cents',
  'plan_first_payment_percent',
])('[ENTITY-19] [PLAN-02] without its %s a plan has no rules', (column) => {
  expect(onTheWire({ [column]: null })).not.toHaveProperty('PaymentPlanRules');
});

test('[EVENT-24] how many shows one fan is awarded comes from the rules of its draw', () => {
  const draw = { caps: { tickets: null, ticketsPerEvent: null, events: 1 } } as SeriesRow['draw'];
  const now = new Date('2026-11-15T12:00:00Z');
  expect(describeSeries({ ...row, draw }, now).mostEvents).toBe(1);
  expect(describeSeries({ ...row, draw: null }, now).mostEvents).toBeUndefined();
});
