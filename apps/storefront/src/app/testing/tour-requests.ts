// Requests of a tour in tests of history, and hands and eyes for their list.
import { fireEvent, screen } from '@testing-library/react';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import {
  sampleEventRequest,
  sampleRequestLine,
  sampleSeries,
  sampleSeriesRequest,
} from '../../parts/testing/sample-requests.ts';
import { sampleEvent } from '../../parts/testing/samples.ts';

export const list = '/user/history/requests';
export const tour = { id: 5, name: 'Long Way Home Tour', allowPrioritySelection: true };
export const touring = sampleSeries({ tourId: tour.id, tour });
export const second = sampleEventRequest({
  id: 2,
  uuid: '00000000-0000-4000-8000-0000000000e2',
  eventId: 102,
  event: sampleEvent({ id: 102, show: { startsAt: new Date('2026-12-20T00:30:00Z') } }),
});
export const onTour = (request: Partial<SeriesRequest> = {}) =>
  sampleSeriesRequest({ series: touring, eventRequests: [sampleEventRequest(), second], ...request });
export const decided = (
  constant: SeriesRequest['status']['constant'],
  request: Partial<SeriesRequest> = {},
) => {
  const status = { constant, customerStatus: 'Decided' };
  const lines = [sampleRequestLine({ confirmedPriceLevelId: 1, confirmedQuantity: 2 })];
  const event = sampleEvent({ show: { startsAt: new Date('2025-03-01T00:30:00Z') } });
  return sampleSeriesRequest({
    id: 9,
    uuid: '00000000-0000-4000-8000-0000000000f9',
    number: '10009',
    status,
    planEligible: false,
    eventRequests: [sampleEventRequest({ id: 9, number: '10009', status, lines, event })],
    ...request,
  });
};
export const policy = {
  id: 8,
  headline: 'Choose one night',
  text: '<p>It is drawn first.</p>',
  policyType: 8,
  salesType: 2,
};
export const links = (): string[] => screen.getAllByRole('link').map(({ textContent }) => textContent);
export const headers = (): (string | null)[] =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
export const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
export const openDetails = (): boolean =>
  fireEvent.click(screen.getAllByRole('button', { name: /^Details of/ })[0]!);
