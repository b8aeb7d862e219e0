import { expect, test } from 'vitest';
import { nextPriority, requestRights } from './request-rights.ts';

const now = new Date('2026-03-10T12:00:00Z');
const series = {
  openDate: '2026-03-01T00:00:00Z',
  closedDate: '2026-04-01T00:00:00Z',
  offersPlan: true,
  planRules: {
    feeCents: 1500,
    totalPayments: 3,
    eligibilityMinimumCents: 20_000,
    firstPaymentMinimumCents: 5000,
    firstPaymentPercent: 0.34,
  },
  installmentDates: ['2026-05-01', '2026-06-01', '2026-07-01'],
};
const request = {
  status: 'STATUS_REQUEST_PENDING',
  series,
  enrolled: false,
  totalCents: 20_000,
  tourAllowsPriority: true,
};
const closed = { ...series, closedDate: '2026-03-10T12:00:00Z' };

test('[HIST-REQ-08] [HIST-REQ-10] [HIST-REQ-12] [HIST-REQ-18] an open series allows everything', () => {
  expect(requestRights(request, now)).toEqual({
    add: true,
    edit: true,
    managePayment: true,
    enrollInPlan: true,
    editShipping: true,
    prioritize: true,
  });
});

test('[HIST-REQ-10] [HIST-REQ-11] [SERIES-06] a closed series allows only shipping, while pending', () => {
  expect(requestRights({ ...request, series: closed }, now)).toEqual({
    add: false,
    edit: false,
    managePayment: false,
    enrollInPlan: false,
    editShipping: true,
    prioritize: false,
  });
});

test('[HIST-REQ-11] [STATUS-05] shipping needs a pending request and a series that allows it', () => {
  expect(requestRights({ ...request, status: 'STATUS_REQUEST_PROCESSING' }, now).editShipping).toBe(false);
  expect(requestRights({ ...request, status: 'STATUS_REQUEST_CONFIRMED' }, now).edit).toBe(false);
  expect(requestRights({ ...request, status: 'STATUS_REQUEST_PROCESSING' }, now).enrollInPlan).toBe(false);
  const fixed = { ...series, allowsShippingAddressChanges: false };
  expect(requestRights({ ...request, series: fixed }, now).editShipping).toBe(false);
});

test('[HIST-REQ-12] [HIST-REQ-18] the plan needs eligibility, priority a tour that allows it', () => {
  expect(requestRights({ ...request, totalCents: 100 }, now).enrollInPlan).toBe(false);
  expect(requestRights({ ...request, tourAllowsPriority: false }, now).prioritize).toBe(false);
});

test('[HIST-REQ-18] choosing again moves the priority or clears it', () => {
  expect(nextPriority(null, 'a')).toBe('a');
  expect(nextPriority('a', 'b')).toBe('b');
  expect(nextPriority('a', 'a')).toBeNull();
});
