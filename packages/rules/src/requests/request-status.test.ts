import { expect, test } from 'vitest';
import { eventRequestStatus, seriesRequestStatus } from './awarded-status.ts';
import { lineWord } from './line-word.ts';
import { isProcessed, pendingStatuses, processedStatuses, requestGroup } from './request-status.ts';

test('[STATUS-01] [STATUS-02] [STATUS-03] a constant belongs to the group it starts with', () => {
  expect([...pendingStatuses, ...processedStatuses].map(requestGroup)).toEqual([
    'pending',
    'processing',
    'confirmed',
    'confirmed',
    'confirmed',
    'denied',
    'denied',
  ]);
  expect(requestGroup('STATUS_REQUEST_CONFIRMED_LATER')).toBe('confirmed');
  expect(requestGroup('CONFIRMED')).toBeNull();
});

test('[STATUS-04] [HIST-REQ-01] Processed holds five statuses', () => {
  expect(processedStatuses).toEqual([
    'STATUS_REQUEST_CONFIRMED',
    'STATUS_REQUEST_CONFIRMED_PARTIAL',
    'STATUS_REQUEST_CONFIRMED_ALTERNATE',
    'STATUS_REQUEST_DENIED',
    'STATUS_REQUEST_DENIED_INVENTORY',
  ]);
  expect(processedStatuses.every(isProcessed)).toBe(true);
});

test('[STATUS-05] the default filter is pending and processing', () => {
  expect(pendingStatuses).toEqual(['STATUS_REQUEST_PENDING', 'STATUS_REQUEST_PROCESSING']);
  expect(pendingStatuses.some(isProcessed)).toBe(false);
});

test('[STATUS-06] a line says CONFIRMED or DECLINED once its event request is processed', () => {
  const awarded = { confirmedPriceLevelId: 5, confirmedQuantity: 2 };
  expect(lineWord(awarded, 'STATUS_REQUEST_PENDING')).toBeNull();
  expect(lineWord(awarded, 'STATUS_REQUEST_PROCESSING')).toBeNull();
  expect(lineWord(awarded, 'STATUS_REQUEST_CONFIRMED_PARTIAL')).toBe('CONFIRMED');
  const one = { confirmedPriceLevelId: 5, confirmedQuantity: 1 };
  expect(lineWord(one, 'STATUS_REQUEST_CONFIRMED_PARTIAL')).toBe('CONFIRMED');
  expect(lineWord({}, 'STATUS_REQUEST_CONFIRMED_PARTIAL')).toBe('DECLINED');
  expect(lineWord({ confirmedPriceLevelId: 5 }, 'STATUS_REQUEST_CONFIRMED_PARTIAL')).toBe('DECLINED');
  expect(lineWord({ confirmedQuantity: 2 }, 'STATUS_REQUEST_CONFIRMED_PARTIAL')).toBe('DECLINED');
  expect(lineWord({ confirmedPriceLevelId: 5, confirmedQuantity: 0 }, 'STATUS_REQUEST_DENIED')).toBe(
    'DECLINED',
  );
  expect(lineWord({}, 'STATUS_REQUEST_DENIED_INVENTORY')).toBe('DECLINED');
});

const asked = { priceLevelId: 5, quantity: 2 };
const full = { ...asked, confirmedPriceLevelId: 5, confirmedQuantity: 2 };
const fewer = { ...asked, confirmedPriceLevelId: 5, confirmedQuantity: 1 };
const other = { ...asked, confirmedPriceLevelId: 6, confirmedQuantity: 1 };
const none = { ...asked, confirmedPriceLevelId: null, confirmedQuantity: 0 };

test('[STATUS-07] an event request follows from its lines', () => {
  expect(eventRequestStatus([full, full])).toBe('STATUS_REQUEST_CONFIRMED');
  expect(eventRequestStatus([full, other, fewer])).toBe('STATUS_REQUEST_CONFIRMED_ALTERNATE');
  expect(eventRequestStatus([full, fewer])).toBe('STATUS_REQUEST_CONFIRMED_PARTIAL');
  expect(eventRequestStatus([full, none])).toBe('STATUS_REQUEST_CONFIRMED_PARTIAL');
  expect(eventRequestStatus([none, { ...none, lackedStock: true }])).toBe('STATUS_REQUEST_DENIED');
  expect(eventRequestStatus([{ ...none, lackedStock: true }])).toBe('STATUS_REQUEST_DENIED_INVENTORY');
  expect(eventRequestStatus([{ ...none, confirmedPriceLevelId: 5 }])).toBe('STATUS_REQUEST_DENIED');
  expect(eventRequestStatus([{ ...none, confirmedQuantity: 2 }])).toBe('STATUS_REQUEST_DENIED');
  expect(eventRequestStatus([])).toBe('STATUS_REQUEST_DENIED');
});

test('[STATUS-07] a series request follows from its events', () => {
  const [confirmed, partial, alternate, denied, inventory] = processedStatuses;
  expect(seriesRequestStatus([confirmed, confirmed])).toBe(confirmed);
  expect(seriesRequestStatus([confirmed, denied])).toBe(partial);
  expect(seriesRequestStatus([partial, denied])).toBe(partial);
  expect(seriesRequestStatus([confirmed, alternate, denied])).toBe(alternate);
  expect(seriesRequestStatus([denied, inventory])).toBe(denied);
  expect(seriesRequestStatus([inventory, inventory])).toBe(inventory);
  expect(seriesRequestStatus([])).toBe(denied);
  const [pending, processing] = pendingStatuses;
  expect(seriesRequestStatus([confirmed, pending])).toBe(pending);
  expect(seriesRequestStatus([confirmed, processing])).toBe(processing);
  expect(seriesRequestStatus([processing, pending])).toBe(pending);
});
