import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encoded } from '../encoded.ts';
import type { Of } from '../wire.ts';
import { series } from './series.ts';

const ours: Of<typeof series> = {
  id: 11,
  name: 'name 12',
  showName: false,
  shippingNote: 'shipping note 14',
  tourId: 15,
  tour: { id: 16, name: 'name 17', allowPrioritySelection: true },
  visibleDate: new Date('2026-01-20T12:19:00.000Z'),
  openDate: new Date('2026-01-21T12:20:00.000Z'),
  closedDate: new Date('2026-01-22T12:21:00.000Z'),
  visibleMessage: 'visible message 22',
  closedMessage: 'closed message 23',
  visible: true,
  open: false,
  closed: true,
  offersPaymentPlan: false,
  paymentPlanRules: {
    feeCents: 2850,
    totalPayments: 29,
    eligibilityMinimumCents: 3050,
    firstPaymentMinimumCents: 3150,
    firstPaymentPercent: 0.34,
  },
  installment1Day: '2026-02-03',
  installment2Day: '2026-02-04',
  installment3Day: '2026-02-05',
  enableMobileDelivery: true,
  domesticDeliveryMethodId: 37,
  internationalDeliveryMethodId: 38,
  allowShippingAddressChanges: false,
  estimatedShipDate: '2026-02-10',
};
const wire = {
  OutletEventGroupID: 11,
  Name: 'name 12',
  ShowSeriesName: false,
  ShippingNote: 'shipping note 14',
  TourID: 15,
  Tour: { TourID: 16, Name: 'name 17', AllowPrioritySelection: true },
  SeriesVisibleDate: '2026-01-20T12:19:00.000Z',
  SeriesOpenDate: '2026-01-21T12:20:00.000Z',
  SeriesClosedDate: '2026-01-22T12:21:00.000Z',
  SeriesVisibleMessage: 'visible message 22',
  SeriesClosedMessage: 'closed message 23',
  SeriesVisible: true,
  SeriesOpen: false,
  SeriesClosed: true,
  OfferPaymentPlan: false,
  PaymentPlanRules: {
    fee: 28.5,
    totalPayments: 29,
    eligibilityMinimum: 30.5,
    firstPaymentMinimum: 31.5,
    firstPaymentPercent: 0.34,
  },
  PaymentPlanInstallment1Date: '2026-02-03T00:00:00.000Z',
  PaymentPlanInstallment2Date: '2026-02-04T00:00:00.000Z',
  PaymentPlanInstallment3Date: '2026-02-05T00:00:00.000Z',
  EnableMobileDelivery: true,
  LRDomOutletDeliveryMethodID: 37,
  LRIntlOutletDeliveryMethodID: 38,
  AllowShippingAddressChanges: false,
  EstimatedShipDate: '2026-02-10T00:00:00.000Z',
};

test('[ENTITY-18] [ENTITY-19] [ENTITY-36] a series, its tour and its plan in the wire’s names, each under its own', () => {
  expect(encoded(series, ours)).toEqual(wire);
  expect(z.decode(series, wire)).toEqual(ours);
});
