// A series and requests in it, for tests.
import type { EventRequest, RequestLine, SeriesRequest } from '@stagedoor/contract/entities/request';
import type { SeriesRequestDraft } from '@stagedoor/contract/entities/request';
import type { Series } from '@stagedoor/contract/entities/series';
import { sampleEvent } from './samples.ts';

export const sampleSeries = (series: Partial<Series> = {}): Series => ({
  id: 11,
  name: 'Long Way Home',
  showName: true,
  visibleDate: new Date('2026-11-01T00:00:00Z'),
  openDate: new Date('2026-11-05T00:00:00Z'),
  closedDate: new Date('2026-12-05T00:00:00Z'),
  visibleMessage: 'Requests open soon.',
  closedMessage: 'Requests have closed.',
  visible: true,
  open: true,
  closed: false,
  offersPaymentPlan: true,
  paymentPlanRules: {
    feeCents: 15_00,
    totalPayments: 3,
    eligibilityMinimumCents: 200_00,
    firstPaymentMinimumCents: 50_00,
    firstPaymentPercent: 0.34,
  },
  installment1Day: '2026-12-13',
  installment2Day: '2027-01-12',
  installment3Day: '2027-01-24',
  enableMobileDelivery: true,
  domesticDeliveryMethodId: 2,
  internationalDeliveryMethodId: 3,
  allowShippingAddressChanges: true,
  ...series,
});

const uuidOf = (end: string) => `00000000-0000-4000-8000-${end.padStart(12, '0')}`;
const pending = { constant: 'STATUS_REQUEST_PENDING', customerStatus: 'Pending' } as const;

export const sampleRequestLine = (line: Partial<RequestLine> = {}): RequestLine => ({
  id: 1,
  uuid: uuidOf('11'),
  itemId: 11,
  itemName: 'Tickets',
  priceLevelId: 1,
  levelName: 'Orchestra',
  priceCents: 85_00,
  fees: [{ name: 'Service fee', valueCents: 13_75 }],
  isAddOn: false,
  quantity: 2,
  optOut: false,
  ...line,
});

export const sampleEventRequest = (request: Partial<EventRequest> = {}): EventRequest => ({
  id: 1,
  uuid: uuidOf('e1'),
  number: '10001',
  eventId: 101,
  event: sampleEvent({ salesType: 2, series: sampleSeries() }),
  totals: { ticketsCents: 170_00, feesCents: 27_50, taxesCents: 0, planFeeCents: 0, totalCents: 197_50 },
  status: pending,
  lines: [sampleRequestLine()],
  createdAt: new Date('2026-11-14T12:00:00Z'),
  updatedAt: new Date('2026-11-14T12:00:00Z'),
  ...request,
});

export const sampleSeriesRequest = (request: Partial<SeriesRequest> = {}): SeriesRequest => ({
  id: 1,
  uuid: uuidOf('f1'),
  number: '10001',
  series: sampleSeries(),
  status: pending,
  totals: {
    ticketsCents: 170_00,
    feesCents: 27_50,
    taxesCents: 0,
    shippingCents: 7_50,
    planFeeCents: 0,
    totalCents: 205_00,
  },
  planEnrolled: false,
  planEligible: true,
  payments: [],
  eventRequests: [sampleEventRequest()],
  createdAt: new Date('2026-11-14T12:00:00Z'),
  updatedAt: new Date('2026-11-14T12:00:00Z'),
  ...request,
});

export const sampleDraft = (draft: Partial<SeriesRequestDraft> = {}): SeriesRequestDraft => ({
  series: sampleSeries(),
  status: pending,
  totals: { ticketsCents: 170_00, feesCents: 27_50, taxesCents: 0, planFeeCents: 0, totalCents: 197_50 },
  planEnrolled: false,
  planEligible: false,
  payments: [],
  eventRequests: [],
  ...draft,
});
