import { expect, test } from 'vitest';
import { groupByTour } from './request-groups.ts';

const request = (id: string, tourId: number | null, showDate: string) => ({
  id,
  tourId,
  showDates: [showDate],
});

test('[HIST-REQ-04] the earliest of its shows is a request’s first, and one without a tour has none', () => {
  const two = { id: 'two', showDates: ['2026-08-01', '2026-03-01'] };
  const one = { id: 'one', tourId: 7, showDates: ['2026-04-01'] };
  expect(groupByTour<typeof two | typeof one>([one, two])).toEqual([
    { tourId: null, requests: [two] },
    { tourId: 7, requests: [one] },
  ]);
});

test('[HIST-REQ-04] by tour, then by series, each in the order of its first show', () => {
  const groups = groupByTour([
    request('late', 7, '2026-09-01'),
    request('alone', null, '2026-05-01'),
    request('other tour', 8, '2026-06-01'),
    request('early', 7, '2026-04-01'),
    request('alone too', null, '2026-07-01'),
  ]);
  expect(groups.map((group) => [group.tourId, group.requests.map((each) => each.id)])).toEqual([
    [7, ['early', 'late']],
    [null, ['alone']],
    [8, ['other tour']],
    [null, ['alone too']],
  ]);
});
