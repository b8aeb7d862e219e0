import * as z from 'zod/mini';
import { calendarDay, entity, flag, id, instant, maybe, money, wrote } from '../wire.ts';
import type { Of } from '../wire.ts';

const tour = entity('Tour', {
  id: ['TourID', id],
  name: ['Name', wrote],
  allowPrioritySelection: ['AllowPrioritySelection', flag],
});

const paymentPlanRules = entity('PaymentPlanRules', {
  feeCents: ['fee', money],
  totalPayments: ['totalPayments', z.int()],
  eligibilityMinimumCents: ['eligibilityMinimum', money],
  firstPaymentMinimumCents: ['firstPaymentMinimum', money],
  firstPaymentPercent: ['firstPaymentPercent', z.number()],
});

/** A series of shows, called an outlet event group on the wire. */
export const series = entity('OutletEventGroup', {
  id: ['OutletEventGroupID', id],
  name: ['Name', wrote],
  showName: ['ShowSeriesName', flag],
  shippingNote: ['ShippingNote', maybe(wrote)],
  tourId: ['TourID', maybe(id)],
  tour: ['Tour', maybe(tour)],
  visibleDate: ['SeriesVisibleDate', maybe(instant)],
  openDate: ['SeriesOpenDate', maybe(instant)],
  closedDate: ['SeriesClosedDate', maybe(instant)],
  visibleMessage: ['SeriesVisibleMessage', maybe(wrote)],
  closedMessage: ['SeriesClosedMessage', maybe(wrote)],
  visible: ['SeriesVisible', flag],
  open: ['SeriesOpen', flag],
  closed: ['SeriesClosed', flag],
  offersPaymentPlan: ['OfferPaymentPlan', flag],
  paymentPlanRules: ['PaymentPlanRules', maybe(paymentPlanRules)],
  installment1Day: ['PaymentPlanInstallment1Date', maybe(calendarDay)],
  installment2Day: ['PaymentPlanInstallment2Date', maybe(calendarDay)],
  installment3Day: ['PaymentPlanInstallment3Date', maybe(calendarDay)],
  enableMobileDelivery: ['EnableMobileDelivery', flag],
  domesticDeliveryMethodId: ['LRDomOutletDeliveryMethodID', maybe(id)],
  internationalDeliveryMethodId: ['LRIntlOutletDeliveryMethodID', maybe(id)],
  allowShippingAddressChanges: ['AllowShippingAddressChanges', flag],
  estimatedShipDate: ['EstimatedShipDate', maybe(calendarDay)],
  /** How many shows of it one fan is awarded at most; missing: any number. */
  mostEvents: ['MostEvents', maybe(z.int())],
});
export type Series = Of<typeof series>;
